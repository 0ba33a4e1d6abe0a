/** Long words with soft hyphens, for names in narrow places: not every browser has a dictionary to hyphenate with. */

/** Letters: what is shorter fits anywhere. */
const LONG = /\p{L}{8,}/gu;
/** Letters that stay together at either end. */
const LEAST = 3;
const SOFT = '\u00ad';
/** Consonants between two vowels, and the vowel after them. */
const BETWEEN = /(?<=[aeiouyà-æè-ïò-öù-ýœ])([b-df-hj-np-tv-xzßç]+)(?=[aeiouyà-æè-ïò-öù-ýœ])/giu;
/** Of several consonants only these begin a syllable together. */
const TOGETHER = /(?:sch[lmnrw]?|ck|ch|ph|th|gn|[bcdfgkptv]r|[bcfgkp]l)$/iu;

export function softened(name: string): string {
  return name.replace(LONG, (word) =>
    word.replace(BETWEEN, (consonants: string, _: string, at: number) => {
      const onset = TOGETHER.exec(consonants)?.[0].length ?? 1;
      const before = at + consonants.length - onset;
      if (before < LEAST || word.length - before < LEAST) return consonants;
      return consonants.slice(0, consonants.length - onset) + SOFT + consonants.slice(consonants.length - onset);
    }),
  );
}
