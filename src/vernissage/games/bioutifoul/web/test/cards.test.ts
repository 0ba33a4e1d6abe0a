import { describe, expect, test } from 'vitest';
import { artistOf, lacking, pairOf, slid, worth, type Artist } from '../cards';
import { settle } from '../places';

const row: Artist[] = ['heinrich', 'alice', 'sunny', 'rodrigo'];

describe('cards', () => {
  test('ids say who painted a work and whom an exhibition shows', () => {
    expect(artistOf('sunny-4')).toBe('sunny');
    expect(pairOf('alice-rodrigo-2')).toEqual(['alice', 'rodrigo']);
  });

  test('the artist next to the Bid card is worth 4, the last one 1', () => {
    expect(row.map((artist) => worth(row, artist))).toEqual([4, 3, 2, 1]);
  });

  test('an artist who moves passes others, and they close up', () => {
    expect(slid(row, 'rodrigo', 3, 'left')).toEqual(['rodrigo', 'heinrich', 'alice', 'sunny']);
    expect(slid(row, 'heinrich', 2, 'right')).toEqual(['alice', 'sunny', 'heinrich', 'rodrigo']);
  });

  test('an exhibition of one artist alone needs two works', () => {
    expect(lacking('alice-alice-1', ['alice-3', 'rodrigo-1'])).toEqual(['alice']);
    expect(lacking('alice-sunny-1', ['alice-3', 'sunny-1'])).toEqual([]);
    expect(lacking('heinrich-sunny-1', ['alice-3'])).toEqual(['heinrich', 'sunny']);
  });
});

describe('places', () => {
  test('a card taken leaves its place empty, and a new one hangs there', () => {
    const taken = settle(['a', 'b', 'c'], ['a', 'c'], 3);
    expect(taken).toEqual(['a', null, 'c']);
    expect(settle(taken, ['a', 'c', 'd'], 3)).toEqual(['a', 'd', 'c']);
  });

  test('whoever comes later sees the empty places at the end', () => {
    expect(settle([], ['a', 'c'], 3)).toEqual(['a', 'c', null]);
  });

  test('a display laid out anew fills the old places', () => {
    expect(settle(['a', 'b'], ['c', 'd'], 2)).toEqual(['c', 'd']);
  });
});
