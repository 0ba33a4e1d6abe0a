/** The map of all journeys as a drawing: lanes are people, time runs to the right, on a phone downward. */
import type { Journey, Played } from '../types';
import { place, stays, type Stay } from './lanes';

export interface Spot {
  x: number;
  y: number;
}
/** A part of the way: solid where the gift was called what it is. */
export interface Stretch {
  path: string;
  true: boolean;
}
export interface Word extends Spot {
  said: string;
  true: boolean;
  anchor: 'start' | 'middle' | 'end';
}
export interface Trip {
  journey: Journey;
  stretches: Stretch[];
  words: Word[];
  start: Spot;
  end: Spot;
  /** Was it called what it is when the way ended? */
  true: boolean;
  /** Where it became a penalty. */
  ring: Spot | null;
}
export interface Lane extends Spot {
  width: number;
  height: number;
}
export interface Tick extends Spot {
  number: number;
}
export interface Drawing {
  width: number;
  height: number;
  lanes: Lane[];
  trips: Trip[];
  ticks: Tick[];
}
export interface Sheet {
  /** Does time run downward? */
  upright: boolean;
  /** How much room there is: for all lanes of an upright one, else for time, before it has to be scrolled. */
  room: number;
  /** What a gift was called, as it is written. */
  spoken: (gift: string) => string;
}

const STEP = 48;
/** A short game takes more of the room that there is. */
const WIDEST_STEP = 96;
const STEP_UPRIGHT = 40;
const TRACK = 16;
const LANE = 28;
const BETWEEN = 38;
/** From the edge to where the gifts lie that were dealt, and from where they lie in the end. */
const EDGE = 28;
/** A change of hands takes so much of a step, before and after. */
const TURN = 0.32;
const RING = 6;
const BESIDE = 20;
const LETTER = 7.4;
const WORD = 16;
/** Along an upright sheet stand the numbers. */
const NUMBERS = 30;
const EVERY = 5;

export function drawing(journeys: readonly Journey[], game: Played, sheet: Sheet): Drawing {
  const plan = new Plan(stays(journeys, game), game, sheet);
  const trips = journeys.map((journey, i) => plan.trip(journey, plan.stays[i] ?? []));
  return { ...plan.size, lanes: plan.lanes, trips, ticks: plan.ticks };
}

/** Where things lie: `along` is time, `across` goes from one person to the next. */
class Plan {
  private readonly tracks: number;
  private readonly apart: number;
  private readonly step: number;
  private readonly pitch: number;
  private readonly wide: number;
  private readonly last: number;
  private readonly seats: number;

  constructor(
    readonly stays: Stay[][],
    private readonly game: Played,
    private readonly sheet: Sheet,
  ) {
    this.seats = game.penalties.length;
    this.tracks = Math.max(2, ...stays.flat().map(({ track }) => track + 1));
    const room = (sheet.room - NUMBERS) / this.seats;
    this.wide = sheet.upright ? Math.min(64, room - 6) : LANE + TRACK * this.tracks;
    this.pitch = sheet.upright ? room : this.wide + BETWEEN;
    this.apart = Math.min(TRACK, this.wide / (this.tracks + 1 / 2));
    this.last = place(game.last, game);
    const fills = (sheet.room - EDGE - this.beyond) / (this.last + 1);
    this.step = sheet.upright ? STEP_UPRIGHT : Math.min(WIDEST_STEP, Math.max(STEP, fills));
  }

  get size(): { width: number; height: number } {
    const along = this.along(this.last + 1) + this.beyond;
    const across = this.pitch * (this.seats - 1) + this.wide;
    return this.sheet.upright
      ? { width: this.sheet.room, height: along }
      : { width: Math.max(along, this.sheet.room), height: RING * 2 + across + EDGE };
  }

  get lanes(): Lane[] {
    const { width, height } = this.size;
    return this.game.penalties.map((_, seat) =>
      this.sheet.upright
        ? { x: this.edge(seat), y: 0, width: this.wide, height }
        : { x: 0, y: this.edge(seat), width, height: this.wide },
    );
  }

  get ticks(): Tick[] {
    const numbers = Array.from({ length: this.last }, (_, i) => i + 1);
    const told = numbers.filter((n) => n === 1 || n === this.last || (n % EVERY === 0 && this.last - n > 1));
    return told.map((number) => {
      const along = this.along(number);
      return this.sheet.upright
        ? { number, x: NUMBERS - 8, y: along + 5 }
        : { number, x: along, y: this.size.height - 6 };
    });
  }

