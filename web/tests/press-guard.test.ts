import { beforeEach, expect, test } from 'vitest';
import { Whereabouts, type Thing } from '../src/lib/press-guard';

const NEXT: Thing = { what: 'a', says: 'On to the next round' };
const RESULT: Thing = { what: 'b', says: 'See how it ended' };
let here: Thing | null;
let hand: Whereabouts;

beforeEach(() => {
  here = NEXT;
  hand = new Whereabouts(() => here);
  hand.went(NEXT);
});

test('what one went to is meant at once', () => {
  expect(hand.isStrange(0)).toBe(false);
});

test('what appears where one is cannot be meant for half a second', () => {
  here = RESULT;
  hand.changed(1_000);
  expect(hand.isStrange(1_499)).toBe(true);
  expect(hand.isStrange(1_500)).toBe(false);
});

test('a button that says something else now is another one', () => {
  here = { ...NEXT, says: 'Resign' };
  hand.changed(1_000);
  expect(hand.isStrange(1_100)).toBe(true);
});

test('what stays as it was is no news, whatever changes elsewhere', () => {
  hand.changed(1_000);
  expect(hand.isStrange(1_001)).toBe(false);
});

test('a hand that trembles stays where it was; one that leaves and comes back means it', () => {
  here = RESULT;
  hand.changed(1_000);
  hand.went(RESULT);
  expect(hand.isStrange(1_100)).toBe(true);
  hand.went(null);
  hand.went(RESULT);
  expect(hand.isStrange(1_200)).toBe(false);
});

test('nothing is strange where there is nothing to press', () => {
  here = null;
  hand.changed(1_000);
  expect(hand.isStrange(1_001)).toBe(false);
});
