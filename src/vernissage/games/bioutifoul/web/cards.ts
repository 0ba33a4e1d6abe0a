/** What the cards' ids say, and what is written beside the row. */
import type { Move, View } from './types';

export type Row = View['table']['row'];
export type Artist = Row[number];
export type Table = View['table'];
export type Gallery = View['table']['galleries'][number];
export type Priced = Pick<View['table'], 'prices'>;
export type Phase = View['table']['phase'];
export type Influence = Extract<Move, { move: 'influence' }>;
export type Exhibit = Extract<Move, { move: 'exhibit' }>;
export type Direction = Influence['direction'];

/** As rules and scores list them. */
export const ARTISTS: readonly Artist[] = ['alice', 'heinrich', 'rodrigo', 'sunny'];

/** Who painted `alice-3`. */
export function artistOf(work: string): Artist {
  return work.split('-')[0] as Artist;
}

/** Whom `alice-sunny-2` shows. */
export function pairOf(exhibition: string): [Artist, Artist] {
  return exhibition.split('-').slice(0, 2) as [Artist, Artist];
}

/** What an artist is worth where the row stands like this. The prices, one for each place, are the engine's. */
export function worth({ prices }: Priced, row: readonly Artist[], artist: Artist): number {
  return prices[row.indexOf(artist)] ?? 0;
}
