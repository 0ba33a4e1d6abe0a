/** What a table says to whoever doesn't look: each thing once, in its order, and nothing that a game of memory forgets. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sight, Told } from '../src/lib/game';
import { Announcer, GATHERS, type Now } from '../src/lib/table/announcer.svelte';
import { bundle, Text } from '../src/lib/text';
import { sight } from './fakes';

const ME = 0;
const BOT = 1;
const PERSON = 2;
const NAMES = ['Ada', 'Vico', 'Ben'];
const WORDS = `
event-bought = { $seat } buys { $what }.
event-sold = { $seat } sells { $what }.
event-rose = The price of { $what } rises.
`;
const text = new Text('en', [bundle('en', [WORDS])]).among({
  seats: { 'event-bought': ['seat'], 'event-sold': ['seat'] },
  names: NAMES,
  you: null,
});
const mine = text.among({ seats: { 'event-bought': ['seat'], 'event-sold': ['seat'] }, names: NAMES, you: ME });

const asks = (seat: number, question: number): Sight => ({ ...sight(question), to_move: [seat] }) as Sight;

let announcer: Announcer;
let now: Now;
let story: Told[];

beforeEach(() => {
  vi.useFakeTimers();
  announcer = new Announcer();
  story = [];
  now = {
    story,
    sight: asks(BOT, 0),
    you: ME,
    text,
    much: 'short',
    isBot: (seat) => seat === BOT,
    standing: { sentence: 'Vico is deciding.', notes: [] },
  };
  announcer.now = () => now;
  announcer.look();
});
afterEach(() => {
  announcer.close();
  vi.useRealTimers();
});

function does(seat: number, ...events: object[]): void {
  const told = { number: story.length, input: 'made', seat, by: '', events, withdraws: null } as unknown as Told;
  story = [...story, told];
}
const bought = (seat: number, what: string): object => ({ event: 'bought', seat, what });
const sold = (seat: number, what: string): object => ({ event: 'sold', seat, what });
const rose = (what: string): object => ({ event: 'rose', what });
function look(more: Partial<Now> = {}): string | undefined {
  const changed = story !== now.story;
  now = { ...now, story, ...more };
  if (changed) announcer.forget();
  announcer.look();
  return announcer.utterance?.words;
}
const YOURS = { sight: asks(ME, 1), standing: { sentence: 'Your turn, Ada. Buy or sell.', notes: [] } };

test('first what happened, then whose turn it is and what is asked; and that is not kept waiting', () => {
  does(PERSON, bought(PERSON, 'a boat'), rose('boats'));
  expect(look(YOURS)).toBe('Ben buys a boat. The price of boats rises. Your turn, Ada. Buy or sell.');
  expect(announcer.utterance?.urgent).toBe(true);
});

test('a prompt is said when it changes, and only then', () => {
  look(YOURS);
  const before = announcer.utterance;
  look();
  expect(announcer.utterance).toBe(before);
  expect(look({ standing: { sentence: 'Your turn, Ada. Discard one.', notes: [] } })).toBe(
    'Your turn, Ada. Discard one.',
  );
});

test('who has decided and is asked the same again hears it again', () => {
  look(YOURS);
  does(ME, bought(ME, 'a boat'));
  does(BOT, bought(BOT, 'a hat'));
  expect(look()).toBe('Ada buys a boat. Vico buys a hat. Your turn, Ada. Buy or sell.');
});

test('what a bot does in a row is one sentence, once its turn is over', () => {
  does(BOT, bought(BOT, 'a boat'));
  expect(look()).toBeUndefined();
  does(BOT, sold(BOT, 'a hat'));
  expect(look({ standing: { sentence: 'Vico is deciding. Exhibit or rest.', notes: [] } })).toBeUndefined();
  expect(look(YOURS)).toBe('Vico buys a boat, sells a hat. Your turn, Ada. Buy or sell.');
});

test('a bot after a bot: each of their turns is said when it is over', () => {
  now = { ...now, isBot: (seat) => seat !== ME };
  does(BOT, bought(BOT, 'a boat'));
  expect(look({ sight: asks(PERSON, 1) })).toBe('Vico buys a boat.');
});

test('where a bot stops in the middle, what it did so far is said after a while', () => {
  does(BOT, bought(BOT, 'a boat'));
  look();
  vi.advanceTimersByTime(GATHERS);
  expect(announcer.utterance).toEqual({ words: 'Vico buys a boat.', urgent: false });
  vi.advanceTimersByTime(GATHERS);
  expect(look(YOURS)).toBe('Your turn, Ada. Buy or sell.');
});

test('that a person decides is said, and what is noted beside it comes first', () => {
  const standing = { sentence: 'Ben is deciding.', notes: ['This is the last round.'] };
  expect(look({ sight: asks(PERSON, 1), standing })).toBe('This is the last round. Ben is deciding.');
});

test('whoever wants everything hears each step when it comes', () => {
  does(BOT, bought(BOT, 'a boat'));
  expect(look({ much: 'all' })).toBe('Vico buys a boat.');
});

test('whoever wants only their own hears what names them, what they do, and that it is their turn', () => {
  does(BOT, bought(BOT, 'a boat'));
  does(BOT, bought(ME, 'a hat'));
  expect(look({ ...YOURS, text: mine, much: 'mine' })).toMatch(/buys a hat\. Your turn, Ada\. Buy or sell\.$/);
  expect(announcer.utterance?.words).not.toContain('boat');
  does(ME, sold(ME, 'a hat'));
  expect(look({ sight: asks(BOT, 2), standing: { sentence: 'Vico is deciding.', notes: [] } })).not.toContain(
    'deciding',
  );
});

test('what the log forgets is neither on the page nor said again, also when it comes back at the end', () => {
  does(PERSON, bought(PERSON, 'a trumpet'));
  look(YOURS);
  const before = story;
  story = story.map((told) => ({ ...told, events: [] }));
  expect(look()).toBeUndefined();
  announcer.again();
  expect(announcer.utterance?.words).toBe('Your turn, Ada. Buy or sell.');
  story = before;
  expect(look() ?? '').not.toContain('trumpet');
});

test('an answer to a question leaves the page when the game goes on', () => {
  announcer.tell('You hold a trumpet.');
  expect(announcer.utterance).toEqual({ words: 'You hold a trumpet.', urgent: true });
  does(BOT, bought(BOT, 'a boat'));
  expect(look()).toBeUndefined();
});

test('whoever comes later hears what stands there, not what had happened', () => {
  does(PERSON, bought(PERSON, 'a boat'));
  const late = new Announcer();
  late.now = () => ({ ...now, story, ...YOURS });
  late.look();
  expect(late.utterance?.words).toBe('Your turn, Ada. Buy or sell.');
});

test('in a replay one may go back, and hears the next step again', () => {
  const replay = new Announcer(true);
  does(PERSON, bought(PERSON, 'a boat'));
  does(PERSON, sold(PERSON, 'a boat'));
  for (const told of [story, story.slice(0, 1), story]) {
    replay.now = () => ({ ...now, story: told });
    replay.forget();
    replay.look();
  }
  expect(replay.utterance?.words).toBe('Ben sells a boat.');
});
