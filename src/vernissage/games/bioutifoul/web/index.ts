import type { GameModule } from '@shell/lib/game';
import poster from './poster.svg?url';
import Table from './Table.svelte';

export default { Table, foresees: true, result: () => import('./Result.svelte'), poster } satisfies GameModule;
