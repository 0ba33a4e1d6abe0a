/** Is the window low: a phone held sideways? What CSS asks with the same words. */
import { MediaQuery } from 'svelte/reactivity';

export const low = new MediaQuery('(max-height: 519px) and (orientation: landscape)');
