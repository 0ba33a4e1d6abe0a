import { describe, expect, test } from 'vitest';
import { artistOf, lacking, pairOf, slid, worth, type Artist } from '../cards';
import { places } from '../places';

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
  test('a card taken leaves its place empty, and the others keep theirs', () => {
    expect(places(['a', 'c', 'd'], [1])).toEqual(['a', null, 'c', 'd']);
    expect(places(['b', 'c'], [0, 3])).toEqual([null, 'b', 'c', null]);
  });

  test('with nothing taken the cards lie as they are told', () => {
    expect(places(['a', 'b'], [])).toEqual(['a', 'b']);
  });
});
