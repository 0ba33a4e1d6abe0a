/** What a gallery did, as signs on the lines of the artists: a triangle where it bought, a ring where it sold, a square
    where it showed. */
import { artistOf } from '../cards';
import type { Account, Holding } from '../types';

export type How = 'bought' | 'sold' | 'shown';
export interface Deed {
  how: How;
  turn: number;
  artwork: string;
  /** How many signs of this turn and artist stand there already: they are put on each other. */
  beside: number;
}

export const SIGNS: Record<How, string> = {
  bought: 'M0-6.5 6 4.5H-6z',
  sold: 'M-4.8 0a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0z',
  shown: 'M-4.6-4.6h9.2v9.2h-9.2z',
};

export function deeds({ holdings }: Account): Deed[] {
  const done = holdings.flatMap(both).sort((one, two) => one.turn - two.turn);
  return done.map((deed, i) => ({ ...deed, beside: done.slice(0, i).filter((other) => meet(deed, other)).length }));
}

function both({ artwork, bought, came, became, left }: Holding): Omit<Deed, 'beside'>[] {
  const begins = bought === null ? [] : [{ how: 'bought' as const, turn: came, artwork }];
  return left === null || became === 'kept' ? begins : [...begins, { how: became, turn: left, artwork }];
}

const meet = (one: Omit<Deed, 'beside'>, two: Omit<Deed, 'beside'>): boolean =>
  one.turn === two.turn && artistOf(one.artwork) === artistOf(two.artwork);
