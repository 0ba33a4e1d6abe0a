/** What lies in the games' folders for the browser: tables and rulebooks, fetched when they are wanted. */
import type { GameModule } from './game';

const modules = import.meta.glob<GameModule>('../../../src/vernissage/games/*/web/index.ts', { import: 'default' });
const books = import.meta.glob<string>('../../../src/vernissage/games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

/** A game's own table, or the plain one: for a game that has none yet, and at any table for whoever adds `?plain` to
    its address. */
export async function gameModule(game: string): Promise<GameModule> {
  const load = modules[`../../../src/vernissage/games/${game}/web/index.ts`];
  const plain = !load || ('location' in globalThis && new URLSearchParams(location.search).has('plain'));
  return plain ? (await import('./plain')).default : load();
}

/** A game's rulebook in this language, or else in English; empty if it has none. */
export async function rulebook(game: string, language: string): Promise<string> {
  const home = `../../../src/vernissage/games/${game}`;
  const load = books[`${home}/RULES.${language}.md`] ?? books[`${home}/RULES.md`];
  return load ? load() : '';
}
