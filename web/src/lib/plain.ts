/** The table of a game that has none of its own yet: everything in words, and every move a button. */
import PlainResult from '@shell/pages/plain/PlainResult.svelte';
import PlainTable from '@shell/pages/plain/PlainTable.svelte';
import type { GameModule } from './game';

export default { Table: PlainTable, Result: PlainResult, poster: '' } satisfies GameModule;
