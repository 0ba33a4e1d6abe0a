import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle, Text } from '@shell/lib/text';
import { expect, test } from 'vitest';
import { goesOn, isSlip, known, meant, suggestions } from '../gift-search';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf-8');
const LANGUAGES = ['en', 'de', 'fr', 'nl', 'it'];
/** No gift at all, nor anything like one. */
const NONE = '-';
/** Another word that only looks like a gift: asked about at most, never said. */
const ASKED = '?';
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

test.each(LANGUAGES)('in %s what people type means what they mean', (language) => {
  const text = words(language);
  const all = known(gifts(), text);
  /** Said at once, or the one thing that is asked: one press more. */
  const understood = (said: string): string | null => {
    const {
      gifts: [first],
      asks,
    } = suggestions(said, all, text, 6);
    return meant(said, all) ?? (asks ? (first?.gift ?? null) : null);
  };
  const cases = typed(language).filter(([, wanted]) => wanted !== ASKED);
  const wrong = cases.filter(
    ([said, wanted]) => understood(said) !== (wanted === NONE ? null : `gift-${wanted.replace(/^gift-/, '')}`),
  );
  expect(cases.length).toBeGreaterThanOrEqual(300);
  expect(wrong.length / cases.length, JSON.stringify(wrong)).toBeLessThanOrEqual(1 - ENOUGH);
  expect(
    wrong.filter(([, wanted]) => wanted === NONE),
    'a wrong word is taken for a gift',
  ).toEqual([]);
});

test.each(LANGUAGES)('in %s another word of the language is never said as a gift', (language) => {
  const all = known(gifts(), words(language));
  const others = typed(language).filter(([, wanted]) => wanted === ASKED || wanted === NONE);
  expect(others.filter(([, wanted]) => wanted === ASKED).length).toBeGreaterThanOrEqual(10);
  expect(others.filter(([said]) => meant(said, all) !== null)).toEqual([]);
});

test.each(LANGUAGES)('in %s no word means two gifts', (language) => {
  const all = known(gifts(), words(language));
  const twice = all.flatMap((each) =>
    each.plain.filter((word) => all.some((other) => other !== each && other.plain.includes(word))),
  );
  expect(twice).toEqual([]);
});

test.each([
  'hat',
  'Hat!',
  'a nice hat',
  'That’s a nice hat!',
  'I have a nice hat for you.',
  'ein schöner hat',
  'Ich habe hier einen schönen hat für dich',
  'un beau hat',
  'J’ai un beau hat pour toi, ici.',
  'c’est une belle hat',
  'een mooie hat',
  'Ik heb hier een mooie hat voor je',
  'un bel hat',
  'Ho un bel hat per te',
  'una bella hat',
  'un bell’hat',
])('the words around a gift are understood in all five languages: %s', (said) => {
  for (const language of LANGUAGES) {
    const text = words(language);
    expect(meant(said.replace(/\bhat\b/i, text.name('gift-hat')), known(gifts(), text))).toBe('gift-hat');
  }
});

test('a word alone is never taken for one around a gift', () => {
  expect(meant('bel', known(gifts(), words('nl')))).toBe('gift-bell');
  expect(meant('een mooie bel voor jou', known(gifts(), words('nl')))).toBe('gift-bell');
  expect(meant('un bel', known(gifts(), words('it')))).toBeNull();
});

test('where a keyboard has no umlauts they can be spelled out', () => {
  const all = known(gifts(), words('de'));
  expect([meant('Kaese', all), meant('ein schoener Schluessel', all)]).toEqual(['gift-cheese', 'gift-key']);
});

test('what looks like a slip is asked, and only where nothing is called so', () => {
  const text = words('en');
  const all = known(gifts(), text);
  expect(suggestions('giutar', all, text, 6)).toMatchObject({ asks: true, gifts: [{ gift: 'gift-guitar' }] });
  expect(suggestions('guit', all, text, 6).asks).toBe(false);
  expect(suggestions('qqqqqq', all, text, 6)).toEqual({ asks: false, gifts: [] });
});

test('the letters that a gift goes on with are known', () => {
  const all = known(gifts(), words('en'));
  expect(goesOn('', all).has('h')).toBe(true);
  expect(['n', 'q', 'x'].map((letter) => goesOn('ba', all).has(letter))).toEqual([true, false, false]);
});

test('two letters are enough to be offered something, one is not', () => {
  const text = words('en');
  const all = known(gifts(), text);
  const names = (said: string): string[] => suggestions(said, all, text, 6).gifts.map(({ name }) => name);
  expect(names('h')).toEqual([]);
  expect(names('ha')).toContain('hat');
  expect(names('ha')[0]).toMatch(/^ha/);
});

test('another word for it is shown beside the name', () => {
  const text = words('en');
  const { gifts: found } = suggestions('specs', known(gifts(), text), text, 6);
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
