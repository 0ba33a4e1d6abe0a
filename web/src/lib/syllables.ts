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

/** Consonants between two vowels, and the vowel after them. */
const BETWEEN = /(?<=[aeiouyà-æè-ïò-öù-ýœ])([b-df-hj-np-tv-xzßç]+)(?=[aeiouyà-æè-ïò-öù-ýœ])/giu;
/** Of several consonants only these begin a syllable together. */
const TOGETHER = /(?:sch[lmnrw]?|ck|ch|ph|th|gn|[bcdfgkptv]r|[bcfgkp]l)$/iu;
const LONG = /\p{L}{8,}/gu;
/** Letters that stay together at either end. */
const LEAST = 3;

/** The same for somebody's name, which is in no dictionary: it may break before a syllable's first consonants. */
export function softenedPerson(name: string): string {
  return name.replace(LONG, (word) =>
    word.replace(BETWEEN, (consonants: string, _: string, at: number) => {
      const onset = TOGETHER.exec(consonants)?.[0].length ?? 1;
      const before = at + consonants.length - onset;
      if (before < LEAST || word.length - before < LEAST) return consonants;
      return consonants.slice(0, consonants.length - onset) + SOFT + consonants.slice(consonants.length - onset);
    }),
  );
}
