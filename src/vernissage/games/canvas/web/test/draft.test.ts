import { describe, expect, test } from 'vitest';
import { CLEAR, EMPTY, kept, lay, pickUp, pileOf, putDown, swap, takeOff, tapCard, tapLayer } from '../draft';

const full = ['a', 'b', 'c'];

describe('a draft', () => {
  test('a tap lays a card on the first free layer, a second tap takes it off', () => {
    const one = tapCard(CLEAR, 'a');
    const two = tapCard(one, 'b');
    expect(two.draft).toEqual(['a', 'b', null]);
    expect(tapCard(two, 'a').draft).toEqual([null, 'b', null]);
    expect(pileOf(tapCard(two, 'a').draft)).toEqual(['b']);
  });

  test('a card that finds no free layer is held until a layer is tapped', () => {
    const held = tapCard({ draft: full, held: null }, 'd');
    expect(held).toEqual({ draft: full, held: { card: 'd' } });
    expect(tapLayer(held, 1)).toEqual({ draft: ['a', 'd', 'c'], held: null });
    expect(tapCard(held, 'd').held).toBeNull();
  });

  test('a layer that is held takes a card, or changes places with another layer', () => {
    const held = tapLayer({ draft: full, held: null }, 0);
    expect(tapCard(held, 'd')).toEqual({ draft: ['d', 'b', 'c'], held: null });
    expect(tapLayer(held, 2)).toEqual({ draft: ['c', 'b', 'a'], held: null });
    expect(tapLayer(held, 0)).toEqual({ draft: full, held: null });
  });

  test('laying a card that lies there already changes places', () => {
    expect(lay(full, 'a', 2)).toEqual(['c', 'b', 'a']);
    expect(swap(full, 0, 1)).toEqual(['b', 'a', 'c']);
  });

  test('cards that are gone leave their layers', () => {
    expect(kept(full, ['a', 'c'])).toEqual(['a', null, 'c']);
    expect(takeOff(['a', null, null], 'a')).toEqual(EMPTY);
  });

  test('what is dragged from a layer changes places, or goes back into the hand', () => {
    const top = pickUp({ draft: full, held: null }, '0');
    expect(putDown(top, '2').draft).toEqual(['c', 'b', 'a']);
    expect(putDown(top, 'hand')).toEqual({ draft: [null, 'b', 'c'], held: null });
  });

  test('what is dragged from the hand is laid where it is let go', () => {
    const card = pickUp({ draft: full, held: null }, 'd');
    expect(putDown(card, '1')).toEqual({ draft: ['a', 'd', 'c'], held: null });
    expect(putDown(card, 'hand').draft).toEqual(full);
  });
});
