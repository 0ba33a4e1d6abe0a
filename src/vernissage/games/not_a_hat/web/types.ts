/* Made by `make types` from what the house prints; not to be edited. */

export type Event = Taken | Turned | Aimed | Given | Accepted | Refused | Unwrapped | Opened | GameBegan | Ended;
export type Move = Take | Aim | Give | Accept | Refuse;

/**
 * HAT-2.2: accept the gift.
 */
export interface Accept {
  move: 'accept';
}
/**
 * HAT-3.1: the gift was accepted and lies on top of the others; the oldest is given next.
 */
export interface Accepted {
  event: 'accepted';
  /**
   * a seat, counted clockwise from 0
   */
  giver: number;
  number: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * HAT-6.4: choose who gets a gift whose arrows point at everyone.
 */
export interface Aim {
  move: 'aim';
  /**
   * a seat, counted clockwise from 0
   */
  receiver: number;
}
export interface Aimed {
  event: 'aimed';
  /**
   * a seat, counted clockwise from 0
   */
  receiver: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * HAT-5.1 to HAT-5.4: the last game is over.
 */
export interface Ended {
  event: 'ended';
}
/**
 * HAT-2.1: the shop's top gift was shown and turned over; it is on its way.
 */
export interface Taken {
  back: 'anyone' | 'black' | 'white';
  event: 'taken';
  gift: string | null;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * HAT-3.2: the oldest gift was still open and was turned over; it is on its way.
 */
export interface Turned {
  back: 'anyone' | 'black' | 'white';
  event: 'turned';
  gift: string;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * HAT-2.1: a gift was named and offered. The name may be false.
 */
export interface Given {
  event: 'given';
  gift: string | null;
  number: number;
  /**
   * a seat, counted clockwise from 0
   */
  receiver: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * HAT-4.1: the receiver says that the name is false.
 */
export interface Refused {
  event: 'refused';
  gift: string | null;
  /**
   * a seat, counted clockwise from 0
   */
  giver: number;
  number: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * HAT-4.1 to HAT-4.3: the gift is turned up; the player who was wrong takes it as a penalty.
 */
export interface Unwrapped {
  event: 'unwrapped';
  gift: string;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
  true: boolean;
}
/**
 * HAT-5.1: a game is over, and all gifts of the players are turned up, oldest first.
 */
export interface Opened {
  event: 'opened';
  piles: string[][];
}
/**
 * HAT-5.3: the next game was dealt.
 */
export interface GameBegan {
  event: 'game-began';
  game: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * HAT-2.1, HAT-2.5: give the gift away and name it. Any of the 110 gifts may be named.
 */
export interface Give {
  gift: string;
  move: 'give';
}
/**
 * HAT-5.1: the journey of one gift, from the deal or the shop to its end.
 */
export interface Journey {
  /**
   * a seat, counted clockwise from 0
   */
  end: number;
  from_shop: boolean;
  game: number;
  gift: string;
  moments: number[];
  penalty: boolean;
  /**
   * a seat, counted clockwise from 0
   */
  start: number;
  stops: Stop[];
}
/**
 * One giving of a gift: who gave it to whom, under which name, and the answer.
 */
export interface Stop {
  accepted: boolean;
  /**
   * a seat, counted clockwise from 0
   */
  giver: number;
  number: number;
  /**
   * a seat, counted clockwise from 0
   */
  receiver: number;
  said: string;
  true: boolean;
}
/**
 * A gift that was repeatedly accepted under false names.
 */
export interface Lie {
  caught: boolean;
  game: number;
  gift: string;
  /**
   * a seat, counted clockwise from 0
   */
  liar: number;
  stops: Stop[];
}
/**
 * HAT-2.4: the visible side of a card. It has no id: only its place identifies it.
 */
export interface Lying {
  back: ('anyone' | 'black' | 'white') | null;
  gift: string | null;
}
/**
 * HAT-2.1, HAT-4.4: take the shop's top gift, which all have seen, and turn it over.
 */
export interface Take {
  move: 'take';
}
/**
 * HAT-4.1: say that the gift's name is false.
 */
export interface Refuse {
  move: 'refuse';
}
/**
 * The options of a table, which the host chooses.
 */
export interface Options {
  aid: 'last' | 'log' | 'none';
  anyone: boolean;
  arrows: 'black' | 'both' | 'white';
  first: number | null;
  gift_limit: number | null;
  gifts: (1 | 2) | null;
  players: number;
  rounds: boolean;
  seconds: number;
}
/**
 * HAT-5.3: one game: the numbers of its first and last gift, and everyone's penalties.
 */
export interface Played {
  first: number;
  last: number;
  penalties: number[];
}
/**
 * HAT-1.3, HAT-2.4: the table as everyone sees it, players and spectators alike.
 */
export interface Table {
  earlier: number[];
  /**
   * a seat, counted clockwise from 0
   */
  first: number;
  game: number;
  games: number;
  /**
   * a seat, counted clockwise from 0
   */
  giver: number;
  in_a_row: number;
  most: number;
  number: number;
  onward: number | null;
  opening: boolean;
  options: Options;
  parcel: ('anyone' | 'black' | 'white') | null;
  penalties: string[][];
  phase: 'aim' | 'answer' | 'name' | 'over' | 'take';
  piles: Lying[][];
  receiver: number | null;
  said: string | null;
  shop: number;
  top: string | null;
}
/**
 * The retrospect of a whole match, for the last screen.
 */
export interface Truth {
  doubted: number[];
  fool: number | null;
  fooled: number[];
  foremost: number | null;
  games: Played[];
  journeys: Journey[];
  lied: number[];
  longest_lie: Lie | null;
  /**
   * Items: a seat, counted clockwise from 0
   */
  ranking: number[];
}
/**
 * A viewer and the table. There are no hands, so views differ only in their seat.
 */
export interface View {
  seat: number | null;
  table: Table;
}
