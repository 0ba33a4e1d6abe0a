import { expect, test } from 'vitest';
import { bars } from '../src/pages/daily/bars';

test('each score has a bar, those between that nobody has too', () => {
  expect(
    bars(
      [
        [20, 1],
        [22, 3],
      ],
      22,
    ),
  ).toEqual([
    { from: 20, to: 20, count: 1, here: false },
    { from: 21, to: 21, count: 0, here: false },
    { from: 22, to: 22, count: 3, here: true },
  ]);
});

test('a game that was not the best has its place too', () => {
  expect(bars([[20, 1]], 19).map(({ from, count, here }) => [from, count, here])).toEqual([
    [19, 0, true],
    [20, 1, false],
  ]);
});

test('many scores share a few bars, and nobody is lost', () => {
  const scores = Array.from({ length: 60 }, (_, n): [number, number] => [n - 5, 2]);
  const drawn = bars(scores, 54);
  expect(drawn.length).toBeLessThanOrEqual(14);
  expect(drawn.reduce((sum, { count }) => sum + count, 0)).toBe(120);
  expect(drawn.filter(({ here }) => here)).toHaveLength(1);
});

test('alone, there is one bar', () => {
  expect(bars([], 7)).toEqual([{ from: 7, to: 7, count: 0, here: true }]);
});
