import { describe, expect, test } from 'vitest';
import { iconsIn, sketchOf } from '../foresight.svelte';
import type { Preview } from '../types';

const gain = { ribbons: [1, 0], points: [4, 0], total: 4, then: 9 };
const preview: Preview = {
  cards: ['art-7', 'art-33', 'art-20'],
  gains: [gain],
  examples: {},
  takes: [],
  workshop: null,
  piles: { '': ['.....', null], '0': ['0.0..', 0], '01': ['0101.', 0] },
};

describe('what was told of a pile', () => {
  test('says which card is seen in each swatch, and what it would bring', () => {
    expect(sketchOf(preview, ['art-7', 'art-33'])).toEqual({
      cards: ['art-7', 'art-33', 'art-7', 'art-33', null],
      gain,
    });
    expect(sketchOf(preview, [])).toEqual({ cards: [null, null, null, null, null], gain: null });
  });

  test('nothing is made up of what was not told', () => {
    expect(sketchOf(preview, ['art-33', 'art-7'])).toBeNull();
    expect(sketchOf(preview, ['art-60'])).toBeNull();
  });

  test('icons are those printed on the card that is seen, or of one card alone', () => {
    const sketch = sketchOf(preview, ['art-7', 'art-33']);
    expect(sketch && iconsIn(sketch)).toEqual([['shape', 'texture'], ['shape'], ['shape'], ['bonus-texture'], []]);
    expect(sketch && iconsIn(sketch, 'art-33')).toEqual([[], ['shape'], [], ['bonus-texture'], []]);
  });
});
