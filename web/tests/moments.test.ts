import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFleeting } from '../src/lib/moments.svelte';
import type { Moved, Told } from '../src/lib/protocol';
import { TableSocket } from '../src/lib/socket.svelte';
import { FakeWorld, sight } from './fakes';

const AFTER = 3;
const SHOWN = { event: 'taken', seat: 1, gift: 'gift-hat' };
const PAST = { event: 'taken', seat: 1, gift: null };
const told = (number: number, events: object[]): Told => ({ number, input: 'made', seat: 1, by: '', events });

/** In a game of memory: these events, and what is left of them. */
function moved(number: number, events: object[], left: object[]): Moved {
  const fading = { story: [told(number, left)], after: AFTER };
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

const latest = (): unknown[] => table.story.at(-1)?.events ?? [];

test.each([
  ['a thing that is shown and forgotten', moved(0, [SHOWN], [PAST]), true],
  ['a thing whose event leaves the log', moved(0, [SHOWN], []), true],
  ['what stays as it was said', moved(0, [SHOWN], [SHOWN]), false],
  ['an event of which only seats and numbers leave', moved(0, [{ event: 'aimed', seat: 1, receiver: 2 }], []), false],
  ['a game that forgets nothing', { ...moved(0, [SHOWN], []), fading: null }, false],
])('%s', (_, news, fleeting) => {
  expect(isFleeting(news)).toBe(fleeting);
});

test('on a device of one’s own a moment begins at once', () => {
  world.last.welcome({ sight: sight(1) });
  world.last.tell(moved(0, [SHOWN], [PAST]));
  expect(latest()).toEqual([SHOWN]);
  expect(table.moments.busy).toBe(false);
});

test('on a shared one it waits until all look, and lasts no longer than ever', async () => {
  world.last.welcome({ keeps: [0, 1], sight: sight(1) });
  world.last.tell(moved(0, [SHOWN], [PAST]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.moments.waits).toBe(AFTER);
  expect(table.story).toEqual([]);
  void table.moments.show();
  await vi.advanceTimersByTimeAsync(0);
  expect(latest()).toEqual([SHOWN]);
  await vi.advanceTimersByTimeAsync(AFTER * 1_000);
  expect(latest()).toEqual([PAST]);
  expect(table.moments.busy).toBe(false);
});

test('what happens meanwhile waits its turn, and the next moment for the next look', async () => {
  const said = { event: 'given', seat: 1, gift: 'gift-hat' };
  world.last.welcome({ keeps: [0, 1], sight: sight(1) });
  world.last.tell(moved(0, [SHOWN], [PAST]));
  world.last.tell(moved(1, [said], [said]));
  world.last.tell(moved(2, [SHOWN], [PAST]));
  void table.moments.show();
  await vi.advanceTimersByTimeAsync(AFTER * 1_000 - 1);
  expect(latest()).toEqual([SHOWN]);
  await vi.advanceTimersByTimeAsync(1);
  expect(latest()).toEqual([said]);
  expect(table.moments.waits).toBe(AFTER);
});

test('whoever is told everything anew has nothing to wait for', async () => {
  world.last.welcome({ keeps: [0, 1], sight: sight(1) });
  world.last.tell(moved(0, [SHOWN], [PAST]));
  world.last.welcome({ keeps: [0, 1], sight: sight(2), story: [told(0, [PAST])] });
  expect(table.moments.busy).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(latest()).toEqual([PAST]);
});
