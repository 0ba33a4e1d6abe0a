/** Where the words lie: the shell's here, the engine's and the games' beside their Python. */
import type { FluentBundle } from '@fluent/bundle';
import { pageData } from './page-data';
import { learn } from './syllables';
import { bundle, Text } from './text';

/** What vite.config.ts puts into one module: the shell's and the engine's sentences, and what each game is. */
interface Words {
  sources: string[];
  kinds: Record<string, string>;
  /** what its deal of a day is, where it is played alone */
  puzzles: Record<string, string>;
}

const GAMES = '../../../src/vernissage/games';
const words = import.meta.glob<Words>('../text/*.ftl', { query: '?words', import: 'default' });
/** What only one part of the house says, in a folder with that part's name: it is fetched with the part. */
const partWords = import.meta.glob<string>(['../text/*/*.ftl', '!../text/offline/*.ftl'], {
  query: '?said',
  import: 'default',
});
const gameWords = import.meta.glob<string[]>('../../../src/vernissage/games/*/text/*.ftl', {
  query: '?words',
  import: 'default',
});

export const FALLBACK = 'en';

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

/** The parts that were opened so far: what is fetched from now on, in whatever language, has their sentences too. */
const opened = new Set<string>();

/** Fetches what is said there. Was it not there before? */
export async function openPart(part: string, language: string): Promise<boolean> {
  await partWords[inPart(part, language)]?.();
  const isNew = !opened.has(part);
  opened.add(part);
  return isNew;
}

/** The shell's sentences and the engine's. */
export async function shellText(language: string): Promise<Text> {
  return new Text(language, [bundle(language, await shellSources(language))]);
}

/** A game's sentences and the names of its things, then the shell's and the engine's. A game may lack a language. */
export async function gameText(game: string, language: string): Promise<Text> {
  const spoken = [language, FALLBACK].filter((each) => each === language || !(own(game, language) in gameWords));
  const text = new Text(language, await Promise.all(spoken.map((each) => gameBundle(game, each))));
  learn(language, text.say('syllables'));
  return text;
}

/** What kind of game it is, in a few words. */
export async function gameKind(game: string, language: string): Promise<string> {
  return (await shellWords(language)).kinds[game] ?? '';
}

/** What its deal of a day is, in a few words: what kind of game, where it says nothing else. */
export async function gamePuzzle(game: string, language: string): Promise<string> {
  return (await shellWords(language)).puzzles[game] || gameKind(game, language);
}

async function gameBundle(game: string, language: string): Promise<FluentBundle> {
  const [theirs, ours] = await Promise.all([ownWords(game, language), shellSources(language)]);
  return bundle(language, [...(theirs ?? []), ...ours]);
}

const inPart = (part: string, language: string): string => `../text/${part}/${language}.ftl`;
const own = (game: string, language: string): string => `${GAMES}/${game}/text/${language}.ftl`;

async function shellSources(language: string): Promise<string[]> {
  const parts = [...opened].map((part) => partWords[inPart(part, language)]?.());
  const [words, ...more] = await Promise.all([shellWords(language), ...parts]);
  return [...words.sources, ...more.filter((each) => each !== undefined)];
}

// On a first visit they have come inside the page, by the names that the build gives their files (server/pages/first_visit.py).

async function shellWords(language: string): Promise<Words> {
  const here = pageData(`src/text/${language}.ftl?words`) as Words | null;
  return here ?? (await words[`../text/${language}.ftl`]?.()) ?? { sources: [], kinds: {}, puzzles: {} };
}

async function ownWords(game: string, language: string): Promise<string[] | undefined> {
  const file = own(game, language);
  return (pageData(`${file.replace('../../', '')}?words`) as string[] | null) ?? gameWords[file]?.();
}
