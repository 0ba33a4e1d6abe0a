import type { GameModule, Sight } from '@shell';
import poster from './poster.webp?url';
import Table from './Table.svelte';
import type { Event, Exhibition, Move, Preview, View } from './types';

/** The last painting has its moment, as every other has, before the result takes the page. */
const unfolds = (before: Sight, now: Sight): boolean => before.outcome === null && now.outcome !== null;

export default {
  Table,
  stage: () => import('./stage/Stage.svelte'),
  foresees: true,
  result: () => import('./Result.svelte'),
  picture: () => import('./Picture.svelte'),
  unfolds,
  sound: ({ event }) => (event === 'painted' ? 'reveal' : event === 'achieved' ? 'perfect' : undefined),
  poster,
} satisfies GameModule<View, Move, Event, Preview, Exhibition>;
