/** Bots say why in somebody's first two games, then if it is wanted. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Whys } from '../src/lib/whys.svelte';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

test('bots say why in the first two games, also after reloading, and no longer in the third', () => {
  const shown = ['OVAL', 'OVAL', 'EASEL', 'FRAME', 'EASEL'].map((code) => new Whys('some-game', code).shown);
  expect(shown).toEqual([true, true, true, false, true]);
  expect(new Whys('another-game', 'FRAME').shown).toBe(true);
});

test('what was switched stays so', () => {
  const first = new Whys('some-game', 'OVAL');
  first.toggle();
  expect(first.shown).toBe(false);
  expect(new Whys('some-game', 'EASEL').shown).toBe(false);
  first.toggle();
  expect(new Whys('some-game', 'FRAME').shown).toBe(true);
});
