import { expect, test } from 'vitest';
import { byThing, queryAbout, saying } from '../offers';
import type { Move } from '../types';

const painting: Move[] = [
  { move: 'lay', painting: 'painting-duck', theme: 'one', line: '' },
  { move: 'lay', painting: 'painting-duck', theme: 'two', line: '' },
  { move: 'take-back', painting: 'painting-key' },
  { move: 'signal', fit: 'well', count: 2 },
  { move: 'would-lay', count: 3 },
  { move: 'ready' },
];
const hanging: Move[] = [
  { move: 'hang', painting: 'painting-duck', place: 'out' },
  { move: 'play-joker', joker: 'query', choice: 'painting-duck', painter: null },
  { move: 'agree' },
];

test('a painting knows the places it can go to, and the move that brings it there', () => {
  const { places } = byThing(painting);
  expect([...(places.get('painting-duck')?.keys() ?? [])]).toEqual(['one', 'two']);
  expect(places.get('painting-duck')?.get('two')).toBe(painting[1]);
  expect(byThing(hanging).places.get('painting-duck')?.get('out')).toBe(hanging[0]);
});

test('what one touch does is found by the painting touched', () => {
  const { touch, plain } = byThing(painting);
  expect(touch.get('painting-key')).toBe(painting[2]);
  expect(touch.has('painting-duck')).toBe(false);
  expect([...plain]).toEqual(['ready']);
});

test('words and pledges are offered by number, and can be said again as a move', () => {
  const { words } = byThing(painting);
  expect(words.get('well')).toEqual(new Set([2]));
  expect(words.get('lay')).toEqual(new Set([3]));
  expect(saying('well', 2)).toEqual(painting[3]);
  expect(saying('lay', 3)).toEqual(painting[4]);
});

test('a query is about one painting', () => {
  const offers = byThing(hanging);
  expect(queryAbout(offers, 'painting-duck')).toBe(hanging[1]);
  expect(queryAbout(offers, 'painting-key')).toBeNull();
});

test('where nothing is offered, nothing is lit', () => {
  const { places, touch, numbers, words, jokers, plain } = byThing([]);
  for (const each of [places, touch, numbers, words, jokers, plain]) expect(each.size).toBe(0);
});
