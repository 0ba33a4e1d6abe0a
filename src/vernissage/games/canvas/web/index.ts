import type { GameModule, Sight } from '@shell/lib/game';
import poster from './poster.webp?url';
import Table from './Table.svelte';
import type { Event, Move, Preview, View } from './types';

/** The last painting has its moment, as every other has, before the result takes the page. */
const unfolds = (before: Sight, now: Sight): boolean => before.outcome === null && now.outcome !== null;

export default {
  Table,
  foresees: true,
  result: () => import('./Result.svelte'),
  picture: () => import('./Picture.svelte'),
  unfolds,
  poster,
} satisfies GameModule<View, Move, Event, Preview>;
