/** Is the window that of a phone held sideways? */
import { MediaQuery } from 'svelte/reactivity';
import { SHAPES } from '../../scripts/shapes';

export const sideways = new MediaQuery(SHAPES.sideways);
