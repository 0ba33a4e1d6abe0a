/** Moves that are offered: each kind together, and where there are many of one kind, ways to narrow them down. */
import { label, word, type Eyes } from './picture';

type Move = Record<string, unknown>;

export interface Offer {
  move: unknown;
  said: string;
  /** What its fields are, in words: what one chooses by. */
  parts: Record<string, string>;
}

export interface Group {
  kind: string;
  offers: Offer[];
}

/** Something by which the offers of a group differ. */
export interface Choice {
  part: string;
  name: string;
  values: string[];
}

/** What chooses the first offer in a list, the second and so on. */
export const OFFER_KEYS = '123456789abcdefghijklmnopqrstuvwxyz'.split('');

/** The offers in their order, each kind together. */
export function grouped(offers: unknown[], eyes: Eyes): Group[] {
  const groups = new Map<string, Offer[]>();
  for (const move of offers as Move[]) {
    const kind = String(move.move);
    const same = groups.get(kind) ?? [];
    same.push({ move, said: eyes.text.move(move), parts: partsOf(move, eyes) });
    groups.set(kind, same);
  }
  return [...groups].map(([kind, all]) => ({ kind, offers: toldApart(all) }));
}

/** By what one can choose among these: fields that are not the same in all of them. */
export function choices(offers: Offer[], { text }: Eyes): Choice[] {
  const parts = [...new Set(offers.flatMap((offer) => Object.keys(offer.parts)))];
  return parts
    .map((part) => ({
      part,
      name: named(part, text),
      values: [...new Set(offers.map((offer) => offer.parts[part] ?? ''))],
    }))
    .filter(({ values }) => values.length > 1);
}

/** Those that are as chosen so far. */
export function narrowed(offers: Offer[], chosen: Record<string, string>): Offer[] {
  const wanted = Object.entries(chosen).filter(([, value]) => value !== '');
  return offers.filter(({ parts }) => wanted.every(([part, value]) => parts[part] === value));
}

/** Each field of a move in words; of a list, each place of it. */
function partsOf(move: Move, eyes: Eyes): Record<string, string> {
  const seats = new Set(eyes.text.seatsIn(move));
  const found: Record<string, string> = {};
  for (const [field, value] of Object.entries(move)) {
    if (field === 'move') continue;
    const among = { ...eyes, shape: seats.has(field) ? { [field]: 'seat' as const } : {} };
    const values: unknown[] = Array.isArray(value) ? value : [value];
    values.forEach(
      (each, at) => (found[Array.isArray(value) ? `${field} ${at + 1}` : field] = word(each, field, field, among)),
    );
  }
  return found;
}

/** Offers that are said alike say what they are made of, too; and where even that is alike, which one it is. */
function toldApart(offers: Offer[]): Offer[] {
  const times = new Map<string, number>();
  for (const { said } of offers) times.set(said, (times.get(said) ?? 0) + 1);
  const longer = offers.map((offer) =>
    times.get(offer.said) === 1
      ? offer
      : { ...offer, said: `${offer.said} (${Object.values(offer.parts).join(', ')})` },
  );
  const before = new Map<string, number>();
  return longer.map((offer) => {
    const which = (before.get(offer.said) ?? 0) + 1;
    before.set(offer.said, which);
    return which === 1 ? offer : { ...offer, said: `${offer.said} · ${which}` };
  });
}

function named(part: string, text: Eyes['text']): string {
  const [field = '', place] = part.split(' ');
  return place ? `${label(field, text)} ${place}` : label(field, text);
}
