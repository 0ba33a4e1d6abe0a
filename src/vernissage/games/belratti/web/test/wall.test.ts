import { expect, test } from 'vitest';
import { shownBy, standing } from '../people';
import type { RoundLook, Table, View } from '../types';
import { columns, handPlaces, items, pointedAt } from '../wall';

const table = {
  phase: 'hang',
  directors: [0, 1],
  painters: [2, 3],
  ready: [],
  proposed: null,
  proposals: null,
  swap: null,
  frames: ['painting-duck', 'painting-key'],
  hanging: { members: [0, 1], consenting: [1], draft: ['one', 'out'], number: 4 },
} as unknown as Table;
const view = { seat: 0, hand: ['painting-axe'], laid: [], aside: [], table } as unknown as View;

test('frames are where the draft has them, with the hands of others on them', () => {
  const [duck, key] = items(view, null, 0, { 0: 'frame-1', 1: 'frame-0' });
  expect(duck).toMatchObject({ painting: 'painting-duck', place: 'one', hands: [1], stamp: null });
  expect(key).toMatchObject({ painting: 'painting-key', place: 'out', hands: [] });
});

test('a bot that waits points at a frame and says where it would hang', () => {
  expect(items(view, null, 0, { 1: 'frame-1:two' })[1]).toMatchObject({ hands: [1] });
  expect(pointedAt('frame-1:two')).toEqual({ name: 'frame-1', frame: 1, place: 'two' });
  expect(pointedAt('frame-1')).toEqual({ name: 'frame-1', frame: 1, place: null });
  expect(pointedAt('')).toBeNull();
});

test('a frame that has not been turned tells nothing', () => {
  const look: RoundLook = {
    round: 1,
    themes: ['painting-sun', 'painting-sea'],
    number: 1,
    painters: [2],
    perfect: false,
    token: 0,
    paintings: [
      { painting: 'painting-duck', painter: 2, meant: 'one', hung: 'one', stamp: 'genuine', line: [] },
      { painting: 'painting-key', painter: null, meant: null, hung: 'out', stamp: 'caught', line: [] },
    ],
  };
  const [duck, key] = items(view, look, 1, {});
  expect(duck).toMatchObject({ stamp: 'genuine', turning: false });
  expect(key).toMatchObject({ stamp: null, turning: true, shown: null });
});

test('what is laid leaves a gap in the hand and moves nothing else', () => {
  const laid = [{ painting: 'painting-duck', theme: 'one' as const, line: [] }];
  const places = handPlaces({ ...view, hand: ['painting-axe', 'painting-owl'], laid });
  expect(places).toEqual(['painting-axe', 'painting-duck', 'painting-owl']);
});

test('everyone stands somewhere in the question of the moment', () => {
  expect([0, 1, 2].map((seat) => standing(table, seat))).toEqual(['not-yet', 'agrees', 'hushed']);
  const asking = { ...table, phase: 'ask', proposals: { members: [0, 1], shown: [5, null] } } as Table;
  expect([0, 1, 2].map((seat) => standing(asking, seat))).toEqual(['shows', 'not-yet', 'waiting']);
  expect([shownBy(asking, 0), shownBy(asking, 1), shownBy(asking, 2)]).toEqual([5, null, null]);
});

test('the fourth frame is the fourth for everyone, whoever looks', () => {
  const order = (seat: number | null): string[] =>
    items({ ...view, seat }, null, 0, {}).map(({ painting }) => painting);
  for (const seat of [1, 2, 3, null]) expect(order(seat)).toEqual(order(0));
});

test('frames keep their size while they are hung', () => {
  const hung = (...draft: ('one' | 'two' | 'out')[]): number =>
    columns({ ...table, number: 7, hanging: { members: [0, 1], consenting: [], draft, number: 0 } }, null);
  expect(hung('out', 'out', 'out', 'out', 'out')).toBe(hung('one', 'one', 'one', 'two', 'two'));
});
