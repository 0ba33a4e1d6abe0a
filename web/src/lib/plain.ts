/** The table of a game that has none of its own yet: everything in words, and every move a button. */
import PlainTable from '@shell/pages/plain/PlainTable.svelte';
import type { GameModule } from './game';

export default {
  Table: PlainTable,
  result: () => import('@shell/pages/plain/PlainResult.svelte'),
  poster: '',
} satisfies GameModule;
