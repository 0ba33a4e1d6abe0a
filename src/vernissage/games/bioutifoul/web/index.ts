import type { GameModule } from '@shell/lib/game';
import poster from './poster.svg?url';
import Result from './Result.svelte';
import Table from './Table.svelte';

export default { Table, Result, poster } satisfies GameModule;
