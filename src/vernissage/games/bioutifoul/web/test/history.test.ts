import type { Told } from '@shell/lib/game';
import { expect, test } from 'vitest';
import { lastDeeds, opening, receiverOf, thisTurn, trends, whole } from '../history';
import type { Event, Influenced, View } from '../types';

function told(...events: Event[]): Told<Event> {
  return { number: 0, input: 'made', seat: 0, by: '', events };
}

const START: Influenced['before'] = ['alice', 'heinrich', 'sunny', 'rodrigo'];
const FIRST: Influenced['before'] = ['heinrich', 'alice', 'sunny', 'rodrigo'];
const NOW: Influenced['before'] = ['rodrigo', 'heinrich', 'alice', 'sunny'];
/** Heinrich rises by one in round 1, Rodrigo by three in round 2; it ends R H A S. */
const SWEPT: Event = { event: 'swept', artworks: ['alice-1', 'alice-2'], artist: null };

const story = [
  told({
    event: 'influenced',
    seat: 0,
    artist: 'heinrich',
    cards: 1,
    direction: 'left',
    value: 4,
    receiver: 1,
    before: START,
    passed: ['alice'],
  }),
  told({ event: 'bought', seat: 0, artwork: 'rodrigo-1', gold: 1 }),
  told({ event: 'earned', seat: 0 }, { event: 'turn-began', seat: 1, round: 2 }),
  told({
    event: 'influenced',
    seat: 1,
    artist: 'rodrigo',
    cards: 3,
    direction: 'left',
    value: 4,
    receiver: 0,
    before: FIRST,
    passed: ['heinrich', 'alice', 'sunny'],
  }),
  told({ event: 'sold', seat: 0, artwork: 'rodrigo-1', gold: 4 }),
];
const table = {
  row: NOW,
  prices: [4, 3, 2, 1],
  first: 1,
  round: 1,
  opening: SWEPT,
} as unknown as View['table'];

test('a trend is what has moved since the turn began', () => {
  expect(Object.fromEntries(trends(story, table))).toEqual({ rodrigo: 3, heinrich: -1, alice: -1, sunny: -1 });
  expect(trends([...story, told({ event: 'turn-began', seat: 0, round: 3 })], table).size).toBe(0);
  expect(thisTurn(story)).toHaveLength(2);
});

test('the last deeds are what the last input led to, as far as it is worth telling', () => {
  const kinds = (events: Event[]) => events.map(({ event }) => event);
  expect(kinds(lastDeeds(story))).toEqual(['sold']);
  expect(kinds(lastDeeds(story.slice(0, 3)))).toEqual(['bought']);
  expect(lastDeeds([])).toEqual([]);
  const ended = told(
    { event: 'closed', seat: 0, why: 'gold' },
    { event: 'rested', seat: 0 },
    { event: 'earned', seat: 0 },
  );
  expect(kinds(lastDeeds([...story, ended]))).toEqual(['closed', 'rested']);
});

test('cards that went to a neighbour are remembered while they are the last', () => {
  expect(receiverOf(story, 1)).toBe(0);
  expect(receiverOf(story, 0)).toBeNull();
});

test('what was swept away while the table was laid stands at the beginning of the log', () => {
  expect(whole(story, table).map((each) => each.events[1]?.event)).toContain('swept');
  expect(whole(story, table).slice(1)).toEqual(story);
  expect(whole(story, { ...table, opening: null })).toBe(story);
});

test('and is told to whoever has the first turn', () => {
  expect(opening(table, 1)).toEqual([SWEPT]);
  expect(opening(table, 0)).toEqual([]);
  expect(opening({ ...table, round: 2 }, 1)).toEqual([]);
});
