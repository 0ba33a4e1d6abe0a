import { expect, test } from 'vitest';
import { ordersOf } from '../orders';
import { seenOf, visible } from '../painting';

const draft = (cards: string[], worth: number, points = 0) => ({ cards, ribbons: [], bonus: 0, points, worth });
const drafts = [
  draft(['a'], 99), draft(['a', 'b', 'c'], 1), draft(['c', 'b', 'a'], 8, 2), draft(['b', 'a', 'c'], 8, 5), draft(['a', 'b', 'd'], 9),
];

test('the orders of the three that lie there come best first', () => {
  const told = ordersOf({ drafts, orders: [], best: null, row: [] }, ['a', 'b', 'c']);
  expect(told.map(({ cards }) => cards.join(''))).toEqual(['bac', 'cba', 'abc']);
});

test('where the best painting is told, all paintings are', () => {
  const told = ordersOf({ drafts, orders: [], best: ['a', 'b', 'd'], row: [] }, []);
  expect(told.map(({ cards }) => cards.join(''))).toEqual(['abd', 'bac', 'cba', 'abc']);
});

test('every icon that is seen is seen of exactly one card', () => {
  const pile = ['art-7', 'art-33', 'art-20'];
  const parts = pile.map((card) => seenOf(pile, card));
  visible(pile).forEach((icons, swatch) => {
    expect(parts.flatMap((part) => part[swatch] ?? [])).toEqual(icons);
  });
});
