/** How a painting hangs in its painter's own gallery. */
import './colours.css';
import type { Works } from '@shell';
import { read } from './painting';
import Picture from './parts/WorkPicture.svelte';
import Won from './parts/WorkWon.svelte';
import type { Piece } from './types';

export default {
  Picture,
  Won,
  title: ({ painting }, text) => read(painting, text) || text.say('table-untitled'),
  mark: (name, text) => (name === 'bonus' ? text.say('table-bonus') : text.name(name)),
} satisfies Works<Piece>;
