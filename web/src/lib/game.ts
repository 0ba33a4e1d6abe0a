/**
 * What the shell and a game's table know of each other.
 *
 * A game's folder has `web/index.ts`; its default export is a `GameModule`. The shell finds it by the
 * folder's name, draws `Table` under the bar while the game goes on, and what `result` fetches when it is over.
 *
 * Both stand in a container named `table` that fills the room under the bar. The rules reader may open
 * beside it, so a layout asks `@container table (--desk)` and not the window, and a height is
 * `100cqh`, not `100vh`.
 */
import type { Component, Snippet } from 'svelte';
import type { Args, Text } from './text';
import type { Sound } from './sound';
import type * as wire from './protocol';
import type { Why } from './whys.svelte';

export type { Outcome, Place, Refusal, TableInfo } from './protocol';
export type { Args, Text };
export { useText } from './context';

/** All that this viewer may know of the game as it stands, with the game's own types filled in. */
export type Sight<View = unknown, Move = unknown, Retrospect = unknown> = Omit<
  wire.Sight,
  'view' | 'offers' | 'retrospect'
> & {
  view: View;
  offers: Move[];
  /** What the game looks like in hindsight, as its `retrospect` tells it. Null until it is over, and as long as it is sealed. */
  retrospect: Retrospect | null;
};

/** What one input led to, as this viewer saw it. What was taken back has led to nothing. */
export type Told<Event = unknown> = Omit<wire.Told, 'events' | 'withdraws'> & { events: Event[] };

/** A place at the table, as the server describes it, and what follows from that. */
export type Player = Omit<wire.Place, 'bot'> & {
  seat: number;
  bot: boolean;
  /** Has this person's browser lost its connection? */
  away: boolean;
};

export interface TableProps<View = unknown, Move = unknown, Event = unknown, Preview = unknown> {
  sight: Sight<View, Move>;
  /** What can be foreseen of this sight, worked out by the engine for games that tell (`GameModule.foresees`). Null until
      it has come, and for whoever has no seat: then nothing is foreseen, and nothing is guessed. */
  preview: Preview | null;
  /** Oldest first, as this viewer saw it. */
  story: Told<Event>[];
  table: wire.TableInfo;
  /** The own seat; null for someone who looks on. */
  you: number | null;
  /** Everybody at the table, by seat. */
  players: Player[];
  send: (move: Move) => void;
  /** Why can't this move be made now? For whatever is touched though it isn't offered: the house says why (`refusal`), and
      nothing is played. What the page itself knows is said by a `Button`'s `why`, or by `giveReason`. */
  whyNot: (move: Move) => void;
  undo: () => void;
  /** I have looked round, before the first move (`TableInfo.looked`). */
  looked: () => void;
  /** An answer is under way: no second click. */
  pending: boolean;
  /** What the house has just refused. The shell says why; the table keeps what was chosen, and may mark it. */
  refusal: wire.Refusal | null;
  talk: Talk;
  /** The vote to stop, for a game that is decided before its end; where one may not vote, it is missing. */
  stopping?: Stopping | undefined;
  /** All of what the game's `unfolds` spoke of has been shown: the shell may tell it and go on. */
  shown: () => void;
  /** Is this shown large for a room, or as a replay: without anything to press? */
  readonly: boolean;
  /** Does a television in the room show the table? Then this page shows one's own cards and the decision, and not what
      everybody sees there. */
  staged: boolean;
}

/** What a television is given of the game: all that everyone may see, and nothing to press. */
export type StageProps<View = unknown, Event = unknown> = Pick<
  TableProps<View, unknown, Event>,
  'sight' | 'story' | 'table' | 'players' | 'talk' | 'shown'
>;

/** The vote to stop before the end: more than half must want it, and nobody learns who did. */
export interface Stopping {
  wanted: boolean;
  want: (yes: boolean) => void;
}

