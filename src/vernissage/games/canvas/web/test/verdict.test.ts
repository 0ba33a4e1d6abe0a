import { describe, expect, test } from 'vitest';
import { Text, bundle } from '@shell/lib/text';
import { readFileSync } from 'node:fs';
import type { Board } from '../cards';
import { verdict } from '../verdict';

const words = readFileSync(new URL('../../text/en.ftl', import.meta.url), 'utf-8');
const text = new Text('en', [bundle('en', [words])], { seats: {}, names: ['Ada', 'Bo', 'Cy'], you: null });

function board(tokens: number[], ranking: number[], decided_by = '', judged: number | null = null): Board {
  return { painters: tokens.map((each) => ({ tokens: each })), ranking, decided_by, judged } as unknown as Board;
}

describe('the verdict', () => {
  test('names the two best by points', () => {
    const outcome = { scores: [12, 30, 20], winners: [1], verdict: '' };
    expect(verdict(outcome, board([0, 0, 0], [1, 2, 0]), text)).toBe('Bo has 30 points, Cy 20.');
  });

  test('says that tokens decided, or the judges, or nothing', () => {
    const tied = { scores: [30, 30, 20], winners: [0], verdict: '' };
    const shared = { ...tied, winners: [0, 1] };
    const said = [
      verdict(tied, board([3, 1, 9], [0, 1, 2], 'CAN-4.3'), text),
      verdict(tied, board([3, 3, 9], [0, 1, 2], 'CAN-4.4', 0), text),
      verdict(shared, board([3, 3, 9], [0, 1, 2], 'CAN-4.4'), text),
    ];
    expect(said[0]).toContain('1');
    expect(said[2]).toContain('win together');
    expect(new Set(said).size).toBe(3);
  });

  test('is an award for whoever plays alone', () => {
    const outcome = { scores: [41], winners: [0], verdict: 'best-in-show' };
    expect(verdict(outcome, board([0], [0], 'CAN-6.1'), text)).toBe('Best in show!');
  });
});
