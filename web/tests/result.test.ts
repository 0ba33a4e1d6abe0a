import { expect, test } from 'vitest';
import { resultText } from '../src/pages/table/result';

const told = (scores: number[], winners: number[]): string[] =>
  resultText(
    'A game',
    ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, scores.length),
    { scores, winners, verdict: '' },
    'link',
    { say: (_, args) => `${String(args?.name)} ${String(args?.score)}`, join: (words) => words.join(' & ') },
  ).split('\n');

test('whoever did best comes first, also where fewest points win', () => {
  expect(told([4, 9, 6], [1])).toEqual(['A game', '★ Ben 9', '· Cleo 6', '· Ada 4', 'link']);
  expect(told([3, 0, 2, 0], [1, 3])).toEqual(['A game', '★ Ben 0', '★ Dan 0', '· Cleo 2', '· Ada 3', 'link']);
});

test('where nobody has won, the most points come first', () => {
  expect(told([1, 7], [])).toEqual(['A game', '· Ben 7', '· Ada 1', 'link']);
});

test('where all win or lose together there is one line for all', () => {
  expect(told([20, 20, 20], [0, 1, 2])).toEqual(['A game', '★ Ada & Ben & Cleo 20', 'link']);
  expect(told([9, 9, 9], [])).toEqual(['A game', '· Ada & Ben & Cleo 9', 'link']);
  expect(told([9], [0])).toEqual(['A game', '★ Ada 9', 'link']);
});
