/** Where the words lie: the shell's here, the engine's and the games' beside their Python. */
import { bundle, Text } from './text';

type Sources = Record<string, () => Promise<string>>;

const shell: Sources = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const engine: Sources = import.meta.glob<string>('../../../src/vernissage/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
const games: Sources = import.meta.glob<string>('../../../src/vernissage/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

const FALLBACK = 'en';

/** The languages there are, in the order of their names. */
export const LANGUAGES: Record<string, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
};

/** The first of these that we speak. */
export function spoken(wanted: readonly string[]): string {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return known ?? FALLBACK;
}

/** The shell's sentences and the engine's. */
export function shellText(language: string): Promise<Text> {
  return read(language, (each) => [shell[`../text/${each}.ftl`], inEngine(each)]);
}

/** A game's sentences, then the engine's and the shell's. */
export function gameText(game: string, language: string): Promise<Text> {
  return read(language, (each) => [
    games[`../../../src/vernissage/games/${game}/text/${each}.ftl`],
    inEngine(each),
    shell[`../text/${each}.ftl`],
  ]);
}

function inEngine(language: string): Sources[string] | undefined {
  return engine[`../../../src/vernissage/texts/${language}.ftl`];
}

async function read(language: string, find: (language: string) => (Sources[string] | undefined)[]): Promise<Text> {
  const wanted = [...new Set([language, FALLBACK])];
  const bundles = wanted.map(async (each) => {
    const sources = find(each).filter((source) => source !== undefined);
    return bundle(each, await Promise.all(sources.map((source) => source())));
  });
  return new Text(language, await Promise.all(bundles));
}
