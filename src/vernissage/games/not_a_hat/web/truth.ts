/**
 * The truth, when all is over: where every gift went, what it was called on the way, and who believed it.
 * The browser's half of `truth.py`. A gift face down is known by where it lies, so each is followed from pile
 * to pile, as it happened.
 */
import type { Event } from './types';

export interface Stop {
  /** of all gifts given, which one this was */
  number: number;
  giver: number;
  receiver: number;
  said: string;
  accepted: boolean;
}

export interface Journey {
  game: number;
  gift: string;
  start: number;
  fromShop: boolean;
  stops: Stop[];
  end: number;
  penalty: boolean;
}

export interface Lie {
  game: number;
  gift: string;
  liar: number;
  names: string[];
  caught: boolean;
}

export interface Truth {
  journeys: Journey[];
  longestLie: Lie | null;
  lied: number[];
  fooled: number[];
  doubted: number[];
}

interface Card {
  gift: string;
  start: number;
  fromShop: boolean;
  stops: Stop[];
}

/** From all the events of a match, none of them forgotten. */
export function truth(events: readonly Event[], players: number): Truth {
  const journeys = games(events).flatMap((played, at) => ofGame(played, at + 1, players));
  const stops = journeys.flatMap(({ gift, stops }) => stops.map((stop) => ({ ...stop, true: stop.said === gift })));
  const count = (seats: number[]): number[] =>
    Array.from({ length: players }, (_, seat) => seats.filter((each) => each === seat).length);
  return {
    journeys,
    longestLie: longest(journeys.flatMap(lies)),
    lied: count(stops.filter((stop) => !stop.true).map((stop) => stop.giver)),
    fooled: count(stops.filter((stop) => stop.accepted && !stop.true).map((stop) => stop.receiver)),
    doubted: count(stops.filter((stop) => stop.true && !stop.accepted).map((stop) => stop.receiver)),
  };
}

/** Each game that came to its end. */
function games(events: readonly Event[]): Event[][] {
  const found: Event[][] = [];
  let played: Event[] = [];
  for (const event of events) {
    if (event.event === 'game-began') played = [];
    played.push(event);
    if (event.event !== 'opened') continue;
    found.push(played);
    played = [];
  }
  return found;
}

function ofGame(played: readonly Event[], game: number, players: number): Journey[] {
  const opened = played.at(-1);
  if (opened?.event !== 'opened') return [];
  const table = new Following(players, Math.min(...opened.piles.map(({ length }) => length)));
  const gone: Journey[] = [];
  for (const event of played) {
    const lost = table.follow(event);
    if (lost) gone.push({ ...lost.card, gift: lost.gift, game, end: lost.seat, penalty: true });
  }
  const left = opened.piles.flatMap((pile, seat) =>
    pile.map((gift, at) => ({ ...table.card(seat, at), gift, game, end: seat, penalty: false })),
  );
  return [...gone, ...left].sort((one, two) => setOut(one) - setOut(two) || one.start - two.start);
}

/** Those that never left come first. */
function setOut({ stops }: Journey): number {
  return stops[0]?.number ?? 0;
}

/** The cards, by where they lie; the oldest first. */
class Following {
  private readonly piles: Card[][];
  private parcel: Card | null = null;
  private offered: Stop | null = null;

  constructor(players: number, each: number) {
    this.piles = Array.from({ length: players }, (_, start) =>
      Array.from({ length: each }, () => ({ gift: '', start, fromShop: false, stops: [] })),
    );
  }

  card(seat: number, at: number): Card {
    return this.piles[seat]?.[at] ?? { gift: '', start: seat, fromShop: false, stops: [] };
  }

  /** The card that this turned into a penalty, if it did. */
  follow(event: Event): { card: Card; gift: string; seat: number } | null {
    switch (event.event) {
      case 'taken':
        this.parcel = { gift: event.gift ?? '', start: event.seat, fromShop: true, stops: [] };
        return null;
      case 'given':
        // What doesn't come from the shop is the giver's oldest.
        this.parcel ??= this.piles[event.seat]?.shift() ?? null;
        this.offered = { number: event.number, giver: event.seat, receiver: event.receiver, said: event.gift ?? '', accepted: false };
        return null;
      case 'accepted':
        this.answer(true);
        if (this.parcel) this.piles[event.seat]?.push(this.parcel);
        this.parcel = null;
        return null;
      case 'refused':
        this.answer(false);
        return null;
      case 'unwrapped': {
        const card = this.parcel;
        this.parcel = null;
        return card && { card, gift: event.gift, seat: event.seat };
      }
      default:
        return null;
    }
  }

  private answer(accepted: boolean): void {
    if (this.parcel && this.offered) this.parcel.stops.push({ ...this.offered, accepted });
    this.offered = null;
  }
}

/** A gift passed on and on under names that weren't its own. */
function lies({ game, gift, stops }: Journey): Lie[] {
  const found: Lie[] = [];
  let run: Stop[] = [];
  for (const stop of [...stops, null]) {
    if (stop && stop.said !== gift) {
      run.push(stop);
      continue;
    }
    const names = run.filter((each) => each.accepted).map((each) => each.said);
    const [first] = run;
    if (first && names.length > 0) found.push({ game, gift, liar: first.giver, names, caught: !run.at(-1)?.accepted });
    run = [];
  }
  return found;
}

/** Accepted most often in a row; of equals, the one told first. */
function longest(all: readonly Lie[]): Lie | null {
  return all.reduce<Lie | null>((best, lie) => (best && best.names.length >= lie.names.length ? best : lie), null);
}
