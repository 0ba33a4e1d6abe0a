/** Cards travel between the row and the hand, as long as the tokens say: not at all where less motion is asked for. */
import { cubicInOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';

/** A duration of the tokens, in milliseconds. */
export function duration(token: string): number {
  const said = getComputedStyle(document.documentElement).getPropertyValue(token);
  return Number.parseFloat(said) * (/\ds$/.test(said.trim()) ? 1000 : 1) || 0;
}

const travel = (): number => duration('--d-travel');

export const [leave, arrive] = crossfade({
  duration: travel,
  easing: cubicInOut,
  fallback: () => ({ duration: travel(), css: (t) => `opacity: ${t}; translate: 0 ${(1 - t) * 8}px` }),
});

export const slide = { duration: travel, easing: cubicInOut };
