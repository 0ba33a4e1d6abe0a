import { expect, test } from 'vitest';
import { book, search, spans } from '../src/lib/markdown';

const RULES = `# A Game: the rules

Two players
and *friends*.

## Set-up
| id | rule |
|---|---|
| ABC-1.1 | There are **two** cards, \`red\` \\| blue. |
| ABC-1.2 | See ABC-2.1. |

## The end
| id | rule |
|---|---|
| ABC-2.1 | Whoever holds a card wins *(settled here)*. |
`;

test('a book has a title, and chapters with their rules', () => {
  const { title, chapters } = book(RULES);
  expect(title).toBe('A Game: the rules');
  expect(chapters.map((chapter) => chapter.title)).toEqual(['', 'Set-up', 'The end']);
  const numbers = chapters.flatMap(({ blocks }) => blocks.map((each) => (each.kind === 'rule' ? each.number : '')));
  expect(numbers).toEqual(['', 'ABC-1.1', 'ABC-1.2', 'ABC-2.1']);
});

test('the lines of a paragraph belong together', () => {
  expect(book(RULES).chapters[0]?.blocks).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Two players and ' },
        { kind: 'em', text: 'friends' },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
});

test('a bar with a backslash is text', () => {
  const rule = book(RULES).chapters[1]?.blocks[0];
  expect(rule?.spans.map((span) => span.text).join('')).toBe('There are two cards, red | blue.');
});

test('a cited number leads to its rule', () => {
  expect(spans('See ABC-2.1.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'rule', text: 'ABC-2.1' },
    { kind: 'text', text: '.' },
  ]);
});

test('markup that is not ours stays text', () => {
  expect(spans('<b onclick="x">1 * 2</b>')).toEqual([{ kind: 'text', text: '<b onclick="x">1 * 2</b>' }]);
});

test.each([
  ['2.1', ['ABC-1.2', 'ABC-2.1']],
  ['abc-1.1', ['ABC-1.1']],
  ['CARD', ['ABC-1.1', 'ABC-2.1']],
  ['nothing like it', []],
])('a search for %s', (wanted, found) => {
  const blocks = search(book(RULES), wanted).flatMap((chapter) => chapter.blocks);
  expect(blocks.flatMap((each) => (each.kind === 'rule' ? [each.number] : []))).toEqual(found);
});
