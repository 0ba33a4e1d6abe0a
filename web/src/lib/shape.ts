/** Which shape the window has: that of a phone, of a phone held sideways, of a desk. */
import { MediaQuery } from 'svelte/reactivity';
import { SHAPES } from '../../scripts/shapes';

export const phone = new MediaQuery(SHAPES.phone);
export const sideways = new MediaQuery(SHAPES.sideways);
export const desk = new MediaQuery(SHAPES.desk);
