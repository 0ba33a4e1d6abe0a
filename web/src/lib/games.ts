/** The tables in the games' folders, fetched when they are wanted. */
import type { GameModule } from './game';
import { withWords } from './language.svelte';

const modules = import.meta.glob<GameModule>('../../../src/vernissage/games/*/web/index.ts', { import: 'default' });

/** A game's own table, or the plain one: for a game that has none yet, and at any table for whoever adds `?plain` to
    its address. */
export async function gameModule(game: string): Promise<GameModule> {
  const load = modules[`../../../src/vernissage/games/${game}/web/index.ts`];
  const plain = !load || ('location' in globalThis && new URLSearchParams(location.search).has('plain'));
  return plain
    ? withWords(
        'plain',
        import('./plain').then((module) => module.default),
      )
    : load();
}
