import { describe, expect, it } from 'vitest';
import type { Place } from '../src/lib/protocol';
import { atFirst } from '../src/pages/lobby/places';

const places = (taken: string): Place[] =>
  Array.from(taken, (each) => ({ kind: each === '.' ? 'free' : 'person' }) as Place);

describe('the places of a lobby', () => {
  it('are four at first', () => {
    expect(atFirst(places('x......'), 0)).toEqual([0, 1, 2, 3]);
    expect(atFirst(places('x..'), 0)).toEqual([0, 1, 2]);
  });

  it('are never fewer than those who sit there, wherever they sit', () => {
    expect(atFirst(places('x.....x'), 0)).toEqual([0, 1, 2, 6]);
    expect(atFirst(places('xxxxx..'), 0)).toEqual([0, 1, 2, 3, 4]);
  });

  it('have a free one for somebody who stands', () => {
    expect(atFirst(places('xxxx...'), null)).toEqual([0, 1, 2, 3, 4]);
    expect(atFirst(places('xxxx'), null)).toEqual([0, 1, 2, 3]);
  });
});
