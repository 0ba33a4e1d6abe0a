import { describe, expect, test } from 'vitest';
import { artistOf, pairOf, worth, type Artist } from '../cards';
import { places } from '../places';

const row: Artist[] = ['heinrich', 'alice', 'sunny', 'rodrigo'];

describe('cards', () => {
  test('ids say who painted a work and whom an exhibition shows', () => {
    expect(artistOf('sunny-4')).toBe('sunny');
    expect(pairOf('alice-rodrigo-2')).toEqual(['alice', 'rodrigo']);
  });

  test('an artist is worth what is written at their place', () => {
    expect(row.map((artist) => worth({ prices: [4, 3, 2, 1] }, row, artist))).toEqual([4, 3, 2, 1]);
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
