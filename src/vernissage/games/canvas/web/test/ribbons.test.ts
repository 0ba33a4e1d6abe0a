import { describe, expect, test } from 'vitest';
import box from '../box.json';
import { titleOf, visible } from '../painting';
import { bonusOf, example, gainOf, met } from '../ribbons';
import type { OpenPainter } from '../types';
import paintings from './paintings.json';

const painter = (ribbons: number[]): OpenPainter => ({
  hand: [], tokens: 0, backgrounds: [], paintings: [], ribbons, bonus: 0, points: 0, objectives: [],
});

describe('paintings', () => {
  test('what is seen of layers, and their title, is what the rules say', () => {
    for (const { cards, shown, title } of paintings) {
      expect(visible(cards).map((icons) => icons.toSorted()), String(cards)).toEqual(shown.map((icons) => icons.toSorted()));
      expect(Object.values(titleOf(cards)), String(cards)).toEqual(title);
    }
  });

  test('each of the twelve conditions and the bonus are counted as the rules count them', () => {
    expect(paintings.length).toBeGreaterThan(900);
    for (const { cards, won } of paintings) {
      const shown = visible(cards);
      const counted = [...Object.keys(box.ladders).map((scoring) => met(scoring, shown)), bonusOf(shown)];
      expect(counted, String(cards)).toEqual(won);
    }
  });
});

describe('a draft', () => {
  const first = ['variety', 'repetition', 'emphasis', 'composition'];
  const draft = ['art-7', 'art-33', 'art-20'];

  test('adds the difference of the ladder, and two points for a bonus ribbon', () => {
    const gain = gainOf(first, painter([1, 1, 1, 1]), draft);
    expect(gain).toEqual({ ribbons: [0, 2, 0, 1], each: [0, 8, 0, 2], bonus: 1, points: 12 });
  });

  test('wins nothing beyond a ladder', () => {
    expect(gainOf(first, painter([3, 4, 3, 3]), draft)).toMatchObject({ ribbons: [0, 0, 0, 0], points: 2 });
  });

  test('of one card alone wins what one card shows', () => {
    expect(gainOf(['emphasis'], painter([0]), ['art-1'])).toMatchObject({ ribbons: [1], points: 1 });
    expect(gainOf(['emphasis'], painter([0]), [])).toMatchObject({ ribbons: [0], points: 0 });
  });

  test('explains a condition with cards that meet it, or with none', () => {
    expect(example('repetition', [...draft, 'art-1'])).toHaveLength(3);
    expect(example('style', ['art-1', 'art-2', 'art-3'])).toBeNull();
  });
});
