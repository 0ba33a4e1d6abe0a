/** Full-text search in everything written about a game: moments, things, rules. */
import { folded } from '@shell/lib/emphasis';
import { type Book, plain } from '@shell/lib/markdown';

/** A place where something is written. */
export interface Place {
  kind: 'moment' | 'thing' | 'rule';
  id: string;
  title: string;
  says: string;
  rules: string[];
  picture: string | null;
}

/** The rules as places, under the titles of their chapters. */
export function rulesOf(book: Book): Place[] {
  return book.chapters.flatMap(({ title, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'rule'
        ? [
            {
              kind: 'rule' as const,
              id: block.number,
              title,
              says: plain(block.spans),
              rules: [block.number],
              picture: null,
            },
          ]
        : [],
    ),
  );
}

/** The places that speak of it: first those that are called so, and of these the nearest to the rules that apply now. */
export function find(wanted: string, places: Place[], now: string[]): Place[] {
  const word = folded(wanted.trim());
  if (!word) return [];
  const called = ({ kind, title, id }: Place): boolean => folded(kind === 'rule' ? id : title).includes(word);
  const found = places.filter((place) => called(place) || folded(place.says).includes(word));
  // What is explained leads to its rule: that need not stand there twice.
  const led = new Set(found.flatMap(({ kind, rules }) => (kind === 'rule' ? [] : rules.slice(0, 1))));
  const rank = (place: Place): number[] => [
    called(place) ? 0 : 1,
    Math.min(...place.rules.flatMap((rule) => now.map((other) => distance(rule, other))), FAR),
    ['thing', 'moment', 'rule'].indexOf(place.kind),
  ];
  return found
    .filter(({ kind, id }) => kind !== 'rule' || !led.has(id) || folded(id).includes(word))
    .map((place) => ({ place, rank: rank(place) }))
    .sort((one, other) => one.rank.map((part, i) => part - (other.rank[i] ?? 0)).find((apart) => apart !== 0) ?? 0)
    .map(({ place }) => place);
}

const FAR = 2;
const chapter = (rule: string): string => rule.split('.')[0] ?? '';
const distance = (rule: string, other: string): number =>
  rule === other ? 0 : chapter(rule) === chapter(other) ? 1 : FAR;
