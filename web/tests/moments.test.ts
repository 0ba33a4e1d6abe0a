import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Moved, Told } from '../src/lib/protocol';
import { TableSocket } from '../src/lib/table/socket.svelte';
import { FakeWorld, sight } from './fakes';

const AFTER = 3;
const SHOWN = { event: 'taken', seat: 1, gift: 'gift-hat' };
const SAID = { event: 'given', seat: 1, gift: 'gift-hat' };
const PAST = { event: 'taken', seat: 1, gift: null };
const told = (number: number, events: object[]): Told => ({
  number,
  input: 'made',
  seat: 1,
  by: '',
  events,
  withdraws: null,
});

/** In a game of memory: these events, and what is left of them. A thing shown is fleeting, a thing named is said. */
function moved(number: number, events: object[], left: object[], after = AFTER): Moved {
  const fading = { story: [told(number, left)], after, fleeting: events.includes(SHOWN), said: events.includes(SAID) };
  return { is: 'moved', told: told(number, events), sight: sight(number + 1), fading };
}

let world: FakeWorld;
let table: TableSocket;

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

const latest = (): unknown[] => table.match.story.at(-1)?.events ?? [];

test('on a device of one’s own a moment begins at once', () => {
  world.last.welcome({ sight: sight(1) });
  world.last.tell(moved(0, [SHOWN], [PAST]));
  expect(latest()).toEqual([SHOWN]);
  expect(table.match.moments.goesOn).toBe(true);
});

test('whatever happens meanwhile, a moment lasts its time, and nothing is skipped after it', async () => {
  world.last.welcome({ sight: sight(1) });
  world.last.tell(moved(0, [SHOWN], [PAST]));
  world.last.tell(moved(1, [SAID], [SAID], 0));
  world.last.tell(moved(2, [{ event: 'accepted', seat: 0 }], [], 0));
  await vi.advanceTimersByTimeAsync(AFTER * 1_000 - 1);
  expect(latest()).toEqual([SHOWN]);
  await vi.advanceTimersByTimeAsync(1);
  expect(latest()).toEqual([SAID]); // long enough to be read, although it was answered long ago
  await vi.advanceTimersByTimeAsync(1_000);
  expect(latest()).toEqual([SAID]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(table.match.story.at(-1)?.number).toBe(2);
  expect(table.match.moments.busy).toBe(false);
});

test('what has no moment is not held when nothing was', () => {
  world.last.welcome({ sight: sight(1) });
  world.last.tell(moved(0, [SAID], [SAID], 0));
  expect(table.match.moments.busy).toBe(false);
});

test('a moment ends for who acts, and the moment that follows from it has its own time', async () => {
  world.last.welcome({ sight: sight(1) });
  world.last.tell(moved(0, [SHOWN], [PAST]));
  table.match.answer({ move: 'pass' });
  world.last.tell({ ...moved(1, [SHOWN], [PAST]), told: { ...told(1, [SHOWN]), seat: 0 } });
  expect(table.match.pending).toBe(false);
  expect(table.match.story.at(-1)?.number).toBe(1);
  await vi.advanceTimersByTimeAsync(AFTER * 1_000 - 1);
  expect(table.match.moments.goesOn).toBe(true);
});

test('while one looks nothing is offered that the house asks no longer, and nothing of it is sent', async () => {
  world.last.welcome({ sight: sight(1) });
  world.last.tell(moved(0, [SHOWN], [PAST]));
  expect(table.match.sight?.offers).toHaveLength(1);
  world.last.tell(moved(6, [SAID], [SAID], 0));
  expect(table.match.sight?.offers).toEqual([]);
  table.match.answer({ move: 'pass' });
  expect(world.last.said).toEqual([]);
  await vi.advanceTimersByTimeAsync(AFTER * 1_000);
  table.match.answer({ move: 'pass' });
  expect(world.last.said.at(-1)).toEqual({ do: 'answer', question: 7, move: { move: 'pass' } });
});

test('the clock runs from when a question was heard, not from when it could be seen', async () => {
  world.last.welcome({ sight: sight(1) });
  world.last.tell(moved(0, [SHOWN], [PAST]));
  const heard = Date.now();
  world.last.tell(moved(1, [SAID], [SAID], 0));
  await vi.advanceTimersByTimeAsync(AFTER * 1_000);
  expect(table.match.seenAt).toBe(heard);
});

test('what comes after a moment that the table unfolds waits until it has', () => {
  table.match.reveal.unfolds = (before, now) => now.question === 1 && before.question === 0;
  world.last.welcome({ sight: sight(0) });
  world.last.tell({ is: 'moved', told: told(0, [SHOWN]), sight: sight(1), fading: null });
  world.last.tell({ is: 'moved', told: told(1, []), sight: sight(2), fading: null });
  expect(table.match.story).toHaveLength(1);
  expect(table.match.sight?.offers).toEqual([]);
  table.match.reveal.shown();
  expect(table.match.story).toHaveLength(2);
  expect(table.match.sight?.question).toBe(2);
});

test('on a shared one it waits until all look, and lasts no longer than ever', async () => {
  world.last.welcome({ keeps: [0, 1], sight: sight(1) });
  world.last.tell(moved(0, [SHOWN], [PAST]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.match.moments.waits).toBe(AFTER);
  expect(table.match.story).toEqual([]);
  void table.match.moments.show();
  await vi.advanceTimersByTimeAsync(0);
  expect(latest()).toEqual([SHOWN]);
  await vi.advanceTimersByTimeAsync(AFTER * 1_000);
  expect(latest()).toEqual([PAST]);
  expect(table.match.moments.busy).toBe(false);
});

test('what happens meanwhile waits its turn, and the next moment for the next look', async () => {
  world.last.welcome({ keeps: [0, 1], sight: sight(1) });
  world.last.tell(moved(0, [SHOWN], [PAST]));
  world.last.tell(moved(1, [SAID], [SAID], 0));
  world.last.tell(moved(2, [SHOWN], [PAST]));
  void table.match.moments.show();
  await vi.advanceTimersByTimeAsync(AFTER * 1_000 - 1);
  expect(latest()).toEqual([SHOWN]);
  await vi.advanceTimersByTimeAsync(1);
  expect(latest()).toEqual([SAID]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(latest()).toEqual([SAID]);
  expect(table.match.moments.waits).toBe(AFTER);
});

test('whoever is told everything anew has nothing to wait for', async () => {
  world.last.welcome({ keeps: [0, 1], sight: sight(1) });
  world.last.tell(moved(0, [SHOWN], [PAST]));
  world.last.welcome({ keeps: [0, 1], sight: sight(2), story: [told(0, [PAST])] });
  expect(table.match.moments.busy).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(latest()).toEqual([PAST]);
});
