/* Made by `make types` from what the house prints; not to be edited. */

export type Event =
  | Discarded
  | Influenced
  | Bought
  | Sold
  | Exhibited
  | Drew
  | DrewUnseen
  | Closed
  | Rested
  | Earned
  | Laid
  | Swept
  | Reshuffled
  | LastRound
  | TurnBegan
  | Ended;
export type Move = Discard | Influence | Buy | Sell | Exhibit | Done;

/**
 * One gallery's account. Initial gold plus income minus spending gives the final gold.
 */
export interface Account {
  began: number;
  earned: number;
  gold: number;
  holdings: Holding[];
  points: Point[];
  rested: number;
  sold: number;
  spent: number;
  wall: number;
  wealth: number;
}
/**
 * A work that hung in a gallery: its purchase, and whether it was sold, shown or kept.
 */
export interface Holding {
  artwork: string;
  became: 'kept' | 'shown' | 'sold';
  bought: number | null;
  came: number;
  exhibition: string | null;
  gold: number;
  left: number | null;
}
/**
 * BIO-7.2 to BIO-7.4: one point and its reason.
 */
export interface Point {
  artist: ('alice' | 'heinrich' | 'rodrigo' | 'sunny') | null;
  exhibition: string | null;
  kind: 'all-four' | 'exhibition' | 'most';
}
/**
 * The sale with the largest profit.
 */
