/** The texts of a game's guide, primer, coach and memoir, and its rulebook. They are fetched when they are needed. */
import { bundle, Text } from './text';
import { FALLBACK, gameText } from './texts';

const GAMES = '../../../src/vernissage/games';
const guides = import.meta.glob<string>('../../../src/vernissage/games/*/guide/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const primers = import.meta.glob<string>('../../../src/vernissage/games/*/primer/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const coaches = import.meta.glob<string>('../../../src/vernissage/games/*/coach/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
/** What links the things of a game, where bots know it; a coach speaks of it. */
const thoughts = import.meta.glob<string>('../../../src/vernissage/games/*/association/thoughts/*.ftl', {
  query: '?raw',
  import: 'default',
});
const memoirs = import.meta.glob<string>('../../../src/vernissage/games/*/memoir/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const books = import.meta.glob<string>('../../../src/vernissage/games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

/** What is said in a game's guided first game. */
export async function guideText(game: string, language: string): Promise<Text> {
  const said = await guides[`${GAMES}/${game}/guide/text/${language}.ftl`]?.();
  return new Text(language, [bundle(language, said === undefined ? [] : [said])]);
}

/** What is explained of a game, then its own sentences: they name its things. A draft may lack a language. */
export async function primerText(game: string, language: string): Promise<Text> {
  const home = `${GAMES}/${game}/primer/text`;
  const load = primers[`${home}/${language}.ftl`] ?? primers[`${home}/${FALLBACK}.ftl`];
  const [said, text] = await Promise.all([load?.(), gameText(game, language)]);
  return text.after(said ?? '');
}

/** What is said of one's decisions in a game, then what links its things, then the game's own sentences. A draft may lack a language. */
export async function coachText(game: string, language: string): Promise<Text> {
  const home = `${GAMES}/${game}/coach/text`;
  const load = coaches[`${home}/${language}.ftl`] ?? coaches[`${home}/${FALLBACK}.ftl`];
  const links = thoughts[`${GAMES}/${game}/association/thoughts/${language}.ftl`];
  const [said, thought, text] = await Promise.all([load?.(), links?.(), gameText(game, language)]);
  return text.after(thought ?? '').after(said ?? '');
}

/** What many finished games say of somebody, then the game's own sentences. A draft may lack a language. */
export async function memoirText(game: string, language: string): Promise<Text> {
  const home = `${GAMES}/${game}/memoir/text`;
  const load = memoirs[`${home}/${language}.ftl`] ?? memoirs[`${home}/${FALLBACK}.ftl`];
  const [said, text] = await Promise.all([load?.(), gameText(game, language)]);
  return text.after(said ?? '');
}

/** A game's rulebook in this language, or else in English; empty if it has none. */
export async function rulebook(game: string, language: string): Promise<string> {
  const home = `${GAMES}/${game}`;
  const load = books[`${home}/RULES.${language}.md`] ?? books[`${home}/RULES.md`];
  return load ? load() : '';
}
