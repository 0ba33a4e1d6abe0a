import { expect, test } from 'vitest';
import { Text, bundle } from '@shell/lib/text';
import english from '../../text/en.ftl?raw';
import french from '../../text/fr.ftl?raw';
import { comesFirst, titleOf } from '../painting';
import paintings from './paintings.json';

test('a title is what the rules say', () => {
  expect(paintings.length).toBeGreaterThan(900);
  for (const { cards, title } of paintings) expect(Object.values(titleOf(cards)), String(cards)).toEqual(title);
});

test('which word of a title stands first is for the language to say', () => {
  expect(comesFirst('left', new Text('en', [bundle('en', [english])]))).toBe(true);
  expect(comesFirst('left', new Text('fr', [bundle('fr', [french])]))).toBe(false);
});
