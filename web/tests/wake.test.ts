import { afterEach, expect, test, vi } from 'vitest';
import { fetchWhenAwake, onWake } from '../src/lib/wake';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
vi.stubGlobal('document', new EventTarget());
afterEach(() => vi.clearAllMocks());

const lost = new Error('no network');
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const take = vi.fn();

test('what could not be fetched is fetched when the network is back, and then no more', async () => {
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('words');
  fetchWhenAwake(load, take);
  await settled();
  expect(take).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('online'));
  await settled();
  expect(take.mock.calls).toEqual([['words']]);
  page.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('what nobody wants any more is not taken', async () => {
  const stop = fetchWhenAwake(() => Promise.resolve('words'), take);
  stop();
  await settled();
  expect(take).not.toHaveBeenCalled();
});

test('a clock that has not ticked for long says that the machine was asleep, though no lid did', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const call = vi.fn();
  const stop = onWake(call);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(call).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(call).toHaveBeenCalledTimes(1);
  stop();
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(call).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
