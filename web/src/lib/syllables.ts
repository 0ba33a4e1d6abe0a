/** Long words with soft hyphens, for names in narrow places: not every browser has a dictionary to hyphenate with. Those
    of a game come with its sentences (scripts/syllables.ts); a word that is not among them stays whole. */

const WORD = /\p{L}+/gu;
const SOFT = '\u00ad';
const LETTER = /[^\u00ad]/g;

let spoken = '';
const known = new Map<string, string>();

/** From now on this language is spoken, and these words of it may break where their soft hyphens are. */
export function learn(language: string, words: string): void {
  if (language !== spoken) known.clear();
  spoken = language;
  for (const word of words.split(' ')) known.set(word.replaceAll(SOFT, ''), word);
}

export function softened(name: string): string {
  return name.replace(WORD, (word) => {
    let letter = 0;
    return known.get(word.toLowerCase())?.replace(LETTER, () => word.charAt(letter++)) ?? word;
  });
}
