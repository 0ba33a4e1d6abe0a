/** How games draw what is made in them, fetched when something hangs. */
import type { Works } from './game';

const modules = import.meta.glob<Works>('../../../src/vernissage/games/*/web/works.ts', { import: 'default' });

/** Nothing for a game that has works and can't draw them. */
export async function worksOf(game: string): Promise<Works | null> {
  return (await modules[`../../../src/vernissage/games/${game}/web/works.ts`]?.()) ?? null;
}
