/** Cards travel between the row and the hand, as long as the tokens say: not at all where less motion is asked for. */
import { duration } from '@shell';
import { cubicInOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';

const travel = (): number => duration('--d-travel');

export const [leave, arrive] = crossfade({
  duration: travel,
  easing: cubicInOut,
  fallback: () => ({ duration: travel(), css: (t) => `opacity: ${t}; translate: 0 ${(1 - t) * 8}px` }),
});

export const slide = { duration: travel, easing: cubicInOut };
