/** The moves offered, by what one would touch to make them. All that is lit at the table comes from here. */
import type { Joker, Place, Word } from './cards';
import type { Move, PlayJoker } from './types';

export type Plain = 'keep-themes' | 'agree' | 'refuse' | 'ready' | 'swap' | 'go-along' | 'next';

export interface Offers {
  /** By painting: where it can be laid or hung, and the move that brings it there. */
  places: Map<string, Map<Place, Move>>;
  /** By painting: what touching it does at once. */
  touch: Map<string, Move>;
  numbers: Set<number>;
  words: Map<Word, Set<number>>;
  jokers: Map<Joker, PlayJoker[]>;
  plain: Set<Plain>;
}

export function byThing(offers: readonly Move[]): Offers {
  const found: Offers = {
    places: new Map(),
    touch: new Map(),
    numbers: new Set(),
    words: new Map(),
    jokers: new Map(),
    plain: new Set(),
  };
  for (const offer of offers) sort(offer, found);
  return found;
}

function sort(offer: Move, found: Offers): void {
  switch (offer.move) {
    case 'lay':
      return toPlace(found, offer.painting, offer.theme, offer);
    case 'hang':
      return toPlace(found, offer.painting, offer.place, offer);
    case 'take-back':
    case 'put-aside':
    case 'keep':
      found.touch.set(offer.painting, offer);
      return;
    case 'ask':
      found.numbers.add(offer.number);
      return;
    case 'signal':
      return say(found, offer.fit, offer.count);
    case 'would-lay':
      return say(found, 'lay', offer.count);
    case 'play-joker':
      found.jokers.set(offer.joker, [...(found.jokers.get(offer.joker) ?? []), offer]);
      return;
    default:
      found.plain.add(offer.move);
  }
}

function toPlace(found: Offers, painting: string, place: Place, move: Move): void {
  found.places.set(painting, (found.places.get(painting) ?? new Map<Place, Move>()).set(place, move));
}

function say(found: Offers, word: Word, count: number): void {
  found.words.set(word, (found.words.get(word) ?? new Set<number>()).add(count));
}

/** The move that says this. */
export function saying(word: Word, count: number): Move {
  return word === 'lay' ? { move: 'would-lay', count } : { move: 'signal', fit: word, count };
}

/** The query about this painting, if it can be made. */
export function queryAbout(offers: Offers, painting: string): PlayJoker | null {
  return offers.jokers.get('query')?.find(({ choice }) => choice === painting) ?? null;
}
