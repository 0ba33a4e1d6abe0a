/** Is this held in the hand, without a keyboard of its own? */
import { MediaQuery } from 'svelte/reactivity';

export const touch = new MediaQuery('(hover: none) and (pointer: coarse)', false);
