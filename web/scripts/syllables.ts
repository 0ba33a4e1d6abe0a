/**
 * Where the long words of a game may break, by the dictionary of their language. Not every browser has one, and it is
 * too large to be sent: the words of a game are few.
 */
import german from 'hyphen/de';
import english from 'hyphen/en-gb';
import french from 'hyphen/fr';
import italian from 'hyphen/it';
import dutch from 'hyphen/nl';

const DICTIONARIES: Record<string, typeof german> = { de: german, en: english, fr: french, it: italian, nl: dutch };
/** Letters: what is shorter fits anywhere. */
const LONG = 6;
const WORD = new RegExp(`\\p{L}{${LONG},}`, 'gu');
const SOFT = '\u00ad';
/** Names of messages and what is put into them are never read. */
const UNREAD = /^[\w-]+ =|^ +\.\w+ =|\{[^{}"]*\}/gm;

/** The long words in these sources that may break, with a soft hyphen wherever they may. */
export function syllables(sources: string[], language: string): string[] {
  const dictionary = DICTIONARIES[language];
  if (!dictionary) return [];
  const words = sources.flatMap((source) => source.replace(UNREAD, '').match(WORD) ?? []);
  const soft = [...new Set(words.map((word) => word.toLowerCase()))].map((word) =>
    dictionary.hyphenateSync(word, { minWordLength: LONG }),
  );
  return soft.filter((word) => word.includes(SOFT));
}
