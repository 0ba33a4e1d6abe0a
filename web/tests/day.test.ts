import { expect, test } from 'vitest';
import { route } from '../src/lib/router.svelte';
import { columnOf, squares } from '../src/pages/daily/squares';
import { drawn } from '../src/pages/daily/stair';

test('each score has a column, those between that nobody has too', () => {
  const found = squares(
    [
      [20, 1],
      [22, 3],
    ],
    [24],
  );
  expect(found.columns.map(({ from, people, squares: high }) => [from, people, high])).toEqual([
    [20, 1, 1],
    [21, 0, 0],
    [22, 3, 3],
    [23, 0, 0],
    [24, 0, 0],
  ]);
  expect([found.each, found.highest, columnOf(found, 22), columnOf(found, 99)]).toEqual([1, 3, 2, -1]);
});

test('up to 150 people each have a square, more share one, and nobody is lost', () => {
  expect(squares([[7, 150]], []).each).toBe(1);
  for (const people of [151, 749, 751, 20_000]) {
    const found = squares(
      [
        [7, people - 1],
        [9, 1],
      ],
      [],
    );
    expect(found.each % 5).toBe(0);
    expect(found.columns.reduce((sum, each) => sum + each.people, 0)).toBe(people);
    expect(found.columns[2]?.squares).toBe(1);
    expect(found.columns.reduce((sum, each) => sum + each.squares, 0)).toBeLessThanOrEqual(152);
  }
});

test('where scores lie far apart, neighbours share a column', () => {
  const found = squares(
    [
      [0, 2],
      [99, 2],
      [100, 1],
    ],
    [],
  );
  expect(found.columns.length).toBeLessThanOrEqual(30);
  expect(found.columns.reduce((sum, { people }) => sum + people, 0)).toBe(5);
  expect(columnOf(found, 100)).toBe(found.columns.length - 1);
});

const room = { left: 0, right: 100, top: 0, bottom: 100 };

test('a stair falls where something was lost, by as much', () => {
  const stairs = [
    { turn: 0, points: 52, proven: true },
    { turn: 1, points: 52, proven: true },
    { turn: 2, points: 49, proven: true },
    { turn: 4, points: 40, proven: true },
  ];
  const found = drawn(stairs, room);
  expect(found.losses.map(({ turn, cost, x }) => [turn, cost, x])).toEqual([
    [2, 3, 50],
    [4, 9, 100],
  ]);
  expect([found.x(0), found.y(52)]).toEqual([0, 0]);
  expect(found.y(40)).toBeGreaterThan(found.y(49));
  expect(found.marks).toEqual([35, 40, 45, 50]);
});

test('a line that was never left has no gap', () => {
  const found = drawn(
    [
      { turn: 0, points: 30, proven: true },
      { turn: 12, points: 30, proven: true },
    ],
    room,
  );
  expect([found.losses, found.gap]).toEqual([[], '']);
});

test('a day has an address for good', () => {
  expect(route('/day')).toEqual({ page: 'day', date: '', game: '' });
  expect(route('/day/2031-05-04/two_words')).toEqual({ page: 'day', date: '2031-05-04', game: 'two_words' });
  for (const path of ['/day/2031-05-04', '/day/today/x', '/day/2031-05-04/x/y']) {
    expect(route(path)).toEqual({ page: 'nowhere' });
  }
});
