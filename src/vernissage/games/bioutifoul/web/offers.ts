/** The moves offered, by what one would touch to make them. All that is lit at the table comes from here. */
import type { Artist, Direction, Exhibit, Influence } from './cards';
import type { Move } from './types';

export interface Offers {
  buy: Set<string>;
  sell: Set<string>;
  /** By exhibition: each pair of works it can be held with. */
  exhibit: Map<string, Exhibit[]>;
  discard: Set<Artist>;
  influence: Influence[];
  done: boolean;
}

export function byThing(offers: readonly Move[]): Offers {
  const found: Offers = {
    buy: new Set(),
    sell: new Set(),
    exhibit: new Map(),
    discard: new Set(),
    influence: [],
    done: false,
  };
  for (const offer of offers) {
    if (offer.move === 'buy') found.buy.add(offer.artwork);
    else if (offer.move === 'sell') found.sell.add(offer.artwork);
    else if (offer.move === 'exhibit') {
      found.exhibit.set(offer.exhibition, [...(found.exhibit.get(offer.exhibition) ?? []), offer]);
    } else if (offer.move === 'discard') found.discard.add(offer.artist);
    else if (offer.move === 'influence') found.influence.push(offer);
    else found.done = true;
  }
  return found;
}

/** The ways so many cards of this artist can be played. */
export function directions(offers: Offers, artist: Artist, cards: number): Direction[] {
  return offers.influence
    .filter((offer) => offer.artist === artist && offer.cards === cards)
    .map((offer) => offer.direction);
}
