/** What the cards' ids say, and where an artist stands. The order of the row is the price. */
import type { Move, View } from './types';

export type Row = View['table']['row'];
export type Artist = Row[number];
export type Gallery = View['table']['galleries'][number];
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

/** What an artist is worth where the row stands like this. */
export function worth(row: readonly Artist[], artist: Artist): number {
  return row.length - row.indexOf(artist);
}

/** The row once an artist has moved; those passed close up. Left is towards the Bid card. */
export function slid(row: readonly Artist[], artist: Artist, places: number, direction: Direction): Artist[] {
  const order = row.filter((each) => each !== artist);
  const from = row.indexOf(artist);
  order.splice(direction === 'left' ? from - places : from + places, 0, artist);
  return order;
}

/** Which of an exhibition's two artists these works still lack, in the exhibition's order. */
export function lacking(exhibition: string, works: readonly string[]): Artist[] {
  const hung = works.map(artistOf);
  return pairOf(exhibition).filter((artist) => {
    const at = hung.indexOf(artist);
    if (at >= 0) hung.splice(at, 1);
    return at < 0;
  });
}
