import type { GameModule } from '@shell';
import poster from './poster.svg?url';
import Table from './Table.svelte';
import type { Evening, Event, Move, Preview, View } from './types';

export default {
  Table,
  stage: () => import('./stage/Stage.svelte'),
  foresees: true,
  result: () => import('./Result.svelte'),
  picture: () => import('./Picture.svelte'),
  sound: ({ event }) => (event === 'exhibited' ? 'reveal' : undefined),
  poster,
} satisfies GameModule<View, Move, Event, Preview, Evening>;
