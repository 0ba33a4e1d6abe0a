import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Told as Seen } from '../src/lib/game';
import { ownRefusal } from '../src/lib/own-refusal';
import type { Told } from '../src/lib/protocol';
import { TableSocket } from '../src/lib/table/socket.svelte';
import { leadingTo } from '../src/lib/table/story';
import { FakeWorld, pong, sight } from './fakes';

let world: FakeWorld;
let table: TableSocket;
const MOVE = { move: 'pass' };

const told = (number: number, input = 'made', seat = 0): Told => {
  return { number, input, seat, by: '', events: input === 'made' ? [{ event: `e${number}` }] : [], withdraws: null };
};
const takenBack = (number: number, withdraws: number): Told => ({ ...told(number, 'taken-back'), withdraws });

beforeEach(async () => {
  vi.useFakeTimers();
  world = new FakeWorld();
  table = new TableSocket(world);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

async function reconnect(): Promise<void> {
  world.last.fail();
  await vi.advanceTimersByTimeAsync(300);
}

test('an answer names the question it was asked', () => {
  world.last.welcome({ sight: sight(4) });
  table.match.answer(MOVE);
  expect(world.last.said).toEqual([{ do: 'answer', question: 4, move: MOVE }]);
  expect(table.match.pending).toBe(true);
});

test('there is no second answer while one is under way', () => {
  world.last.welcome({ sight: sight(4) });
  table.match.answer(MOVE);
  table.match.answer(MOVE);
  expect(world.last.said).toHaveLength(1);
});

test('an answer is done with when the game has gone on', () => {
  world.last.welcome({ sight: sight(4) });
  table.match.answer(MOVE);
  world.last.tell({ is: 'moved', told: told(0, 'made', 1), sight: sight(4), fading: null });
  expect(table.match.pending).toBe(true);
  world.last.tell({ is: 'moved', told: told(1), sight: sight(5), fading: null });
  expect(table.match.pending).toBe(false);
  expect(table.match.story.map(({ number }) => number)).toEqual([0, 1]);
});

test('a refused answer is over, and says why until the next tap', () => {
  world.last.welcome({ sight: sight(4) });
  table.match.answer(MOVE);
  world.last.tell({ is: 'refused', what: 'answer', refusal: ownRefusal('match/stale') });
  expect(table.match.pending).toBe(false);
  expect(table.refused?.refusal.code).toBe('match/stale');
  table.match.answer(MOVE);
  expect(table.refused).toBeNull();
});

test('an answer the line swallowed is sent again if its question still stands', async () => {
  world.last.welcome({ sight: sight(4) });
  table.match.answer(MOVE);
  await reconnect();
  world.last.welcome({ sight: sight(4) });
  expect(world.last.said).toEqual([{ do: 'answer', question: 4, move: MOVE }]);
  expect(table.match.pending).toBe(true);
});

test('an answer given while the line was lost is sent when it is back', async () => {
  world.last.welcome({ sight: sight(4) });
  world.last.fail();
  table.match.answer(MOVE);
  await vi.advanceTimersByTimeAsync(300);
  world.last.welcome({ sight: sight(4) });
  expect(world.last.said).toEqual([{ do: 'answer', question: 4, move: MOVE }]);
});

test.each([
  ['another question is asked', sight(5)],
  ['nothing is offered any more', sight(4, [])],
  ['there is no game any more', null],
])('an answer is forgotten after a break if %s', async (_, now) => {
  world.last.welcome({ sight: sight(4) });
  table.match.answer(MOVE);
  await reconnect();
  world.last.welcome({ sight: now });
  expect(world.last.said).toEqual([]);
  expect(table.match.pending).toBe(false);
});

test('an answer that was overtaken while the line was lost is given back, and one that was heard is not', async () => {
  world.last.welcome({ sight: sight(4) });
  table.match.answer(MOVE);
  await reconnect();
  world.last.welcome({ sight: sight(5), story: [told(0)] });
  expect(table.refused).toBeNull();
  world.last.tell(pong(1, 0));
  table.match.answer(MOVE);
  await reconnect();
  world.last.welcome({ sight: sight(6), story: [told(0, 'made', 1)] });
  expect(table.refused?.refusal.code).toBe('net/given-back');
  expect(table.match.pending).toBe(false);
});

test('what is said while the line is lost waits, and is said once it is back', async () => {
  world.last.welcome({ sight: sight(4) });
  world.last.fail();
  table.say({ do: 'talk', text: 'Hello?' });
  expect(table.stuck).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  world.last.welcome({ sight: sight(4) });
  expect(world.last.said).toEqual([{ do: 'talk', text: 'Hello?' }]);
  expect(table.stuck).toBe(false);
});

test('what was to be said first is said after the greeting, once', async () => {
  table.sayFirst({ do: 'claim', key: 'k' });
  expect(world.last.said).toEqual([]);
  world.last.welcome();
  expect(world.last.said).toEqual([{ do: 'claim', key: 'k' }]);
  await reconnect();
  world.last.welcome();
  expect(world.last.said).toEqual([]);
});

test('what is taken back leaves the story, and the house says what it was', () => {
  world.last.welcome({ story: [told(0), told(1), told(2, 'made', 1), told(3)], sight: sight(4) });
  world.last.tell({ is: 'moved', told: takenBack(4, 1), sight: sight(5), fading: null });
  world.last.tell({ is: 'moved', told: takenBack(5, 3), sight: sight(6), fading: null });
  const left = table.match.story.filter(({ events }) => events.length > 0).map(({ number }) => number);
  expect(left).toEqual([0, 2]);
});

test('who is told once more what is known already has it in the story once', () => {
  world.last.welcome({ story: [told(0), told(1)], sight: sight(4) });
  world.last.tell({ is: 'moved', told: told(2, 'made', 1), sight: sight(5), fading: null });
  world.last.tell({ is: 'moved', told: told(1), sight: sight(5), fading: null });
  expect(table.match.story.map(({ number }) => number)).toEqual([0, 1, 2]);
});

test('in a game of memory the moment is seen, then only what the log may say', async () => {
  world.last.welcome({ story: [told(0)], sight: sight(4) });
  const faded = { ...told(1), events: [] };
  const fading = { story: [told(0), faded], after: 3, fleeting: true, said: false };
  world.last.tell({ is: 'moved', told: told(1), sight: sight(5), fading });
  expect(table.match.story).toEqual([told(0), told(1)]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(table.match.story).toEqual([told(0), faded]);
});

test('what is said is heard, and told again to who comes later', () => {
  const said = { is: 'spoken' as const, seat: 1, name: 'Tom', text: 'Hm.', phrase: '', tone: '' as const };
  world.last.welcome({ talk: [said], sight: sight(4) });
  world.last.tell({ ...said, text: 'Oh!' });
  expect(table.talk.lines.map(({ text }) => text)).toEqual(['Hm.', 'Oh!']);
  expect(table.talk.unheard).toBe(true);
});

test('a hand that points is seen until it points no more', () => {
  world.last.welcome({ sight: sight(4) });
  world.last.tell({ is: 'pointed', seat: 1, at: 'frame-3' });
  expect(table.talk.pointing).toEqual({ 1: 'frame-3' });
  world.last.tell({ is: 'pointed', seat: 1, at: '' });
  expect(table.talk.pointing).toEqual({ 1: '' });
});

const foreseen = (number: number, you = 0) => ({ is: 'foreseen', number, you, preview: `of ${number}` }) as const;

test('what can be foreseen is asked once for each sight, and belongs to it alone', () => {
  world.last.welcome({ sight: sight(4) });
  table.hints.askForPreview();
  table.hints.askForPreview();
  expect(world.last.said).toEqual([{ do: 'preview', number: 0 }]);
  expect(table.hints.preview).toBeNull();
  world.last.tell(foreseen(0));
  expect(table.hints.preview).toBe('of 0');
  world.last.tell({ is: 'moved', told: told(0), sight: { ...sight(5), number: 1 }, fading: null });
  expect(table.hints.preview).toBeNull();
  table.hints.askForPreview();
  expect(world.last.said).toHaveLength(2);
  world.last.tell(foreseen(0));
  expect(table.hints.preview, 'late for the sight before').toBeNull();
  world.last.tell(foreseen(1));
  expect(table.hints.preview).toBe('of 1');
});

test('which moment it is, is asked once for each sight, and is for the eyes that asked', () => {
  world.last.welcome({ sight: sight(4) });
  table.hints.askForMoments();
  table.hints.askForMoments();
  expect(world.last.said).toEqual([{ do: 'explain', number: 0 }]);
  world.last.tell({ is: 'explained', number: 0, you: 0, moments: [{ number: 2, about: {} }] });
  expect(table.hints.moments).toEqual([{ number: 2, about: {} }]);
  world.last.tell({ is: 'moved', told: told(0), sight: { ...sight(5), number: 1 }, fading: null });
  expect(table.hints.moments, 'until the next one is told').toHaveLength(1);
  table.hints.askForMoments();
  expect(world.last.said).toHaveLength(2);
  world.last.welcome({ sight: sight(4), you: 1, keeps: [0, 1] });
  expect(table.hints.moments).toEqual([]);
});

test('the page before is asked for once, and comes before what is known', () => {
  world.last.welcome({ sight: sight(4), story: [told(5), told(6)] });
  table.match.readBack(5);
  table.match.readBack(5);
  expect(world.last.said).toEqual([{ do: 'read-back', before: 5 }]);
  world.last.tell({ is: 'earlier', number: 7, you: 0, story: [told(3), told(4), told(5, 'hinted')] });
  expect(table.match.story).toEqual([told(3), told(4), told(5), told(6)]);
  world.last.tell({ is: 'earlier', number: 7, you: 1, story: [told(2)] });
  expect(table.match.story, 'what other eyes asked for').toHaveLength(4);
  table.match.readBack(0);
  expect(world.last.said).toHaveLength(1);
});

test('where the log forgets, what was read back stays, and at the end it is read anew', async () => {
  const forgot = { ...told(6), events: [] };
  world.last.welcome({ sight: sight(4), story: [told(5)] });
  world.last.tell({
    is: 'moved',
    told: told(6),
    sight: sight(5),
    fading: { story: [forgot], after: 2, fleeting: true, said: false },
  });
  world.last.tell({ is: 'earlier', number: 7, you: 0, story: [told(4)] });
  expect(table.match.story).toEqual([told(4), told(5), told(6)]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(table.match.story).toEqual([told(4), told(5), forgot]);
  const over = { ...sight(0), outcome: { scores: [1], winners: [0], verdict: '' } };
  world.last.tell({
    is: 'moved',
    told: told(7),
    sight: over,
    fading: { story: [told(6), told(7)], after: 0, fleeting: true, said: false },
  });
  expect(table.match.story).toEqual([told(6), told(7)]);
});

test('a story leads to a moment as far back as there is no gap', () => {
  const story = [told(0), told(1), told(4), told(5), told(6)] as Seen[];
  expect(leadingTo(story, 6)).toEqual([told(4), told(5)]);
  expect(leadingTo(story, 2)).toEqual([told(0), told(1)]);
  expect(leadingTo(story, 4)).toEqual([]);
  expect(leadingTo(story, 0)).toEqual([]);
});

test('other eyes and a new line foresee for themselves', async () => {
  world.last.welcome({ sight: sight(4) });
  table.hints.askForPreview();
  world.last.tell(foreseen(0));
  world.last.welcome({ sight: sight(4), you: 1, keeps: [0, 1] });
  expect(table.hints.preview).toBeNull();
  world.last.tell(foreseen(0));
  expect(table.hints.preview, 'what seat 0 foresees is not for seat 1').toBeNull();
  await reconnect();
  table.hints.askForPreview();
  expect(world.last.said, 'the line is not open yet').toEqual([]);
  world.last.welcome({ sight: sight(4) });
  table.hints.askForPreview();
  expect(world.last.said).toEqual([{ do: 'preview', number: 0 }]);
});

test('nobody asks who looks on, and a question that came too late is no complaint', () => {
  world.last.welcome({ sight: sight(4), you: null, keeps: [] });
  table.hints.askForPreview();
  expect(world.last.said).toEqual([]);
  world.last.tell({ is: 'refused', what: 'preview', refusal: ownRefusal('table/moved-on') });
  expect(table.refused).toBeNull();
});

test('what a moment leaves of the latest inputs replaces them, and what lies further back stays', async () => {
  world.last.welcome({ sight: sight(4), story: [told(0), told(1), told(2)] });
  const left = { ...told(2), events: [] };
  world.last.tell({
    is: 'moved',
    told: told(3),
    sight: sight(5),
    fading: { story: [left, told(3)], after: 0, fleeting: true, said: false },
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.match.story).toEqual([told(0), told(1), left, told(3)]);
});
