import { describe, expect, test } from 'vitest';
import { Text, bundle } from '@shell/lib/text';
import { readFileSync } from 'node:fs';
import type { Board } from '../cards';
import { ranking, verdict } from '../verdict';

const words = readFileSync(new URL('../../text/en.ftl', import.meta.url), 'utf-8');
const text = new Text('en', [bundle('en', [words])]);
const names = ['Ada', 'Bo', 'Cy'];

function board(tokens: number[], judged: number | null = null): Board {
  return { painters: tokens.map((each) => ({ tokens: each })), judged } as unknown as Board;
}

describe('the verdict', () => {
  test('names the two best by points', () => {
    const outcome = { scores: [12, 30, 20], winners: [1], verdict: '' };
    expect(ranking(outcome, board([0, 0, 0]))).toEqual([1, 2, 0]);
    expect(verdict(outcome, board([0, 0, 0]), names, text)).toEqual({ sentence: 'Bo has 30 points, Cy 20.', rule: null });
  });

  test('says that tokens decided, or the judges, or nothing', () => {
    const tied = { scores: [30, 30, 20], winners: [0], verdict: '' };
    expect(verdict(tied, board([3, 1, 9]), names, text)).toMatchObject({ rule: 'CAN-4.3' });
    expect(verdict(tied, board([3, 3, 9], 0), names, text)).toMatchObject({ rule: 'CAN-4.4' });
    const shared = { ...tied, winners: [0, 1] };
    expect(verdict(shared, board([3, 3, 9]), names, text).sentence).toContain('win together');
  });

  test('is an award for whoever plays alone', () => {
    const outcome = { scores: [41], winners: [0], verdict: 'best-in-show' };
    expect(verdict(outcome, board([0]), names, text).sentence).toBe('Best in show!');
  });
});
