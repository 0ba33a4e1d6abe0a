/** The words of a game as a page has them, read from where they lie. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle, Text } from '../src/lib/text';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const parts = readdirSync(`${root}web/src/text`).filter((name) => !name.endsWith('.ftl'));
export const python = process.env.PYTHON ?? `${root}.venv/bin/python`;

/** A game's own, then the engine's; with `shell`, what the pages themselves say, too. */
export function wordsOf(game: string, language: string, shell = false): Text {
  const home = 'src/vernissage/';
  const read = (path: string): string[] => {
    const file = `${root}${path}.ftl`;
    return existsSync(file) ? [readFileSync(file, 'utf8')] : [];
  };
  const bundles = [...new Set([language, 'en'])].map((each) => {
    const own = [`${home}games/${game}/text/${each}`, `${home}games/${game}/names/${each}`, `${home}texts/${each}`];
    const pages = shell ? ['', ...parts].map((part) => `web/src/text/${part}/${each}`) : [];
    return bundle(each, [...own, ...pages].flatMap(read));
  });
  return new Text(language, bundles);
}
