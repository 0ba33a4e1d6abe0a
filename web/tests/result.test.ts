import { expect, test } from 'vitest';
import { resultText } from '../src/pages/table/result';

const told = (scores: number[], winners: number[]): string[] =>
  resultText(
    'A game',
    ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, scores.length),
    { scores, winners, verdict: '' },
    'link',
    (_, args) => `${String(args?.name)} ${String(args?.score)}`,
  ).split('\n');

test('whoever did best comes first, also where fewest points win', () => {
  expect(told([4, 9, 6], [1])).toEqual(['A game', '★ Ben 9', '· Cleo 6', '· Ada 4', 'link']);
  expect(told([3, 0, 2, 0], [1, 3])).toEqual(['A game', '★ Ben 0', '★ Dan 0', '· Cleo 2', '· Ada 3', 'link']);
});

test('where nobody has won, the most points come first', () => {
  expect(told([1, 7], [])).toEqual(['A game', '· Ben 7', '· Ada 1', 'link']);
});
