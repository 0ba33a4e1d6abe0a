import type { GameModule } from '@shell';
import { opensRound } from './look';
import poster from './poster.webp?url';
import Table from './Table.svelte';
import type { Album, Event, Move, View } from './types';

export default {
  Table,
  result: () => import('./Result.svelte'),
  picture: () => import('./Picture.svelte'),
  because: async (code, text) => (await import('./whys')).whys(code, text),
  unfolds: opensRound,
  sound: (event) => (event.event === 'revealed' ? (event.perfect ? 'perfect' : 'reveal') : undefined),
  poster,
} satisfies GameModule<View, Move, Event, unknown, Album>;
