/**
 * From what someone types to a gift. All 110 are searched, whatever lies on the table.
 *
 * A gift is meant by its name or by another word for it; capitals, accents, spaces and hyphens don't count, nor do
 * the words around it. Nothing else is ever taken for a gift: one slip of the finger is all that lies between trousers
 * and a book in Dutch ('broek', 'boek'), so what looks like a slip is asked about, and said only when it was picked.
 */
import type { Text } from '@shell';
import { formsOf, plain } from './phrase';

export interface Known {
  gift: string;
  name: string;
  /** Everything it is called, made plain: its name first. */
  plain: string[];
}

export interface Suggestion {
  gift: string;
  name: string;
  /** The other word that was meant, if it was not the name. */
  also: string;
}

export interface Found {
  gifts: Suggestion[];
  /** Nothing is called so; these only look like it. */
  asks: boolean;
}

const SEPARATOR = /\s*;\s*/;
const UMLAUT = /[äöü]/g;
const LEAST = 2;
/** A slip is looked for in words as long as this. */
const FORGIVING = 5;

/** Everything that the gifts are called in this language. */
export function known(gifts: readonly string[], text: Text): Known[] {
  return gifts.map((gift) => {
    const words = [text.name(gift), ...text.say(`${gift}.also`).split(SEPARATOR)];
    return { gift, name: text.name(gift), plain: [...words, ...words.map(spelledOut)].map(plain) };
  });
}

/** Where a keyboard has no umlauts, Käse is Kaese. */
function spelledOut(word: string): string {
  return word.toLowerCase().replaceAll(UMLAUT, (letter) => `${plain(letter)}e`);
}

/** The gift that this says, or null if it says none or more than one. */
export function meant(typed: string, all: readonly Known[]): string | null {
  for (const form of formsOf(typed)) {
    const found = all.filter((each) => each.plain.includes(form));
    if (found.length > 0) return found.length === 1 ? (found[0]?.gift ?? null) : null;
  }
  return null;
}

/** The gifts this could become: names that begin so, then names with it inside; only if there is none, slips. */
export function suggestions(typed: string, all: readonly Known[], text: Text, most: number): Found {
  const forms = formsOf(typed).filter((form) => form.length >= LEAST);
  const slipped = forms.at(-1) ?? '';
  const so = ranked(all, (word) => Math.min(...forms.map((form) => nearness(form, word))));
  const found =
    so.length > 0 ? so : ranked(all, (word) => (slipped.length >= FORGIVING && isSlip(slipped, word) ? 0 : Infinity));
  const gifts = found.sort(
    (one, two) => one.rank - two.rank || one.each.name.localeCompare(two.each.name, text.language),
  );
  return {
    gifts: gifts
      .slice(0, most)
      .map(({ each }) => ({ gift: each.gift, name: each.name, also: otherWord(each, forms, text) })),
    asks: so.length === 0 && gifts.length > 0,
  };
}

/** Which letters could come next. Before the second one a gift must begin so. */
export function goesOn(typed: string, all: readonly Known[]): Set<string> {
  const form = formsOf(typed).at(-1) ?? '';
  const letters = all
    .flatMap((each) => each.plain)
    .flatMap((word) => {
      if (form.length < LEAST) return word.startsWith(form) ? [word.charAt(form.length)] : [];
      return word
        .split(form)
        .slice(1)
        .map((rest) => rest.charAt(0));
    });
  return new Set(letters.filter((letter) => letter !== ''));
}

function ranked(all: readonly Known[], of: (word: string) => number): { each: Known; rank: number }[] {
  const rank = (each: Known): number => Math.min(...each.plain.map((word, at) => of(word) + (at > 0 ? 0.5 : 0)));
  return all.map((each) => ({ each, rank: rank(each) })).filter((found) => found.rank < Infinity);
}

function nearness(form: string, word: string): number {
  if (word === form) return 0;
  if (word.startsWith(form)) return 1;
  return word.includes(form) ? 2 : Infinity;
}

function otherWord(each: Known, forms: readonly string[], text: Text): string {
  const fits = (word: string | undefined): boolean => forms.some((form) => word?.includes(form) ?? false);
  const words = [each.name, ...text.say(`${each.gift}.also`).split(SEPARATOR)];
  const found = words.find((word) => fits(plain(word)));
  return found === each.name ? '' : (found ?? '');
}

/** One letter too many, too few, another one, or two changed places. */
export function isSlip(one: string, two: string): boolean {
  if (Math.abs(one.length - two.length) > 1 || one === two) return false;
  let start = 0;
  while (start < one.length && one[start] === two[start]) start += 1;
  const [left, right] = [one.slice(start), two.slice(start)];
  const swapped = left.length > 1 && left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return swapped || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1);
}
