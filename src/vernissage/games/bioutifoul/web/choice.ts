/** What is chosen and not yet sent. Choosing costs nothing; only `moveOf` goes to the house. */
import type { Artist, Direction } from './cards';
import { directions, type Offers } from './offers';
import type { Move } from './types';

export type Choice =
  | { of: 'nothing' }
  | { of: 'artwork'; artwork: string }
  | { of: 'sale'; artwork: string }
  /** `pair` counts the ways in which it can be held. */
  | { of: 'exhibition'; exhibition: string; pair: number }
  /** `picked` counts the cards of the hand; they are always of one artist. */
  | { of: 'cards'; artist: Artist; picked: number[]; direction: Direction | null };

export const NOTHING: Choice = { of: 'nothing' };

/** Choose this artwork, or let go of it. */
export function pickArtwork(choice: Choice, artwork: string): Choice {
  return choice.of === 'artwork' && choice.artwork === artwork ? NOTHING : { of: 'artwork', artwork };
}

/** Choose this work of one's own to be sold, or let go of it. */
export function pickSale(choice: Choice, artwork: string): Choice {
  return choice.of === 'sale' && choice.artwork === artwork ? NOTHING : { of: 'sale', artwork };
}

/** Choose this exhibition, or let go of it. */
export function pickExhibition(choice: Choice, exhibition: string): Choice {
  const again = choice.of === 'exhibition' && choice.exhibition === exhibition;
  return again ? NOTHING : { of: 'exhibition', exhibition, pair: 0 };
}

/** Add a card of the hand to those chosen, or take it out; a card of another artist begins anew. */
export function pickCard(choice: Choice, hand: readonly Artist[], card: number, offers: Offers): Choice {
  const artist = hand[card];
  if (artist === undefined) return choice;
  const before = choice.of === 'cards' && choice.artist === artist ? choice : null;
  const picked = before?.picked.includes(card)
    ? before.picked.filter((each) => each !== card)
    : [...(before?.picked ?? []), card];
  if (!picked.length) return NOTHING;
  return { of: 'cards', artist, picked, direction: way(offers, artist, picked.length, before?.direction ?? null) };
}

/** Choose the one card to let go of. */
export function pickOne(choice: Choice, hand: readonly Artist[], card: number): Choice {
  const artist = hand[card];
  if (artist === undefined || (choice.of === 'cards' && choice.picked[0] === card)) return NOTHING;
  return { of: 'cards', artist, picked: [card], direction: null };
}

/** The direction wanted if it is offered, or the only one there is. */
function way(offers: Offers, artist: Artist, cards: number, wanted: Direction | null): Direction | null {
  const open = directions(offers, artist, cards);
  if (wanted !== null && open.includes(wanted)) return wanted;
  return open.length === 1 ? (open[0] ?? null) : null;
}

/** The move this choice stands for, if it is complete and offered. */
export function moveOf(choice: Choice, offers: Offers): Move | null {
  if (choice.of === 'artwork') {
    return offers.buy.has(choice.artwork) ? { move: 'buy', artwork: choice.artwork } : null;
  }
  if (choice.of === 'sale') {
    return offers.sell.has(choice.artwork) ? { move: 'sell', artwork: choice.artwork } : null;
  }
  if (choice.of === 'exhibition') return offers.exhibit.get(choice.exhibition)?.[choice.pair] ?? null;
  if (choice.of === 'nothing') return null;
  const { artist, picked, direction } = choice;
  if (offers.discard.has(artist)) return { move: 'discard', artist };
  return (
    offers.influence.find(
      (offer) => offer.artist === artist && offer.cards === picked.length && offer.direction === direction,
    ) ?? null
  );
}

/** Is what was chosen still there to be chosen? After somebody moved it may not be. */
export function holds(choice: Choice, offers: Offers): boolean {
  if (choice.of === 'cards') return offers.discard.has(choice.artist) || offers.influence.length > 0;
  return choice.of === 'nothing' || moveOf(choice, offers) !== null;
}
