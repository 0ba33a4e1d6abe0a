import { describe, expect, it } from 'vitest';
import type { CoachCard } from '../src/lib/protocol';
import { band, labels, line, scale, turnAt } from '../src/pages/coach/curve';

const ROOM = { left: 0, right: 100, top: 0, bottom: 100 };
const points = (...values: [number, number[], number][]) =>
  values.map(([number, each, wide]) => ({ number, values: each, band: wide }));

const CARD: CoachCard = {
  you: 0,
  unit: 'chance',
  even: 50,
  thought: 3,
  turns: 3,
  playouts: 10,
  curve: points([0, [50, 50], 5], [4, [30, 70], 5], [6, [0, 100], 0]),
  decisions: [],
  recalled: null,
};

describe('the curve of chances', () => {
  it('has a place for every turn, and what happens in one lies between', () => {
    expect([0, 2, 4, 5, 6, 9].map((number) => turnAt(CARD.curve, number))).toEqual([0, 0.5, 1, 1.5, 2, 2]);
    expect(line(CARD, 0, scale(CARD, ROOM))).toBe('0.0,50.0 50.0,70.0 100.0,100.0');
  });

  it('leaves room on the right for what is still thought about', () => {
    const half = { ...CARD, thought: 2, curve: CARD.curve.slice(0, 2) };
    expect(line(half, 1, scale(half, ROOM))).toBe('0.0,50.0 50.0,30.0');
  });

  it('never cuts chances, and begins points below the fewest', () => {
    expect(scale(CARD, ROOM).marks).toEqual([0, 50, 100]);
    const alone: CoachCard = { ...CARD, unit: 'points', even: null, curve: points([0, [31], 2], [3, [44], 0]) };
    expect(scale(alone, ROOM).marks).toEqual([30, 37.5, 45]);
  });

  it('is as wide as the coach is unsure, and closes where all is known', () => {
    expect(band(CARD, scale(CARD, ROOM)).split(' ')).toEqual([
      '0.0,45.0',
      '50.0,65.0',
      '100.0,100.0',
      '100.0,100.0',
      '50.0,75.0',
      '0.0,55.0',
    ]);
  });

  it('writes no name over another', () => {
    const tied = { ...CARD, even: 5, curve: points([0, [50, 50], 5], [4, [30, 70], 5], [6, [0, 0], 0]) };
    const ys = labels(tied, scale(tied, ROOM), 100).map(({ y }) => y);
    for (const [i, y] of ys.entries()) if (i) expect(y - (ys[i - 1] ?? 0)).toBeGreaterThanOrEqual(17);
    expect(Math.max(...ys)).toBeLessThanOrEqual(100);
  });
});
