import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { truth, type Truth } from '../truth';
import type { Event } from '../types';

/** As `truth.py` writes it. */
interface Written {
  events: Event[];
  players: number;
  truth: Record<string, unknown>;
}

const finished = JSON.parse(
  readFileSync(fileURLToPath(new URL('finished.json', import.meta.url)), 'utf-8'),
) as Written[];

function asWritten({ journeys, longestLie, ...counts }: Truth): Record<string, unknown> {
  return {
    journeys: journeys.map(({ game, gift, start, fromShop, stops, end, penalty }) => ({
      game, gift, start, from_shop: fromShop, end, penalty, stops: stops.map((stop) => ({ ...stop, true: stop.said === gift })),
    })),
    longest_lie: longestLie,
    ...counts,
  };
}

/** Three players. The shop's hat is called a cat and believed; the dog is called a dog and doubted in vain. */
const STORY: Event[] = [
  { event: 'taken', seat: 0, gift: 'gift-hat', back: 'black' },
  { event: 'given', seat: 0, receiver: 1, gift: 'gift-cat', number: 1 },
  { event: 'accepted', seat: 1, giver: 0, number: 1 },
  { event: 'turned', seat: 1, gift: 'gift-dog', back: 'black' },
  { event: 'given', seat: 1, receiver: 2, gift: 'gift-dog', number: 2 },
  { event: 'refused', seat: 2, giver: 1, gift: 'gift-dog', number: 2 },
  { event: 'unwrapped', seat: 2, gift: 'gift-dog' },
];
const END: Event[] = [{ event: 'opened', piles: [['gift-boot'], ['gift-hat'], ['gift-frog']] }, { event: 'ended' }];

test('a hat that was called a cat is a lie that nobody found out', () => {
  const told = truth([...STORY, ...END], 3);
  expect(told.longestLie).toEqual({ game: 1, gift: 'gift-hat', liar: 0, names: ['gift-cat'], caught: false });
  expect([told.lied, told.fooled, told.doubted]).toEqual([[1, 0, 0], [0, 1, 0], [0, 0, 1]]);
});

test('every gift is followed from where it came to where it ended', () => {
  const { journeys } = truth([...STORY, ...END], 3);
  expect(journeys.map(({ gift, start, end, fromShop, penalty }) => [gift, start, end, fromShop, penalty])).toEqual([
    ['gift-boot', 0, 0, false, false],
    ['gift-frog', 2, 2, false, false],
    ['gift-hat', 0, 1, true, false],
    ['gift-dog', 1, 2, false, true],
  ]);
  expect(journeys.at(-1)?.stops).toEqual([{ number: 2, giver: 1, receiver: 2, said: 'gift-dog', accepted: false }]);
});

test('a game that is not over has no truth yet', () => expect(truth(STORY, 3).journeys).toEqual([]));

test.each(finished)('the house tells the same of a game of $players', ({ events, players, truth: written }) => {
  expect(asWritten(truth(events, players))).toEqual(written);
});
