import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle, Text } from '@shell/lib/text';
import { expect, test } from 'vitest';
import { isSlip, known, meant, suggestions } from '../naming';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf-8');
const NONE = '-';
const ENOUGH = 0.97;

function words(language: string): Text {
  return new Text(language, [bundle(language, [read(`../../names/${language}.ftl`)])]);
}

function gifts(): string[] {
  return [...read('../../names/en.ftl').matchAll(/^(gift-[a-z-]+) =/gm)].map(([, gift]) => gift ?? '');
}

const typed = (language: string): [string, string][] =>
  read(`../../tests/naming/${language}.tsv`)
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => line.split('\t') as [string, string]);

test('there are 110 gifts', () => expect(gifts()).toHaveLength(110));

test.each(['en', 'de', 'fr', 'nl', 'it'])('in %s what people type means what they mean', (language) => {
  const all = known(gifts(), words(language));
  const wrong = typed(language).filter(([said, wanted]) => {
    const expected = wanted === NONE ? null : wanted.startsWith('gift-') ? wanted : `gift-${wanted}`;
    return meant(said, all) !== expected;
  });
  expect(typed(language).length).toBeGreaterThanOrEqual(300);
  expect(wrong.length / typed(language).length, JSON.stringify(wrong)).toBeLessThanOrEqual(1 - ENOUGH);
  expect(wrong.filter(([, wanted]) => wanted === NONE), 'a wrong word is taken for a gift').toEqual([]);
});

test('two letters are enough to be offered something, one is not', () => {
  const text = words('en');
  const all = known(gifts(), text);
  const names = (said: string): string[] => suggestions(said, all, text, 6).map(({ name }) => name);
  expect(names('h')).toEqual([]);
  expect(names('ha')).toContain('hat');
  expect(names('ha')[0]).toMatch(/^ha/);
});

test('another word for it is shown beside the name', () => {
  const text = words('en');
  const found = suggestions('specs', known(gifts(), text), text, 6);
  expect(found[0]).toMatchObject({ gift: 'gift-glasses', also: 'specs' });
});

test.each([
  ['guitar', 'giutar', true],
  ['guitar', 'gitar', true],
  ['guitar', 'guittar', true],
  ['guitar', 'guitat', true],
  ['guitar', 'guitar', false],
  ['guitar', 'gitra', false],
  ['basketball', 'baseball', false],
])('one slip of the finger: %s, %s: %s', (one, two, is) => expect(isSlip(one, two)).toBe(is));
