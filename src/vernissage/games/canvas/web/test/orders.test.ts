import { expect, test } from 'vitest';
import { ordersOf } from '../orders';

const paintings = [
  ['a', 'b', 'd'],
  ['b', 'a', 'c'],
  ['c', 'b', 'a'],
].map((cards, i) => ({ cards, worth: 9 - i }));

test('the orders of the three that lie there come as the workshop lists them', () => {
  const told = ordersOf({ paintings, orders: [], best: null, row: [] }, ['a', 'b', 'c']);
  expect(told.map(({ cards }) => cards.join(''))).toEqual(['bac', 'cba']);
});

test('where the best painting is told, all paintings are', () => {
  const told = ordersOf({ paintings, orders: [], best: ['a', 'b', 'd'], row: [] }, []);
  expect(told).toHaveLength(3);
});
