/** Who has which gift when, and on which track of a lane it is drawn: no two lie on each other. */
import type { Journey, Played } from '../types';

/** A gift stays with somebody: from when to when, counted in gifts of this game. */
export interface Stay {
  lane: number;
  from: number;
  until: number;
  track: number;
}

/** So long before it is given, a gift from the shop is shown. */
export const SHOWN = 0.55;

/** Which gift of its game this is, from 1. */
export const place = (number: number, game: Played): number => number - game.first + 1;

/** Of each journey, with whom the gift stayed one after the other. What was refused stays with nobody. */
export function stays(journeys: readonly Journey[], game: Played): Stay[][] {
  const after = place(game.last, game) + 1;
  const found = journeys.map(({ start, from_shop, stops }) => {
    const first = stops[0];
    const begins = from_shop && first ? place(first.number, game) - SHOWN : 0;
    const changes = [
      { lane: start, from: begins },
      ...stops
        .filter(({ accepted }) => accepted)
        .map(({ receiver, number }) => ({ lane: receiver, from: place(number, game) })),
    ];
    const refused = stops.find(({ accepted }) => !accepted);
    const last = refused ? place(refused.number, game) : after;
    return changes.map((change, i) => ({ ...change, until: changes[i + 1]?.from ?? last, track: 0 }));
  });
  onTracks(found.flat());
  return found;
}

/** The earliest first, each takes the lowest track that is free. */
function onTracks(all: Stay[]): void {
  const taken: Stay[] = [];
  for (const stay of all.toSorted((one, two) => one.from - two.from || two.until - one.until)) {
    const beside = taken.filter(({ lane, until }) => lane === stay.lane && until > stay.from).map(({ track }) => track);
    while (beside.includes(stay.track)) stay.track += 1;
    taken.push(stay);
  }
}
