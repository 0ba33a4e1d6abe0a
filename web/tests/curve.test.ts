import { describe, expect, it } from 'vitest';
import { along, apart, named, plotted, spaced, type Tick } from '../src/lib/plot';
import type { CoachCard } from '../src/lib/protocol';
import { band, marks, turnAt } from '../src/pages/coach/curve';

const ROOM = { left: 0, right: 100, top: 0, bottom: 100 };
const PLOT = plotted(3, 0, 100, ROOM);
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
  lately: null,
};

describe('a chart of lines', () => {
  it('goes straight from one value to the next', () => {
    expect(along([50, 30, 0], PLOT)).toBe('0.0,50.0 50.0,70.0 100.0,100.0');
  });

  it('leaves room on the right for what is still to come', () => {
    expect(along([50, 70], PLOT)).toBe('0.0,50.0 50.0,30.0');
  });

  it('writes no name over another', () => {
    const ys = named([0, 0, 5], PLOT).sort((one, two) => one - two);
    for (const [i, y] of ys.entries()) if (i) expect(y - (ys[i - 1] ?? 0)).toBeGreaterThanOrEqual(17);
    expect(Math.max(...ys)).toBeLessThanOrEqual(100);
  });

  it('writes below it what has room, and always the last', () => {
    const tick = (at: number): Tick => ({ at, label: 'four', anchor: 'middle' });
    const wide = plotted(11, 0, 1, { ...ROOM, right: 1000 });
    const places = (width: number) =>
      spaced(
        Array.from({ length: 11 }, (_, at) => tick(at)),
        plotted(11, 0, 1, { ...ROOM, right: width }),
      ).map(({ at }) => at);
    expect(spaced([tick(0), tick(10)], wide)).toHaveLength(2);
    expect(places(1000)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(places(200)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(places(60)).toEqual([0, 10]);
  });

  it('has things as far apart as fingers need, in their order, and none past the end', () => {
    expect(apart([10, 80], 40, 100)).toEqual([10, 80]);
    expect(apart([30, 20], 40, 100)).toEqual([60, 20]);
    expect(apart([90, 95, 10], 40, 100)).toEqual([60, 100, 10]);
  });
});

describe('the curve of chances', () => {
  it('has a place for every turn, and what happens in one lies between', () => {
    expect([0, 2, 4, 5, 6, 9].map((number) => turnAt(CARD.curve, number))).toEqual([0, 0.5, 1, 1.5, 2, 2]);
  });

  it('never cuts chances, and begins points below the fewest', () => {
    expect(marks(CARD)).toEqual([0, 50, 100]);
    const alone: CoachCard = { ...CARD, unit: 'points', even: null, curve: points([0, [31], 2], [3, [44], 0]) };
    expect(marks(alone)).toEqual([30, 37.5, 45]);
  });

  it('is as wide as the coach is unsure, and closes where all is known', () => {
    expect(band(CARD, PLOT).split(' ')).toEqual([
      '0.0,45.0',
      '50.0,65.0',
      '100.0,100.0',
      '100.0,100.0',
      '50.0,75.0',
      '0.0,55.0',
    ]);
  });
});