  trip(journey: Journey, own: Stay[]): Trip {
    const first = own[0] ?? { lane: journey.start, from: 0, until: this.last + 1, track: 0 };
    const begins = this.along(first.from) + (journey.from_shop ? 0 : first.track * BESIDE);
    const start = this.spot(begins, this.across(first));
    const stretches: Stretch[] = [
      {
        path: `M${this.at(begins, this.across(first))}L${this.at(this.leaves(first), this.across(first))}`,
        true: true,
      },
    ];
    const words: Word[] = [];
    let here = first;
    let stands = own.length === 1 ? this.leaves(first) : 0;
    let ring: Spot | null = null;
    for (const [i, stop] of journey.stops.entries()) {
      const number = place(stop.number, this.game);
      const [from, to] = [this.along(number - TURN), this.along(number + TURN)];
      const middle = this.along(number);
      const before = this.across(here);
      const next = own[i + 1];
      const after = stop.accepted && next ? this.across(next) : this.edge(journey.end) + RING;
      stands = stop.accepted && next ? this.leaves(next) : to;
      const turn = `M${this.at(from, before)}C${this.at(middle, before)} ${this.at(middle, after)} ${this.at(to, after)}`;
      stretches.push({ path: `${turn}L${this.at(stands, after)}`, true: stop.true });
      words.push(
        this.word(stop.said, stop.true, number, here.lane, stop.accepted ? stop.receiver : journey.end, words),
      );
      if (stop.accepted && next) here = next;
      else ring = this.spot(to, after);
    }
    const last = ring ?? this.spot(stands, this.across(here));
    return { journey, stretches, words, start, end: last, true: journey.stops.at(-1)?.true ?? true, ring };
  }

  /** For the gifts that lie at the end, beside each other. */
  private get beyond(): number {
    return BESIDE * (this.tracks - 1) + EDGE / 2;
  }

  private along(number: number): number {
    return EDGE + this.step * number;
  }

  /** Where the lane of a seat begins. */
  private edge(seat: number): number {
    return (this.sheet.upright ? NUMBERS : 2 * RING) + this.pitch * seat;
  }

  private across({ lane, track }: Stay): number {
    return this.edge(lane) + this.wide / 2 + (track - (this.tracks - 1) / 2) * this.apart;
  }

  /** Where the straight way of a stay ends: before the gift is given on, or at the end of all. */
  private leaves({ until, track }: Stay): number {
    const kept = until > this.last;
    return kept ? this.along(this.last + 1) - BESIDE / 2 + track * BESIDE : this.along(until - TURN);
  }

  /** What was said, between two lanes beside the way; where another word stands there already, at another place. */
  private word(said: string, isTrue: boolean, number: number, from: number, to: number, others: Word[]): Word {
    const wide = this.sheet.spoken(said).length * LETTER;
    const word = { said, true: isTrue };
    if (this.sheet.upright) {
      const middle = (this.edge(from) + this.edge(to) + this.wide) / 2;
      const x = Math.min(Math.max(middle, NUMBERS + wide / 2), this.sheet.room - wide / 2);
      return { ...word, x, y: this.along(number) - 9, anchor: 'middle' };
    }
    const gaps = [this.gap(to, from), this.gap(from, to)].flatMap((y) => [y, y + WORD]);
    const beside = this.along(number + TURN) + 6;
    const places = [
      ...gaps.map((y): Word => ({ ...word, x: beside, y, anchor: 'start' })),
      ...gaps.map((y): Word => ({ ...word, x: this.along(number - TURN) - 6, y, anchor: 'end' })),
    ];
    const inside = places.filter(
      (each) => this.left(each, wide) >= 0 && this.left(each, wide) + wide <= this.size.width,
    );
    const free = inside.filter((each) => !others.some((other) => this.meet(each, wide, other)));
    return free[0] ?? inside[0] ?? { ...word, x: beside, y: gaps[0] ?? 0, anchor: 'start' };
  }

  /** Between the lane of a seat and the next one on the way to another; two words have room there. In one's own lane, above it. */
  private gap(seat: number, towards: number): number {
    const below = towards > seat || seat === 0;
    return this.edge(seat) + (below ? this.wide + BETWEEN / 2 : -BETWEEN / 2) - 3;
  }

  private left({ x, anchor }: Word, wide: number): number {
    return anchor === 'end' ? x - wide : x;
  }

  private meet(one: Word, wide: number, other: Word): boolean {
    const theirs = this.sheet.spoken(other.said).length * LETTER;
    const [left, right] = [this.left(one, wide), this.left(other, theirs)];
    return Math.abs(one.y - other.y) < WORD && left < right + theirs && right < left + wide;
  }

  private spot(along: number, across: number): Spot {
    return this.sheet.upright ? { x: across, y: along } : { x: along, y: across };
  }

  private at(along: number, across: number): string {
    const { x, y } = this.spot(along, across);
    return `${tenths(x)} ${tenths(y)}`;
  }
}

const tenths = (number: number): number => Math.round(number * 10) / 10;
