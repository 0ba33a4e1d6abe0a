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
 * CAN-4.1: the game is over; everyone has three paintings.
 */
export interface Ended {
  event: 'ended';
}
/**
 * CAN-3.3, CAN-3.4: a card was taken, with the tokens paid and the tokens gained from it.
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
 * CAN-3.9, CAN-3.10: ribbons were won for one of the scoring cards.
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
 * CAN-3.11: bonus ribbons were won.
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
 * CAN-3.5: cards from the deck were laid at the end of the row.
 */
export interface Laid {
  cards: string[];
  event: 'laid';
}
/**
 * CAN-6.2: Vincent skipped some cards; the next one left the game, and he got its tokens.
 */
export interface VincentTook {
  card: string;
  event: 'vincent-took';
  gained: number;
  skipped: number;
}
/**
 * CAN-6.3: the cards that were skipped left the game.
 */
export interface Skipped {
  cards: string[];
  event: 'skipped';
}
/**
 * CAN-6.3: a player got a token from the reserve.
 */
export interface Inspired {
  event: 'inspired';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * Three cards that meet a condition `times` times: from the hand if possible, else also from the row.
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
 * CAN-4.3: the walls of all painters, the winner's first.
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
 * The painting with the most points, by its painter and index; of equals, the first.
 */
export interface Finest {
  number: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * The paintings of one painter in order, and the sum of their points.
 */
export interface Wall {
  best: number;
  paintings: Hung[];
  points: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
  wins: boolean;
}
/**
 * A completed painting: cards from the top down, visible icons, title, ribbons and points.
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
  points: number;
  ribbons: number[];
  right: string | null;
}
/**
 * CAN-3.6: choose one of the player's free backgrounds for the painting just laid.
 */
export interface Frame {
  background: string;
  move: 'frame';
}
/**
 * CAN-3.9 to CAN-3.11: the ribbons that a pile would win now, within the ladders, and their points.
 */
export interface Gain {
  points: number[];
  ribbons: number[];
  then: number;
  total: number;
}
/**
 * CAN-3.6 to CAN-3.11: a completed painting with its title, its ribbons and its points.
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
 * CAN-3.6, CAN-3.15: complete a painting with three cards of the hand, topmost first, in this frame.
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
 * CAN-3.13: everything a painter has, with ribbons and points counted.
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
 * The options of a table, which the host chooses.
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
 * One painting, and the scoring cards that its ribbons are for.
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
 * The preview for one seat; empty for spectators.
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
 * CAN-3.3: a card that can be taken, and the skipped cards that would get a token each.
 */
export interface Taking {
  move: Take;
  pays: string[];
}
/**
 * The hints of the workshop. The option `hints` decides which of them are given.
 */
export interface Workshop {
  best: string[] | null;
  orders: string[][];
  paintings: Valued[];
  row: Worth[];
}
/**
 * A possible painting, and its value to this painter.
 */
export interface Valued {
  cards: string[];
  worth: number;
}
/**
 * The value of a card of the row: how much it improves the best pile, and that pile.
 */
export interface Worth {
  best: string[];
  card: string;
  gain: number;
}
/**
 * CAN-3.3: a card of the row, the tokens on it, and its cost.
 */
export interface Spot {
  card: string;
  cost: number;
  tokens: number;
}
/**
 * The table as everyone sees it; of the deck, only its size.
 */
export interface Table {
  aside: number;
  award: string;
  decided_by: string;
  deck: number;
  easel: [string, string, string] | null;
  gone: string[];
  judged: number | null;
  left: number;
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
 * A viewer and the table, which looks the same to everyone.
 */
export interface View {
  seat: number | null;
  table: Table;
}
