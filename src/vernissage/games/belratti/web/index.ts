import type { GameModule } from '@shell/lib/game';
import { opensRound } from './look';
import poster from './poster.webp?url';
import Table from './Table.svelte';

export default { Table, result: () => import('./Result.svelte'), unfolds: opensRound, poster } satisfies GameModule;
