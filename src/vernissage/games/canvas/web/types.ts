/* Made by `make types` from what the house prints; not to be edited. */

export type Event = Took | Painted | Won | WonBonus | Achieved | Laid | VincentTook | Skipped | Inspired | Ended;
export type Move = Take | Paint | Frame;

/**
 * CAN-7.1, CAN-7.2: a special objective was met, for the first time in this game.
 */
export interface Achieved {
  event: 'achieved';
  objective:
    | 'all-conditions'
    | 'every-ladder'
    | 'five-of-a-kind'
    | 'forty-points'
    | 'four-bonus-ribbons'
    | 'fourteen-ribbons'
    | 'record'
    | 'seven-bonus-ribbons'
    | 'seven-ribbons';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * CAN-4.1: everyone has three paintings.
 */
export interface Ended {
  event: 'ended';
}
/**
 * CAN-3.3, CAN-3.4: a card was taken; so many tokens were laid, so many lay on it.
 */
export interface Took {
  card: string;
  event: 'took';
  gained: number;
  paid: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * CAN-3.6, CAN-3.8: a painting was completed, and its title read out.
 */
export interface Painted {
  background: string;
  /**
   * @minItems 3
   * @maxItems 3
   */
  cards: [string, string, string];
  event: 'painted';
  left: string | null;
  moulding: 'baroque' | 'ebony' | 'gilt' | 'pearl' | 'silver' | 'walnut';
  right: string | null;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * CAN-3.9, CAN-3.10: ribbons for one of the scoring cards.
 */
export interface Won {
  event: 'won';
  ribbons: number;
  scoring:
    | 'composition'
    | 'consistency'
    | 'emphasis'
    | 'hierarchy'
    | 'movement'
    | 'proportion'
    | 'proximity'
    | 'repetition'
    | 'space'
    | 'style'
    | 'symmetry'
    | 'variety';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * CAN-3.11: bonus ribbons.
 */
export interface WonBonus {
  event: 'won-bonus';
  ribbons: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * CAN-3.5: cards from the deck filled the row.
 */
export interface Laid {
  cards: string[];
  event: 'laid';
}
/**
 * CAN-6.2: Vincent skipped so many cards; the next left the game, with so many tokens for him.
 */
export interface VincentTook {
  card: string;
  event: 'vincent-took';
  gained: number;
  skipped: number;
}
/**
 * CAN-6.3: the cards skipped leave the game.
 */
export interface Skipped {
  cards: string[];
  event: 'skipped';
}
/**
 * CAN-6.3: a token from the reserve.
 */
export interface Inspired {
  event: 'inspired';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * Three cards that meet a condition so often: of the hand if they can, else with cards of the row.
 */
export interface Example {
  /**
   * @minItems 3
   * @maxItems 3
   */
  cards: [string, string, string];
  icons: string[][];
  source: 'hand' | 'row';
  times: number;
}
/**
 * A painting, and the points it brought the moment it was hung.
 */
export interface Exhibit {
  hung: Hung;
  points: number;
}
/**
 * A completed painting: its cards from the top down, what is visible, its title, what it has won.
 */
export interface Hung {
  background: string;
  bonus: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  cards: [string, string, string];
  icons: string[][];
  left: string | null;
  moulding: 'baroque' | 'ebony' | 'gilt' | 'pearl' | 'silver' | 'walnut';
  ribbons: number[];
  right: string | null;
}
/**
 * CAN-4.3: a walk past all paintings that ends with whoever has won.
 */
export interface Exhibition {
  finest: Finest | null;
  scoring: (
    | 'composition'
    | 'consistency'
    | 'emphasis'
    | 'hierarchy'
    | 'movement'
    | 'proportion'
    | 'proximity'
    | 'repetition'
    | 'space'
    | 'style'
    | 'symmetry'
    | 'variety'
  )[];
  walls: Wall[];
}
/**
 * The painting that brought most, and which of its painter's it is; of equals, the first on the way.
 */
export interface Finest {
  number: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * All that one painter has hung, the first painting first. Its points are those of all of them.
 */
export interface Wall {
  exhibits: Exhibit[];
  points: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
  wins: boolean;
}
/**
 * CAN-3.6: the painting just laid goes into this one of one's own backgrounds.
 */
export interface Frame {
  background: string;
  move: 'frame';
}
/**
 * CAN-3.9 to CAN-3.11: what a pile would win now, none of it beyond a ladder, and what that brings.
 */
export interface Gain {
  points: number[];
  ribbons: number[];
  then: number;
  total: number;
}
/**
 * CAN-3.6 to CAN-3.11: a painting as it hung, and what it brought when it was completed.
 */
export interface Kept {
  background: string;
  /**
   * @minItems 3
   * @maxItems 3
   */
  cards: [string, string, string];
  left: string | null;
  moulding: 'baroque' | 'ebony' | 'gilt' | 'pearl' | 'silver' | 'walnut';
  points: number;
  ribbons: number[];
  right: string | null;
}
/**
 * CAN-3.3: take a card of the row.
 */
export interface Take {
  card: string;
  move: 'take';
}
/**
 * CAN-3.6, CAN-3.15: complete a painting with three cards of the hand, the topmost first, framed so.
 */
export interface Paint {
  /**
   * @minItems 3
   * @maxItems 3
   */
  cards: [string, string, string];
  moulding: 'baroque' | 'ebony' | 'gilt' | 'pearl' | 'silver' | 'walnut';
  move: 'paint';
}
/**
 * CAN-3.13: a painter, with everything counted openly.
 */
export interface OpenPainter {
  backgrounds: string[];
  bonus: number;
  earned: number[];
  free: string[];
  hand: string[];
  objectives: (
    | 'all-conditions'
    | 'every-ladder'
    | 'five-of-a-kind'
    | 'forty-points'
    | 'four-bonus-ribbons'
    | 'fourteen-ribbons'
    | 'record'
    | 'seven-bonus-ribbons'
    | 'seven-ribbons'
  )[];
  paintings: Hung[];
  points: number;
  ribbons: number[];
  tokens: number;
}
/**
 * How this table plays.
 */
export interface Options {
  first: number | null;
  hints: 0 | 1 | 2 | 3;
  players: number;
  scenario:
    | 'balanced'
    | 'bonus'
    | 'every-element'
    | 'family'
    | 'first-time'
    | 'no-elements'
    | 'random'
    | 'relaxed'
    | 'spatial'
    | 'synergy';
  /**
   * @maxItems 4
   */
  scoring:
    | []
    | [
        | 'composition'
        | 'consistency'
        | 'emphasis'
        | 'hierarchy'
        | 'movement'
        | 'proportion'
        | 'proximity'
        | 'repetition'
        | 'space'
        | 'style'
        | 'symmetry'
        | 'variety',
      ]
    | [
        (
          | 'composition'
          | 'consistency'
          | 'emphasis'
          | 'hierarchy'
          | 'movement'
          | 'proportion'
          | 'proximity'
          | 'repetition'
          | 'space'
          | 'style'
          | 'symmetry'
          | 'variety'
        ),
        (
          | 'composition'
          | 'consistency'
          | 'emphasis'
          | 'hierarchy'
          | 'movement'
          | 'proportion'
          | 'proximity'
          | 'repetition'
          | 'space'
          | 'style'
          | 'symmetry'
          | 'variety'
        ),
      ]
    | [
        (
          | 'composition'
          | 'consistency'
          | 'emphasis'
          | 'hierarchy'
          | 'movement'
          | 'proportion'
          | 'proximity'
          | 'repetition'
          | 'space'
          | 'style'
          | 'symmetry'
          | 'variety'
        ),
        (
          | 'composition'
          | 'consistency'
          | 'emphasis'
          | 'hierarchy'
          | 'movement'
          | 'proportion'
          | 'proximity'
          | 'repetition'
          | 'space'
          | 'style'
          | 'symmetry'
          | 'variety'
        ),
        (
          | 'composition'
          | 'consistency'
          | 'emphasis'
          | 'hierarchy'
          | 'movement'
          | 'proportion'
          | 'proximity'
          | 'repetition'
          | 'space'
          | 'style'
          | 'symmetry'
          | 'variety'
        ),
      ]
    | [
        (
          | 'composition'
          | 'consistency'
          | 'emphasis'
          | 'hierarchy'
          | 'movement'
          | 'proportion'
          | 'proximity'
          | 'repetition'
          | 'space'
          | 'style'
          | 'symmetry'
          | 'variety'
        ),
        (
          | 'composition'
          | 'consistency'
          | 'emphasis'
          | 'hierarchy'
          | 'movement'
          | 'proportion'
          | 'proximity'
          | 'repetition'
          | 'space'
          | 'style'
          | 'symmetry'
          | 'variety'
        ),
        (
          | 'composition'
          | 'consistency'
          | 'emphasis'
          | 'hierarchy'
          | 'movement'
          | 'proportion'
          | 'proximity'
          | 'repetition'
          | 'space'
          | 'style'
          | 'symmetry'
          | 'variety'
        ),
        (
          | 'composition'
          | 'consistency'
          | 'emphasis'
          | 'hierarchy'
          | 'movement'
          | 'proportion'
          | 'proximity'
          | 'repetition'
          | 'space'
          | 'style'
          | 'symmetry'
          | 'variety'
        ),
      ];
  solo: 'puzzle' | 'vincent';
  vote: 0 | 1 | 5 | 1440;
}
/**
 * One of them, and the scoring cards that its ribbons are for.
 */
export interface Piece {
  painting: Kept;
  scoring: (
    | 'composition'
    | 'consistency'
    | 'emphasis'
    | 'hierarchy'
    | 'movement'
    | 'proportion'
    | 'proximity'
    | 'repetition'
    | 'space'
    | 'style'
    | 'symmetry'
    | 'variety'
  )[];
}
/**
 * What this painter may foresee. Those who look on have nothing to lay.
 */
export interface Preview {
  cards: string[];
  examples: {
    [k: string]: Example;
  };
  gains: Gain[];
  piles: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [string, number | null];
  };
  takes: Taking[];
  workshop: Workshop | null;
}
/**
 * CAN-3.3: taking a card lays a token on each of these.
 */
export interface Taking {
  move: Take;
  pays: string[];
}
/**
 * What the workshop tells from the second strength on. The option `hints` says how much of it.
 */
export interface Workshop {
  best: string[] | null;
  orders: string[][];
  paintings: Valued[];
  row: Worth[];
}
/**
 * A painting that could be made, and what it is worth to this painter, with the steps still to climb.
 */
export interface Valued {
  cards: string[];
  worth: number;
}
/**
 * What a card of the row is worth: how much better the best pile becomes with it, and that pile.
 */
export interface Worth {
  best: string[];
  card: string;
  gain: number;
}
/**
 * CAN-3.3: a card of the row, the tokens on it, and how many it costs to take it.
 */
export interface Spot {
  card: string;
  cost: number;
  tokens: number;
}
/**
 * What everyone sees. The deck is a number here.
 */
export interface Table {
  aside: number;
  award: string;
  decided_by: string;
  deck: number;
  easel: [string, string, string] | null;
  gone: string[];
  judged: number | null;
  moulding: 'baroque' | 'ebony' | 'gilt' | 'pearl' | 'silver' | 'walnut';
  options: Options;
  /**
   * Items: a seat, counted clockwise from 0
   */
  outvoted: number[];
  over: boolean;
  painters: OpenPainter[];
  /**
   * Items: a seat, counted clockwise from 0
   */
  ranking: number[];
  row: Spot[];
  scoring: (
    | 'composition'
    | 'consistency'
    | 'emphasis'
    | 'hierarchy'
    | 'movement'
    | 'proportion'
    | 'proximity'
    | 'repetition'
    | 'space'
    | 'style'
    | 'symmetry'
    | 'variety'
  )[];
  /**
   * Items: a seat, counted clockwise from 0
   */
  tied: number[];
  /**
   * a seat, counted clockwise from 0
   */
  turn: number;
}
/**
 * What this viewer sees: the table, the same for all.
 */
export interface View {
  seat: number | null;
  table: Table;
}
