/** What somebody has chosen for this device is found again, and nothing else is believed. */
import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});

/** As a page does that has just been opened. */
async function opened(): Promise<typeof import('../src/lib/comfort.svelte')> {
  vi.resetModules();
  return import('../src/lib/comfort.svelte');
}

beforeEach(() => kept.clear());

test('what was chosen is there when the page is opened again', async () => {
  const before = await opened();
  before.choose('motion', 'less');
  before.choose('size', 'largest');
  const after = await opened();
  expect([after.comfort('motion'), after.comfort('size'), after.comfort('hand')]).toEqual(['less', 'largest', 'right']);
  expect(after.isCalm()).toBe(true);
});

test('what nobody can have chosen is as if nothing was', async () => {
  kept.set('size', 'gigantic');
  expect((await opened()).comfort('size')).toBe('usual');
});

test('sound that was turned on before there was a choice of how loud is still on', async () => {
  kept.set('sound', 'on');
  expect((await opened()).comfort('sound')).toBe('on');
});

test('whoever wants more time to look has it', async () => {
  const { choose, unhurried } = await opened();
  expect(unhurried(1_000)).toBe(1_000);
  choose('look', '1.5');
  expect(unhurried(1_000)).toBe(1_500);
});
