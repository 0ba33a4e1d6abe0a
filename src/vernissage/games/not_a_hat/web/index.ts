import type { GameModule } from '@shell';
import poster from './poster.webp?url';
import Table from './Table.svelte';
import type { Event, Move, Truth, View } from './types';

export default {
  Table,
  stage: () => import('./stage/Stage.svelte'),
  result: () => import('./Result.svelte'),
  picture: () => import('./Picture.svelte'),
  sound: ({ event }) => (event === 'unwrapped' ? 'mistake' : event === 'opened' ? 'reveal' : undefined),
  poster,
} satisfies GameModule<View, Move, Event, unknown, Truth>;
