import { expect, test } from 'vitest';
import type { Artist } from '../cards';
import { holds, moveOf, NOTHING, pickArtwork, pickCard, pickExhibition, pickOne, pickSale } from '../choice';
import { byThing } from '../offers';
import type { Move } from '../types';

const gallery: Move[] = [
  { move: 'buy', artwork: 'sunny-3' },
  { move: 'sell', artwork: 'alice-3' },
  { move: 'exhibit', exhibition: 'alice-rodrigo-1', artworks: ['alice-3', 'rodrigo-1'] },
  { move: 'exhibit', exhibition: 'alice-rodrigo-1', artworks: ['alice-6', 'rodrigo-1'] },
  { move: 'done' },
];
const hand: Artist[] = ['alice', 'alice', 'heinrich'];
const influence: Move[] = [
  { move: 'influence', artist: 'alice', cards: 1, direction: 'left' },
  { move: 'influence', artist: 'alice', cards: 1, direction: 'right' },
  { move: 'influence', artist: 'alice', cards: 2, direction: 'right' },
  { move: 'influence', artist: 'heinrich', cards: 1, direction: 'left' },
];

test('offers are found by the thing one touches', () => {
  const offers = byThing(gallery);
  expect([...offers.buy]).toEqual(['sunny-3']);
  expect([...offers.sell]).toEqual(['alice-3']);
  expect(offers.exhibit.get('alice-rodrigo-1')).toHaveLength(2);
  expect(offers.done).toBe(true);
  expect(byThing([]).done).toBe(false);
});

test('an artwork chosen is the purchase, and chosen again it is let go of', () => {
  const chosen = pickArtwork(NOTHING, 'sunny-3');
  expect(moveOf(chosen, byThing(gallery))).toEqual({ move: 'buy', artwork: 'sunny-3' });
  expect(pickArtwork(chosen, 'sunny-3')).toEqual(NOTHING);
});

test('a work of one’s own is chosen to be sold before it is sold', () => {
  const chosen = pickSale(NOTHING, 'alice-3');
  expect(moveOf(chosen, byThing(gallery))).toEqual({ move: 'sell', artwork: 'alice-3' });
  expect(pickSale(chosen, 'alice-3')).toEqual(NOTHING);
});

test('what is not offered is never a move', () => {
  expect(moveOf(pickArtwork(NOTHING, 'heinrich-3'), byThing(gallery))).toBeNull();
  expect(moveOf(pickExhibition(NOTHING, 'sunny-sunny-1'), byThing(gallery))).toBeNull();
  expect(moveOf(NOTHING, byThing(gallery))).toBeNull();
});

test('an exhibition that two pairs can hold asks which', () => {
  const offers = byThing(gallery);
  const chosen = pickExhibition(NOTHING, 'alice-rodrigo-1');
  expect(moveOf(chosen, offers)).toEqual(gallery[2]);
  expect(moveOf({ of: 'exhibition', exhibition: 'alice-rodrigo-1', pair: 1 }, offers)).toEqual(gallery[3]);
});

test('cards are picked of one artist only; another artist begins anew', () => {
  const offers = byThing(influence);
  const one = pickCard(NOTHING, hand, 0, offers);
  expect(one).toEqual({ of: 'cards', artist: 'alice', picked: [0], direction: null });
  expect(moveOf(one, offers)).toBeNull();
  expect(pickCard(one, hand, 2, offers)).toEqual({ of: 'cards', artist: 'heinrich', picked: [2], direction: 'left' });
});

test('where only one way is open it is taken, and a way that closes is given up', () => {
  const offers = byThing(influence);
  const up = { of: 'cards', artist: 'alice', picked: [0], direction: 'left' } as const;
  const two = pickCard({ ...up, picked: [0] }, hand, 1, offers);
  expect(two).toEqual({ of: 'cards', artist: 'alice', picked: [0, 1], direction: 'right' });
  expect(moveOf(two, offers)).toEqual(influence[2]);
});

test('a card picked again goes back, and with none left nothing is chosen', () => {
  const offers = byThing(influence);
  const one = pickCard(NOTHING, hand, 0, offers);
  expect(pickCard(one, hand, 0, offers)).toEqual(NOTHING);
});

test('of a hand too large one card is let go of at a time', () => {
  const offers = byThing([{ move: 'discard', artist: 'alice' }]);
  const one = pickOne(NOTHING, hand, 1);
  expect(moveOf(one, offers)).toEqual({ move: 'discard', artist: 'alice' });
  expect(pickOne(one, hand, 1)).toEqual(NOTHING);
});

test('a choice ends when it is no longer offered', () => {
  expect(holds(pickArtwork(NOTHING, 'sunny-3'), byThing(gallery))).toBe(true);
  expect(holds(pickArtwork(NOTHING, 'sunny-3'), byThing([{ move: 'done' }]))).toBe(false);
});
