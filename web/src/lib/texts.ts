/** Where the words lie: the shell's here, the engine's and the games' beside their Python. */
import { bundle, Text } from './text';

/** All the words of one language, by their file. */
type Words = Record<string, string>;

// Folders, as seen from the shell's.
const SHELL = '.';
const PACKAGE = '../../../src/vernissage';
const ENGINE = `${PACKAGE}/texts`;

// One module for each language: vite.config.ts puts it together.
const words = import.meta.glob<Words>('../text/*.ftl', { query: '?words', import: 'default' });

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
  return read(language, [SHELL, ENGINE]);
}

/** A game's sentences, then the engine's and the shell's. */
export function gameText(game: string, language: string): Promise<Text> {
  return read(language, [`${PACKAGE}/games/${game}/text`, ENGINE, SHELL]);
}

async function read(language: string, folders: string[]): Promise<Text> {
  const found = await sources(language, folders);
  const bundles = [bundle(language, found)];
  // A language says all that English says, tests see to that; but a game may lack a language.
  if (found.length < folders.length) bundles.push(bundle(FALLBACK, await sources(FALLBACK, folders)));
  return new Text(language, bundles);
}

async function sources(language: string, folders: string[]): Promise<string[]> {
  const all = (await words[`../text/${language}.ftl`]?.()) ?? {};
  return folders.map((folder) => all[`${folder}/${language}.ftl`]).filter((source) => source !== undefined);
}
