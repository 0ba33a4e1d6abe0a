import { expect, test } from 'vitest';
import type { GameCard, Place } from '../src/lib/protocol';
import { bundle, Text } from '../src/lib/text';
import { about, botName, playing, toFill } from '../src/pages/lobby/levels';

const SAID = `
level-easy = Easy
level-medium = Medium
level-easy-how = Goes by eye.
level-wins = Wins { $rate } against { $against }.
level-wins-together = Four of them win { $rate }.
bot-oracle = Oracle
`;
const text = new Text('en', [bundle('en', [SAID])]);
const card = { fewest: 2, together: false, defaults: { players: 4 } } as GameCard;
const seats = (...kinds: Place['kind'][]): Place[] => kinds.map((kind) => ({ kind }) as Place);

test('bots fill the free seats up to a good number, and no further', () => {
  expect(toFill(card, seats('person', 'free', 'bot', 'free', 'free', 'free'))).toEqual([1, 3]);
  expect(toFill(card, seats('person', 'bot', 'bot', 'bot', 'free'))).toEqual([]);
  expect(toFill({ ...card, defaults: {} }, seats('person', 'free', 'free'))).toEqual([1]);
});

test('a bot is called by its level, and by its personality if there is one', () => {
  expect([botName('hard', ''), botName('easy', 'storyteller')]).toEqual(['hard', 'easy-storyteller']);
});

test('a level says how it plays, and what was measured of it, as the nearest share that has a word', () => {
  expect(about(text, card, { name: 'easy', wins: null })).toBe('Goes by eye.');
  expect(about(text, card, { name: 'easy', wins: 27 })).toBe('Goes by eye. Wins quarter against Medium.');
  expect(about(text, { ...card, together: true }, { name: 'easy', wins: 56 })).toContain('Four of them win half.');
});

test('a bot from before there were levels keeps its name', () => {
  expect(playing(text, { bot: 'easy-literalist', level: 'easy' } as Place)).toBe('Easy');
  expect(playing(text, { bot: 'oracle', level: null } as Place)).toBe('Oracle');
  expect(playing(text, { bot: 'stranger', level: null } as Place)).toBe('stranger');
});
