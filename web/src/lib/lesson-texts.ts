/** The texts of a game's guide, primer, coach and memoir, and its rulebook. They are fetched when they are needed. */
import { bundle, Text } from './text';
import { FALLBACK, gameText } from './texts';

const GAMES = '../../../src/vernissage/games';
const files = import.meta.glob<string>(
  [
    '../../../src/vernissage/games/*/{guide,primer,coach,memoir}/text/*.ftl',
    '../../../src/vernissage/games/*/association/thoughts/*.ftl',
    '../../../src/vernissage/games/*/RULES*.md',
  ],
  { query: '?raw', import: 'default' },
);

/** The first of these files that the game has; empty if it has none. */
async function read(game: string, ...names: string[]): Promise<string> {
  const load = names.map((name) => files[`${GAMES}/${game}/${name}`]).find(Boolean);
  return (await load?.()) ?? '';
}

/** What is said in a game's guided first game. */
export async function guideText(game: string, language: string): Promise<Text> {
  return new Text(language, [bundle(language, [await read(game, `guide/text/${language}.ftl`)])]);
}

/** What a primer, a coach or a memoir says of a game, then the game's own sentences. A draft may lack a language. */
export async function lessonText(part: 'primer' | 'coach' | 'memoir', game: string, language: string): Promise<Text> {
  const [said, thoughts, text] = await Promise.all([
    read(game, `${part}/text/${language}.ftl`, `${part}/text/${FALLBACK}.ftl`),
    part === 'coach' ? read(game, `association/thoughts/${language}.ftl`) : '', // what links the things of the game
    gameText(game, language),
  ]);
  return text.after(thoughts).after(said);
}

/** A game's rulebook in this language, or else in English; empty if it has none. */
export function rulebook(game: string, language: string): Promise<string> {
  return read(game, `RULES.${language}.md`, 'RULES.md');
}
