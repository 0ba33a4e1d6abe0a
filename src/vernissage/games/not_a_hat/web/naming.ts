/**
 * From what someone types to a gift. All 110 are searched, whatever lies on the table.
 *
 * Capitals, accents, spaces and hyphens don't count, nor does one article in front. A word of five letters or
 * more may have one slip of the finger, if then only one gift is that near; never two, for a basketball is no
 * baseball.
 */
import type { Text } from '@shell/lib/text';

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

const ARTICLES = /^(an?|the|some|pair of|ein(e|en|em)?|der|die|das|un[ae']?|une|le|la|les|l|des|du|de|het|een|'n|il|lo|gli|i|uno|dei|degli|delle)[\s'’]+/iu;
const SEPARATOR = /\s*;\s*/;
const LEAST = 2;
const FORGIVING = 5;

/** As it is compared: only letters and digits, none with an accent. */
export function plain(word: string): string {
  const bare = word.toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  return bare.normalize('NFD').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Everything that the gifts are called in this language. */
export function known(gifts: readonly string[], text: Text): Known[] {
  return gifts.map((gift) => {
    const also = text.say(`${gift}.also`).split(SEPARATOR);
    return { gift, name: text.name(gift), plain: [text.name(gift), ...also].map(plain) };
  });
}

/** The gift that this word means, or null if it means none or more than one. */
export function meant(typed: string, all: readonly Known[]): string | null {
  const forms = formsOf(typed);
  const exact = only(all.filter((each) => each.plain.some((word) => forms.includes(word))));
  if (exact !== undefined) return exact;
  const long = forms.filter((form) => form.length >= FORGIVING);
  return only(all.filter((each) => each.plain.some((word) => long.some((form) => isSlip(form, word))))) ?? null;
}

/** The gifts this could become: names that begin so, then names with it inside, then slips of the finger. */
export function suggestions(typed: string, all: readonly Known[], text: Text, most: number): Suggestion[] {
  const forms = formsOf(typed).filter((form) => form.length >= LEAST);
  const rank = (each: Known): number => {
    const ranks = each.plain.flatMap((word, at) => forms.map((form) => nearness(form, word, at > 0)));
    return Math.min(...ranks, Infinity);
  };
  const ranked = all.map((each) => ({ each, rank: rank(each) })).filter((found) => found.rank < Infinity);
  ranked.sort((one, two) => one.rank - two.rank || one.each.name.localeCompare(two.each.name));
  return ranked.slice(0, most).map(({ each }) => ({ gift: each.gift, name: each.name, also: otherWord(each, forms, text) }));
}

function formsOf(typed: string): string[] {
  const trimmed = typed.trim();
  return [...new Set([plain(trimmed), plain(trimmed.replace(ARTICLES, ''))])].filter((form) => form !== '');
}

/** undefined: none at all; null: more than one. */
function only(found: readonly Known[]): string | null | undefined {
  return found.length === 0 ? undefined : found.length === 1 ? (found[0]?.gift ?? null) : null;
}

function nearness(form: string, word: string, another: boolean): number {
  const after = another ? 0.5 : 0;
  if (word === form) return after;
  if (word.startsWith(form)) return 1 + after;
  if (word.includes(form)) return 3 + after;
  const slip = form.length >= FORGIVING && (isSlip(form, word) || isSlip(form, word.slice(0, form.length)));
  return slip ? 5 + after : Infinity;
}

function otherWord(each: Known, forms: readonly string[], text: Text): string {
  const fits = (word: string | undefined): boolean => forms.some((form) => word?.includes(form) ?? false);
  if (fits(each.plain[0])) return '';
  const at = each.plain.findIndex((word, place) => place > 0 && fits(word));
  return at < 0 ? '' : (text.say(`${each.gift}.also`).split(SEPARATOR)[at - 1] ?? '');
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
