import { expect, test } from 'vitest';
import { split } from '../src/lib/emphasis';
import { book, playing } from '../src/lib/markdown';
import { find, type Place, rulesOf } from '../src/pages/rules/search';

const RULES = `# A Game: the rules

## What is in the box
| id | rule |
|---|---|
| ABC-1.1 | There are jokers, each with a number. |

## Asking
| id | rule |
|---|---|
| ABC-2.1 | Whoever asks shows a number. |
| ABC-2.2 | A joker changes it. |

## The end
| id | rule |
|---|---|
| ABC-3.1 | A joker that is left counts nothing. |
`;

const PLACES: Place[] = [
  { kind: 'thing', id: 'joker', title: 'A joker', says: 'Used once.', rules: ['ABC-2.2'], picture: 'jokers' },
  { kind: 'moment', id: 'end', title: 'The end', says: 'Each joker is put away.', rules: ['ABC-3.1'], picture: 'end' },
  ...rulesOf(book(RULES)),
];
const found = (wanted: string, now: string[] = []): string[] => find(wanted, PLACES, now).map(({ id }) => id);

test('what is called so comes first, and of the rest the nearest to this moment', () => {
  expect(found('joker', ['ABC-1.1'])).toEqual(['joker', 'ABC-1.1', 'end']);
  expect(found('number', ['ABC-2.2'])).toEqual(['ABC-2.1', 'ABC-1.1']);
  expect(found('number', ['ABC-1.1'])).toEqual(['ABC-1.1', 'ABC-2.1']);
});

test('a number finds its rule, though something that is explained leads there', () => {
  expect(found('2.2')).toEqual(['ABC-2.2']);
  expect(found('abc-3')).toEqual(['ABC-3.1']);
});

test('capitals and accents make no difference, and nothing is found for nothing', () => {
  expect(found('JÓKER')).toEqual(found('joker'));
  expect(found(' ')).toEqual([]);
  expect(found('elephant')).toEqual([]);
});

test('what was looked for is marked where it stands, as it is spelt there', () => {
  expect(split('Être là, être ici', 'etre')).toEqual([
    { words: 'Être', found: true },
    { words: ' là, ', found: false },
    { words: 'être', found: true },
    { words: ' ici', found: false },
  ]);
  expect(split('as it is', '')).toEqual([{ words: 'as it is', found: false }]);
});

test('while one plays, what lies in the box comes last', () => {
  const titles = playing(book(RULES)).chapters.map(({ title }) => title);
  expect(titles).toEqual(['Asking', 'The end', 'What is in the box']);
});
