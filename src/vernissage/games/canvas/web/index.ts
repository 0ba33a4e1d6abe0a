import type { GameModule } from '@shell/lib/game';
import poster from './poster.webp?url';
import Table from './Table.svelte';

/** The last painting has its moment, as every other has, before the result takes the page. */
const unfolds: GameModule['unfolds'] = (before, now) => before.outcome === null && now.outcome !== null;

export default { Table, foresees: true, result: () => import('./Result.svelte'), unfolds, poster } satisfies GameModule;
