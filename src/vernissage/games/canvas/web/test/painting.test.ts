import { expect, test } from 'vitest';
import { titleOf } from '../painting';
import paintings from './paintings.json';

test('a title is what the rules say', () => {
  expect(paintings.length).toBeGreaterThan(900);
  for (const { cards, title } of paintings) expect(Object.values(titleOf(cards)), String(cards)).toEqual(title);
});