/** What the house has words for, in every language. */
export type Phrase = NonNullable<wire.Talk['phrase']>;

/** What people say to each other beside their moves. The shell has a place for it; a game may have its own too. */
export interface Talk {
  lines: wire.Spoken[];
  /** Why one may not talk now: the number of a rule, or nothing for who looks on. Null: talk is free. */
  silence: string | null;
  say: (text: string) => void;
  /** One of our phrases: everyone reads it in their own language. */
  phrase: (name: Phrase) => void;
  /** Point at something, or hold it, for all to see; empty: no longer. Where talk is free. */
  point: (at: string) => void;
  /** What each seat points at, as the game has named it. */
  pointing: Record<number, string>;
}

/** For tables where nobody can say anything: a replay, a screen on the wall. */
export const HUSHED: Talk = {
  lines: [],
  silence: '',
  pointing: {},
  say: () => undefined,
  phrase: () => undefined,
  point: () => undefined,
};

export interface ResultProps<View = unknown, Event = unknown, Retrospect = unknown> {
  sight: Sight<View, unknown, Retrospect>;
  story: Told<Event>[];
  table: wire.TableInfo;
  you: number | null;
  players: Player[];
  /** The shell's buttons, rematch, replay and share: `{@render actions()}` where they belong. */
  actions: Snippet;
  /** Is this shown large for a room, without anything to press? */
  readonly?: boolean;
}

/** A small situation, drawn with the table's own cards. It is looked at, not touched. */
export interface PictureProps<View = unknown> {
  view: View;
  /** What is drawn of it, in this order: things as the table names them, and signs between them. */
  show: string[];
}

/** How a game's works are drawn where they hang together with others: the default export of `web/works.ts`. */
export interface Works<Piece = unknown> {
  /** In its frame. A small one is as large as a coin. */
  Picture: Component<{ piece: Piece; small?: boolean }>;
  /** What it has won, below the wall. */
  Won: Component<{ piece: Piece }>;
  title: (piece: Piece, text: Text) => string;
  /** What it was the first for, of the marks that the game's `works` gives. */
  mark: (name: string, text: Text) => string;
}

/** A game says which types are its own; the shell, which finds it by its folder, knows none of them. */
export interface GameModule<View = unknown, Move = unknown, Event = unknown, Preview = unknown, Retrospect = unknown> {
  /** Everything under the bar. */
  Table: Component<TableProps<View, Move, Event, Preview>>;
  /** The game on a television, as a `Stage`. Fetched when it is wanted. Without it the television shows `Table`. */
  stage?: () => Promise<{ default: Component<StageProps<View, Event>> }>;
  /** Does the table want to know what can be foreseen? Then the shell asks the house for it, once for each sight. */
  foresees?: true;
  /** How it ended, as a picture worth sharing. Fetched when it is wanted: whoever begins waits for less. */
  result: () => Promise<{ default: Component<ResultProps<View, Event, Retrospect>> }>;
  /** Draws what the game's primer shows: `web/Picture.svelte`. Fetched when it is wanted. */
  picture?: () => Promise<{ default: Component<PictureProps<View>> }>;
  /** What the bots of this table say about events, for the log. Fetched when the log is looked at. */
  because?: (code: string, text: Text) => Promise<(event: Event) => Why[]>;
  /** Does the table take its time to show what has just happened? Then the shell tells nothing of it, and does not
      go on to the result, until the table calls `shown`. */
  unfolds?: (before: Sight<View>, now: Sight<View>) => boolean;
  /** How an event sounds, where it is more than a move; none: as any. */
  sound?: (event: Event) => Sound | undefined;
  /** The URL of a picture for the front door; the frame is the shell's. */
  poster: string;
  /** The URL of a picture for each way to play (`GameCard.variants`), where there are several. */
  variants?: Record<string, string>;
  /** The URL of a seat's portrait, where the game has its own. */
  portrait?: (seat: number) => string;
}