export interface BestDeal {
  artwork: string;
  bought: number;
  bought_in: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
  sold: number;
  sold_in: number;
}
export interface Bought {
  artwork: string;
  event: 'bought';
  gold: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BIO-5.2: buy a face-up artwork.
 */
export interface Buy {
  artwork: string;
  move: 'buy';
}
/**
 * BIO-2.1: an artist's value at the start and after every turn.
 */
export interface Career {
  artist: 'alice' | 'heinrich' | 'rodrigo' | 'sunny';
  values: number[];
}
/**
 * BIO-5.1: the turn ended by itself, since no actions, no room or no gold was left.
 */
export interface Closed {
  event: 'closed';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
  why: 'actions' | 'gold' | 'room';
}
/**
 * The most expensive purchase.
 */
export interface Dearest {
  artwork: string;
  gold: number;
  round: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BIO-4.1: discard an influence card of a hand that is too large.
 */
export interface Discard {
  artist: 'alice' | 'heinrich' | 'rodrigo' | 'sunny';
  move: 'discard';
}
/**
 * BIO-4.1: a player discarded an influence card face up.
 */
export interface Discarded {
  artist: 'alice' | 'heinrich' | 'rodrigo' | 'sunny';
  event: 'discarded';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BIO-5.1: take no further action this turn.
 */
export interface Done {
  move: 'done';
}
/**
 * BIO-5.6, BIO-5.8: an influence card was drawn, as its owner sees it.
 */
export interface Drew {
  artist: 'alice' | 'heinrich' | 'rodrigo' | 'sunny';
  event: 'drew';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BIO-5.6, BIO-5.8: an influence card was drawn, as everyone else sees it.
 */
export interface DrewUnseen {
  event: 'drew-unseen';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BIO-6.1: a player got one gold at the end of their turn.
 */
export interface Earned {
  event: 'earned';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BIO-7.1, BIO-7.6: the game is over.
 */
export interface Ended {
  event: 'ended';
}
/**
 * The retrospect of a whole game. In a tie for a highlight, the first one counts.
 */
export interface Evening {
  accounts: Account[];
  best_deal: BestDeal | null;
  careers: Career[];
  dearest: Dearest | null;
  fallen: ('alice' | 'heinrich' | 'rodrigo' | 'sunny') | null;
  held: Held[];
  loved: Loved | null;
  risen: ('alice' | 'heinrich' | 'rodrigo' | 'sunny') | null;
  sharpest: Sharpest | null;
  turns: number[];
}
/**
 * BIO-5.6: an exhibition that was held, and the two works it showed.
 */
export interface Held {
  /**
   * @minItems 2
   * @maxItems 2
   */
  artworks: [string, string];
  exhibition: string;
}
/**
 * The artist with the most works shown, and the number of galleries that showed them.
 */
export interface Loved {
  artist: 'alice' | 'heinrich' | 'rodrigo' | 'sunny';
  galleries: number;
  works: number;
}
/**
 * The influence that moved an artist furthest.
 */
export interface Sharpest {
  after: number;
  artist: 'alice' | 'heinrich' | 'rodrigo' | 'sunny';
  before: number;
  cards: number;
  direction: 'left' | 'right';
  round: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BIO-4.2 to BIO-4.4: a player moved an artist and passed the cards to the player on the right.
 */
export interface Influenced {
  artist: 'alice' | 'heinrich' | 'rodrigo' | 'sunny';
  /**
   * @minItems 4
   * @maxItems 4
   */
  before: [
    'alice' | 'heinrich' | 'rodrigo' | 'sunny',
    'alice' | 'heinrich' | 'rodrigo' | 'sunny',
    'alice' | 'heinrich' | 'rodrigo' | 'sunny',
    'alice' | 'heinrich' | 'rodrigo' | 'sunny',
  ];
  cards: number;
  direction: 'left' | 'right';
  event: 'influenced';
  passed: ('alice' | 'heinrich' | 'rodrigo' | 'sunny')[];
  /**
   * a seat, counted clockwise from 0
   */
  receiver: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
  value: number;
}
export interface Sold {
  artwork: string;
  event: 'sold';
  gold: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
export interface Exhibited {
  /**
   * @minItems 2
   * @maxItems 2
   */
  artworks: [string, string];
  event: 'exhibited';
  exhibition: string;
  four: boolean;
  most: ('alice' | 'heinrich' | 'rodrigo' | 'sunny')[];
  /**
   * Items: a seat, counted clockwise from 0
   */
  overtaken: number[];
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BIO-5.8: a player took no action in their turn.
 */
export interface Rested {
  event: 'rested';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BIO-6.2: new artworks and exhibitions were laid on the display.
 */
export interface Laid {
  artworks: string[];
  event: 'laid';
  exhibitions: string[];
}
/**
 * BIO-3.1: all face-up artworks were discarded.
 */
export interface Swept {
  artist: ('alice' | 'heinrich' | 'rodrigo' | 'sunny') | null;
  artworks: string[];
  event: 'swept';
}
/**
 * BIO-2.8: a discard pile was shuffled and became the deck.
 */
export interface Reshuffled {
  deck: 'artworks' | 'influence';
  event: 'reshuffled';
}
/**
 * BIO-7.1, BIO-7.6: the last round begins, after the last exhibition or by the limit of rounds.
 */
export interface LastRound {
  by: 'exhibitions' | 'rounds';
  event: 'last-round';
}
export interface TurnBegan {
  event: 'turn-began';
  round: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BIO-5.6: hold a face-up exhibition with two artworks from the gallery by its two artists.
 */
export interface Exhibit {
  /**
   * @minItems 2
   * @maxItems 2
   */
  artworks: [string, string];
  exhibition: string;
  move: 'exhibit';
}
/**
 * BIO-4.2, BIO-4.3: play influence cards of one artist, each of which moves the artist by one place.
 */
export interface Influence {
  artist: 'alice' | 'heinrich' | 'rodrigo' | 'sunny';
  cards: number;
  direction: 'left' | 'right';
  move: 'influence';
}
/**
 * BIO-5.4: sell an artwork from the gallery.
 */
export interface Sell {
  artwork: string;
  move: 'sell';
}
/**
 * BIO-2.7: the public part of a gallery: gold, works, exhibitions and the number of influence cards.
 */
export interface OpenGallery {
  artworks: string[];
  exhibitions: string[];
  gold: number;
  influence: number;
  /**
   * a seat, counted clockwise from 0
   */
  receiver: number;
  score: Score;
  wealth: number;
}
/**
 * A gallery's points and the reasons for them.
 */
export interface Score {
  all_four: boolean;
  exhibitions: number;
  majorities: ('alice' | 'heinrich' | 'rodrigo' | 'sunny')[];
  points: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  shown: [number, number, number, number];
}
/**
 * The options of a game.
 */
export interface Options {
  actions: 3 | 'unlimited';
  exhibitions: 'mixed' | 'standard';
  first: number | null;
  players: number;
  round_limit: number | null;
}
/**
 * The consequences of each offer, except for discarding and ending the turn, which have none to show.
 */
export interface Preview {
  bars: ('actions' | 'gold' | 'room') | null;
  buy: Purchase[];
  exhibit: Show[];
  influence: Push[];
  sell: Sale[];
}
/**
 * BIO-5.2: a purchase, the gold left after it, and the exhibitions that it makes possible.
 */
export interface Purchase {
  ends: ('actions' | 'gold' | 'room') | null;
  gold: number;
  move: Buy;
  opens: string[];
}
/**
 * BIO-5.6: an exhibition that can be held.
 */
export interface Show {
  ends: ('actions' | 'gold' | 'room') | null;
  move: Exhibit;
}
/**
 * BIO-4.3: an influence, the row after it, and the moved artist's value before and after.
 */
export interface Push {
  after: number;
  before: number;
  move: Influence;
  /**
   * @minItems 4
   * @maxItems 4
   */
  row: [
    'alice' | 'heinrich' | 'rodrigo' | 'sunny',
    'alice' | 'heinrich' | 'rodrigo' | 'sunny',
    'alice' | 'heinrich' | 'rodrigo' | 'sunny',
    'alice' | 'heinrich' | 'rodrigo' | 'sunny',
  ];
}
/**
 * BIO-5.4: a sale, and the gold after it.
 */
export interface Sale {
  ends: ('actions' | 'gold' | 'room') | null;
  gold: number;
  move: Sell;
}
/**
 * The public part of the state. Of decks it has only the size; discards lie face up (BIO-2.8).
 */
export interface Table {
  actions: number;
  actions_left: number | null;
  artwork_deck: number;
  artwork_discard: string[];
  artwork_gaps: number[];
  artworks: string[];
  bought: string[];
  decided_by: string;
  exhibition_deck: number;
  exhibition_gaps: number[];
  exhibitions: string[];
  /**
   * a seat, counted clockwise from 0
   */
  first: number;
  following: number | null;
  galleries: OpenGallery[];
  influence_deck: number;
  influence_discard: ('alice' | 'heinrich' | 'rodrigo' | 'sunny')[];
  last_round: boolean;
  opening: Swept | null;
  options: Options;
  phase: 'discard' | 'gallery' | 'influence' | 'over';
  prices: number[];
  /**
   * Items: a seat, counted clockwise from 0
   */
  ranking: number[];
  removed: number;
  round: number;
  rounds_left: number | null;
  /**
   * @minItems 4
   * @maxItems 4
   */
  row: [
    'alice' | 'heinrich' | 'rodrigo' | 'sunny',
    'alice' | 'heinrich' | 'rodrigo' | 'sunny',
    'alice' | 'heinrich' | 'rodrigo' | 'sunny',
    'alice' | 'heinrich' | 'rodrigo' | 'sunny',
  ];
  /**
   * a seat, counted clockwise from 0
   */
  turn: number;
  turns_left: number | null;
}
/**
 * One viewer's knowledge: the public table, the viewer's hand, and the works missing for exhibitions.
 */
export interface View {
  hand: ('alice' | 'heinrich' | 'rodrigo' | 'sunny')[] | null;
  lacks: [boolean, boolean][] | null;
  seat: number | null;
  table: Table;
}
