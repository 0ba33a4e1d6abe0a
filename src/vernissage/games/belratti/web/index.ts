import type { GameModule } from '@shell/lib/game';
import poster from './poster.webp?url';
import Table from './Table.svelte';

export default { Table, result: () => import('./Result.svelte'), poster } satisfies GameModule;
