import { afterEach, expect, test, vi } from 'vitest';
import { house } from '../src/lib/net';
import { ownRefusal } from '../src/lib/own-refusal';
import { TableSocket } from '../src/lib/table/socket.svelte';
import { closeTraceback, traceback } from '../src/lib/traceback.svelte';
import { FakeWorld } from './fakes';

const refusal = ownRefusal('house/broke', { trace: 'Traceback:\nKeyError: 3\n' });

afterEach(() => {
  closeTraceback();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what breaks at a table is shown to a developer, even while nothing else is', async () => {
  vi.useFakeTimers();
  const world = new FakeWorld();
  const table = new TableSocket(world);
  await vi.advanceTimersByTimeAsync(0);
  world.last.tell({ is: 'refused', what: 'preview', refusal });
  expect(traceback()).toContain('KeyError: 3');
  expect(table.refused).toBeNull();
  table.close();
});

test('and so is what breaks over HTTP', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ refusal }), { status: 500 })));
  await expect(house()).rejects.toThrow('house/broke');
  expect(traceback()).toContain('KeyError: 3');
});

test('a house that is not in development tells none', async () => {
  const bare = { ...refusal, args: {} };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ refusal: bare }), { status: 500 })));
  await expect(house()).rejects.toThrow('house/broke');
  expect(traceback()).toBe('');
});
