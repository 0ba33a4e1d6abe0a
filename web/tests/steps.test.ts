/** The bots' turns, told step by step on one page: nothing is lost, and nobody and nothing else waits for it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Moved, Outcome } from '../src/lib/protocol';
import { TableSocket } from '../src/lib/table/socket.svelte';
import { FakeWorld, sight } from './fakes';

const ME = 0;
const BOT = 1;
const STEP = 2_000;
const MARKED = 3_000;
const ENDED: Outcome = { scores: [1, 0], winners: [ME], verdict: '' };

let world: FakeWorld;
let table: TableSocket;
let pace: number;
let others: boolean;

beforeEach(async () => {
  vi.useFakeTimers();
  world = new FakeWorld();
  table = new TableSocket(world);
  [pace, others] = [STEP, false];
  table.match.steps.telling = {
    says: ({ seat, number }) => (seat === BOT ? `step ${number}` : ''),
    pace: () => pace,
    holdsUp: () => others,
  };
  await vi.advanceTimersByTimeAsync(0);
  world.last.welcome({ sight: { ...sight(0), to_move: [BOT] } });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

function moved(number: number, seat: number, toMove: number[], more: Partial<Moved['sight']> = {}): void {
  const news: Moved = {
    is: 'moved',
    told: { number, input: 'made', seat, by: '', events: [{ event: 'done' }], withdraws: null },
    sight: { ...sight(number), number: number + 1, to_move: toMove, ...more },
    fading: null,
  };
  world.last.tell(news);
}
const told = (): number | undefined => table.match.steps.now?.number;
const shown = (): number | undefined => table.match.sight?.number;

test('each step is told for its time, and what comes meanwhile waits in order', async () => {
  moved(0, BOT, [BOT]);
  moved(1, BOT, [BOT]);
  moved(2, BOT, [ME]);
  expect([told(), shown()]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(STEP - 1);
  expect(told()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([told(), shown()]).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(STEP);
  expect([told(), shown()]).toEqual([2, 3]);
  expect(table.match.story.map(({ number }) => number)).toEqual([0, 1, 2]);
});

test('the last step is still told when one can decide already, and then the table speaks again', async () => {
  moved(0, BOT, [ME]);
  expect([told(), table.match.steps.asked]).toEqual([0, true]);
  expect(table.match.sight?.offers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(STEP);
  expect(told()).toBeUndefined();
});

test('the steps are counted as soon as all of them have come', () => {
  moved(0, BOT, [BOT]);
  expect(table.match.steps.count).toBeNull();
  moved(1, BOT, [ME]);
  expect(table.match.steps.count).toBe(2);
});

test('skipping ahead shows everything up to the own decision, and marks it for a while', async () => {
  for (const number of [0, 1, 2]) moved(number, BOT, [BOT]);
  table.match.steps.skip();
  expect([told(), shown()]).toEqual([undefined, 3]);
  moved(3, BOT, [ME]);
  expect([told(), shown()]).toEqual([undefined, 4]);
  expect(table.match.steps.lit.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  await vi.advanceTimersByTimeAsync(MARKED);
  expect(table.match.steps.lit).toEqual([]);
});

test('the turns after the next decision are told step by step again', () => {
  moved(0, BOT, [BOT]);
  table.match.steps.skip();
  moved(1, BOT, [ME]);
  moved(2, ME, [BOT]);
  moved(3, BOT, [BOT]);
  expect(told()).toBe(3);
  expect(table.match.steps.turn.map(({ number }) => number)).toEqual([3]);
});

test('at once nothing waits, and the last sentence can be read while all of it is marked', async () => {
  pace = 0;
  moved(0, BOT, [BOT]);
  moved(1, BOT, [ME]);
  expect([told(), shown()]).toEqual([1, 2]);
  expect(table.match.steps.lit.map(({ number }) => number)).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(MARKED);
  expect([told(), table.match.steps.lit]).toEqual([undefined, []]);
});

test('an end is never slowed', () => {
  moved(0, BOT, [BOT]);
  moved(1, BOT, [BOT]);
  moved(2, BOT, [], { outcome: ENDED });
  expect([told(), shown()]).toEqual([undefined, 3]);
  expect(table.match.moments.busy).toBe(false);
});

test('while a clock runs for the own decision nothing is held back', () => {
  moved(0, BOT, [BOT]);
  moved(1, BOT, [BOT]);
  moved(2, BOT, [ME], { left: 30 });
  expect([told(), shown()]).toEqual([2, 3]);
});

test('where somebody else waits for the own decision nothing is held back', () => {
  others = true;
  moved(0, BOT, [BOT]);
  moved(1, BOT, [ME]);
  expect(shown()).toBe(2);
});

test('what others do beside the own decision is not told over the question', () => {
  moved(0, BOT, [BOT, ME]);
  moved(1, BOT, [ME]);
  expect([told(), shown()]).toEqual([undefined, 2]);
});

test('when no step comes for some time, the table says again who is waited for', async () => {
  moved(0, BOT, [BOT]);
  await vi.advanceTimersByTimeAsync(STEP + MARKED);
  expect(told()).toBeUndefined();
  moved(1, BOT, [BOT]);
  expect(table.match.steps.turn.map(({ number }) => number)).toEqual([0, 1]);
});

test('whoever is told everything anew has no steps to wait for', () => {
  moved(0, BOT, [BOT]);
  moved(1, BOT, [ME]);
  world.last.welcome({ sight: { ...sight(1), number: 2 } });
  expect([told(), shown(), table.match.moments.busy]).toEqual([undefined, 2, false]);
});
