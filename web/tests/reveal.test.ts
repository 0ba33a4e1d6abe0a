import { expect, test } from 'vitest';
import type { Sight, Told } from '../src/lib/game';
import { Reveal } from '../src/lib/table/reveal.svelte';

const at = (number: number, view: string): Sight => ({ number, view }) as Sight;
const story = [0, 1, 2].map((number) => ({ number }) as Told);
const slow = (before: Sight, now: Sight): boolean => before.view !== now.view;

function watching(unfolds: typeof slow, ...sights: Sight[]): Reveal {
  const unfolding = new Reveal(() => undefined);
  unfolding.unfolds = unfolds;
  for (const [at, sight] of sights.entries()) unfolding.look(sights[at - 1] ?? null, sight);
  return unfolding;
}

test('nothing that is still being shown is told, nor what came after it', () => {
  const unfolding = watching(slow, at(1, 'hung'), at(2, 'open'), at(3, 'open'));
  expect(unfolding.goesOn).toBe(true);
  expect(unfolding.told(story).map(({ number }) => number)).toEqual([0]);
  unfolding.shown();
  expect(unfolding.told(story)).toEqual(story);
});

test('who comes when it is open already is told everything', () => {
  expect(watching(slow, at(2, 'open')).told(story)).toEqual(story);
});

test('a game that shows everything at once is told at once', () => {
  expect(watching(() => false, at(1, 'hung'), at(2, 'open')).goesOn).toBe(false);
});
