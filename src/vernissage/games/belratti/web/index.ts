import type { GameModule } from '@shell';
import { picture } from './art';
import { opensRound } from './look';
import poster from './poster.webp?url';
import Table from './Table.svelte';
import type { Album, Event, Move, View } from './types';

export default {
  Table,
  stage: () => import('./stage/Stage.svelte'),
  result: () => import('./Result.svelte'),
  picture: () => import('./Picture.svelte'),
  because: async (code, text) => (await import('./whys')).whys(code, text),
  unfolds: opensRound,
  sound: (event) => (event.event === 'revealed' ? (event.perfect ? 'perfect' : 'reveal') : undefined),
  poster,
  variants: {
    kosmos: picture('lighthouse').src,
    masterpieces: picture('candle').src,
    mogel: picture('teapot').src,
  },
} satisfies GameModule<View, Move, Event, unknown, Album>;
