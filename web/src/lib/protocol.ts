/* Made by `npm run types` from what the house prints; not to be edited. */

export type Incoming =
  | Sit
  | Rise
  | Claim
  | Bring
  | Look
  | SetBot
  | SetLevel
  | Clear
  | Setup
  | Start
  | Answer
  | Preview
  | Explain
  | Looked
  | Hint
  | Undo
  | Resign
  | Rematch
  | Skip
  | Vote
  | Talk
  | Point
  | Ping;
export type Outgoing =
  Welcome | Changed | Moved | Spoken | Pointed | Reached | Foreseen | Explained | Advised | Refused | Closing | Pong;

/**
 * The hint that was asked for, after so many inputs.
 */
export interface Advised {
  is: 'advised';
  move: unknown;
  number: number;
  touch: string[];
  why: Remark;
  /**
   * a seat, counted clockwise from 0
   */
  you: number;
}
/**
 * A sentence of the coach's texts, what fills it, and the rules it rests on.
 */
export interface Remark {
  about: {
    [k: string]: number | string | number[];
  };
  rules: string[];
  text: string;
}
/**
 * A decision: the number of the question, and one of the moves offered.
 */
export interface Answer {
  do: 'answer';
  move: unknown;
  question: number;
}
/**
 * Somebody else plays at this device, on this or any free place; by default the house names them.
 */
export interface Bring {
  do: 'bring';
  name?: string | null;
  seat?: number | null;
}
/**
 * Something about the table, not the game, is different now.
 */
export interface Changed {
  host: boolean;
  is: 'changed';
  /**
   * Items: a seat, counted clockwise from 0
   */
  keeps: number[];
  key: string;
  table: TableInfo;
  voted: number | null;
  you: number | null;
}
/**
 * A table as everyone sees it, apart from the game itself.
 */
export interface TableInfo {
  clock: 'brisk' | 'none' | 'relaxed';
  code: string;
  commitment: string;
  daily: string;
  game: string;
  guided: boolean;
  level: 'easy' | 'hard' | 'medium';
  looked: number[] | null;
  next: string;
  open: boolean;
  options: unknown;
  places: Place[];
  played_on: string;
  seed: string;
  stage: 'gathering' | 'over' | 'playing';
  vote: Poll | null;
  watchers: number;
}
/**
 * A seat as everyone sees it.
 */
export interface Place {
  bot: string | null;
  here: boolean;
  host: boolean;
  kind: 'bot' | 'free' | 'person';
  level: ('easy' | 'hard' | 'medium') | null;
  name: string;
  personality: string;
  portrait: string;
  since: number | null;
  waits: boolean;
}
/**
 * A vote on which of the tied has won, as everyone sees it.
 */
export interface Poll {
  cast: number;
  left: number | null;
  run_off: boolean;
  /**
   * Items: a seat, counted clockwise from 0
   */
  seats: number[];
  tally: number[] | null;
}
/**
 * Several of them side by side. The text names it, its attribute `row` a line.
 */
export interface Chart {
  rows: Tally[];
  text: string;
}
/**
 * Of so many, so many were right: one line of a chart.
 */
export interface Tally {
  about: {
    [k: string]: number | string | number[];
  };
  of: number;
  right: number;
}
/**
 * A move that was made, or might have been.
 */
export interface Choice {
  move: unknown;
  show: string[];
  value: number;
  view: unknown;
}
/**
 * Carry on at a seat from another device: its key was shown on the first one.
 */
export interface Claim {
  do: 'claim';
  key: string;
}
/**
 * Free a place again: a bot leaves, or a person is asked to.
 */
export interface Clear {
  do: 'clear';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * The house closes this socket on purpose. After `restart`, come back.
 */
export interface Closing {
  is: 'closing';
  why: 'damaged' | 'gone' | 'restart' | 'too-fast' | 'too-slow';
}
/**
 * What the strongest bot thinks of one seat's game, as far as it has thought.
 */
export interface CoachCard {
  curve: CurvePoint[];
  decisions: Decision[];
  even: number | null;
  playouts: number;
  recalled: Recollection | null;
  thought: number;
  turns: number;
  unit: 'chance' | 'points';
  /**
   * a seat, counted clockwise from 0
   */
  you: number;
}
/**
 * How everyone stood after so many inputs, as one seat could see it.
 */
export interface CurvePoint {
  band: number;
  number: number;
  values: number[];
}
/**
 * A decision that cost something.
 */
export interface Decision {
  band: number;
  better: Choice;
  cost: number;
  did: Choice;
  number: number;
  when: Remark;
  why: Remark;
}
/**
 * What a seat got right in a game that is over, in sentences and in numbers.
 */
export interface Recollection {
  charts: Chart[];
  remarks: Remark[];
}
/**
 * Today's puzzles.
 */
export interface Daily {
  date: string;
  left: number;
  puzzles: Puzzle[];
}
/**
 * Today's puzzle of one game.
 */
export interface Puzzle {
  game: string;
  mine: Tried | null;
  options: unknown;
  scores: [number, number][];
  seal: string;
}
/**
 * What one guest has made of one day's puzzle.
 */
export interface Tried {
  best: number;
  code: string;
  date: string;
  first: number;
  game: string;
  tries: number;
}
/**
 * Why a table can't be played as it was kept.
 */
export interface DamageCard {
  mendable: boolean;
  reason: 'illegal' | 'missing' | 'setting' | 'unreadable';
  sound: number;
}
/**
 * Which moment of the game is it after so many inputs? Who looks on may ask too.
 */
export interface Explain {
  do: 'explain';
  number: number;
}
/**
 * Which moments of the game are now, for this viewer, after so many inputs.
 */
export interface Explained {
  is: 'explained';
  moments: Moment[];
  number: number;
  you: number | null;
}
/**
 * A moment of the game that is now, and what can be said of it at this very table.
 */
export interface Moment {
  about: {
    [k: string]: number | string | number[];
  };
  number: number;
}
/**
 * In a game of memory: what is left of the story, and when. At the end everything comes back.
 */
export interface Fading {
  after: number;
  story: Told[];
}
/**
 * What one input led to, as this viewer saw it. `input` is its kind ("made", "timed-out", ...).
 */
export interface Told {
  by: string;
  events: unknown;
  input: string;
  number: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
  withdraws: number | null;
}
/**
 * What this viewer may foresee of the game as it stands after so many inputs.
 */
export interface Foreseen {
  is: 'foreseen';
  number: number;
  preview: unknown;
  /**
   * a seat, counted clockwise from 0
   */
  you: number;
}
/**
 * What a seat could foresee at one moment of a finished game.
 */
export interface Foresight {
  preview: unknown;
}
/**
 * One moment of a finished game, with every secret open: what each seat saw, then the public.
 */
export interface Frame {
  last: number;
  number: number;
  outcome: Outcome | null;
  retrospect: unknown;
  /**
   * Items: a seat, counted clockwise from 0
   */
  to_move: number[];
  told: Told | null;
  views: unknown[];
}
/**
 * How it ended. Winners may be several (a tie, a team) or none; the verdict names a text, if any.
 */
export interface Outcome {
  scores: number[];
  verdict: string;
  /**
   * Items: a seat, counted clockwise from 0
   */
  winners: number[];
}
/**
 * A game, as the front door shows it.
 */
export interface GameCard {
  bots: string[];
  coach: boolean;
  daily: boolean;
  defaults: unknown;
  fewest: number;
  guide: boolean;
  hints: boolean;
  levels: LevelCard[];
  minutes: number;
  most: number;
  name: string;
  options: unknown;
  personalities: string[];
  prefix: string;
  primer: boolean;
  seats: {
    [k: string]: string[];
  };
  title: string;
  together: boolean;
  view: {
    [k: string]: 'each' | 'member' | 'seat';
  };
}
/**
 * How well bots can play a game.
 */
export interface LevelCard {
  name: 'easy' | 'hard' | 'medium';
  wins: number | null;
}
/**
 * One of a game's feats.
 */
export interface Goal {
  code: string;
  made: number | null;
  name: string;
}
/**
 * All feats of a game.
 */
export interface Goals {
  game: string;
  goals: Goal[];
}
/**
 * Where a learner is in a guided first game. Offered are then only the moves that lead on.
 */
export interface Guidance {
  best: number | null;
  steps: number[];
}
/**
 * A guided first game.
 */
export interface GuideCard {
  ending: string;
  steps: StepCard[];
}
/**
 * One thing that is said in a guided first game. Things are named as the game's table names them.
 */
export interface StepCard {
  asks: boolean;
  look: string[];
  text: string;
  touch: string[];
}
/**
 * What would a bot do here, after so many inputs? For who plays alone, or with bots. It is noted.
 */
export interface Hint {
  do: 'hint';
  number: number;
}
/**
 * What a guest has reached.
 */
export interface Honours {
  days: Tried[];
  feats: Goals[];
}
export interface HouseCard {
  elsewhere: string;
  games: GameCard[];
  version: string;
}
/**
 * Take this place, or any free one; in a game that goes on: take back the seat that is yours.
 */
export interface Sit {
  do: 'sit';
  seat?: number | null;
}
/**
 * Leave the place, before the game begins.
 */
export interface Rise {
  do: 'rise';
}
/**
 * With several seats at one device: see and act as this one from now on, or as nobody.
 */
export interface Look {
  do: 'look';
  seat?: number | null;
}
/**
 * Put a bot on a free place or, in a game that goes on, in the seat of someone who is away.
 */
export interface SetBot {
  bot: string;
  do: 'set-bot';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * The host says how well bots play here: those who sit there, and those to come.
 */
export interface SetLevel {
  do: 'set-level';
  level: 'easy' | 'hard' | 'medium';
}
/**
 * The host changes how the table plays.
 */
export interface Setup {
  clock: 'brisk' | 'none' | 'relaxed';
  do: 'setup';
  open: boolean;
  options: unknown;
}
/**
 * The host begins the game with those who sit.
 */
export interface Start {
  do: 'start';
}
/**
 * What can be foreseen of the game as it stands after so many inputs? Nothing happens by asking.
 */
export interface Preview {
  do: 'preview';
  number: number;
}
/**
 * I have looked round. When all people say so, the first move waits no longer.
 */
export interface Looked {
  do: 'looked';
}
/**
 * Take back one's last move, while it has told nobody anything.
 */
export interface Undo {
  do: 'undo';
}
/**
 * Leave a game before its end, for good. A bot takes the seat.
 */
export interface Resign {
  do: 'resign';
}
/**
 * The same people at a new table.
 */
export interface Rematch {
  do: 'rematch';
}
/**
 * Play on at this table without being guided.
 */
export interface Skip {
  do: 'skip';
}
/**
 * Judge a tie: this one of the tied should win. One may change one's mind until the vote closes.
 */
export interface Vote {
  do: 'vote';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * Say something to the table, where the game allows it: a text, or one of our phrases.
 *
 *     Everyone reads a phrase in their own language.
 */
export interface Talk {
  do: 'talk';
  phrase?: string;
  text?: string;
}
/**
 * Point at something, or hold it, for all to see while it lasts. What `at` means is the game's own.
 */
export interface Point {
  at?: string;
  do: 'point';
}
/**
 * Are you there? The socket itself says so; no table hears of it.
 */
export interface Ping {
  do: 'ping';
  n: number;
}
/**
 * The guest, as the guest sees it.
 */
export interface Me {
  levels: {
    [k: string]: 'easy' | 'hard' | 'medium';
  };
  name: string;
  portrait: string;
  tables: TableCard[];
}
/**
 * A table in a list.
 */
export interface TableCard {
  code: string;
  daily: string;
  damage: DamageCard | null;
  free: number;
  game: string;
  lesson: boolean;
  made: number;
  names: string[];
  stage: 'gathering' | 'over' | 'playing';
  /**
   * Items: a seat, counted clockwise from 0
   */
  winners: number[];
  you: number | null;
  your_turn: boolean;
}
/**
 * A part of a turn or a round.
 */
export interface MomentCard {
  picture: string;
  rules: string[];
  text: string;
}
/**
 * The game went on.
 */
export interface Moved {
  fading: Fading | null;
  is: 'moved';
  sight: Sight;
  told: Told;
}
/**
 * A viewer's sight of the match, as it is sent: with the clock, undo, and who may talk.
 */
export interface Sight {
  guide: Guidance | null;
  left: number | null;
  number: number;
  offers: unknown;
  outcome: Outcome | null;
  question: number;
  retrospect: unknown;
  silence: string | null;
  /**
   * Items: a seat, counted clockwise from 0
   */
  to_move: number[];
  undo: boolean;
  view: unknown;
}
/**
 * Shown once. Whoever says it is this guest.
 */
export interface NewPhrase {
  phrase: string;
}
/**
 * A new table. With `bots` the free seats up to `players` are theirs and the game begins at once.
 *
 *     With `daily` it is the puzzle of today, or of a day that is over, and all else is that day's choice; with
 *     `guide` a guided first game, in which all else is the guide's.
 */
export interface NewTable {
  bots?: string | null;
  clock?: 'brisk' | 'none' | 'relaxed';
  daily?: boolean | string;
  game: string;
  guide?: boolean;
  open?: boolean;
  options?: unknown;
  players?: number | null;
}
/**
 * The first message on every socket: everything as it stands.
 */
export interface Welcome {
  host: boolean;
  is: 'welcome';
  /**
   * Items: a seat, counted clockwise from 0
   */
  keeps: number[];
  key: string;
  sight: Sight | null;
  story: Told[];
  table: TableInfo;
  talk: Spoken[];
  voted: number | null;
  you: number | null;
}
/**
 * Somebody said something. `phrase` names one of ours, or `text` is what was said.
 */
export interface Spoken {
  is: 'spoken';
  name: string;
  phrase: string;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
  text: string;
}
/**
 * Somebody points at something, or no longer.
 */
export interface Pointed {
  at: string;
  is: 'pointed';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * Somebody has reached one of the game's feats, which people keep.
 */
export interface Reached {
  feat: string;
  is: 'reached';
  new: boolean;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * What you said can't be done, and why. `what` is its `do`, where it could be read that far.
 */
export interface Refused {
  is: 'refused';
  refusal: Refusal;
  what: string;
}
/**
 * Why not. `code` is stable, `rule` is a game's rule number or empty, `args` fill the sentence.
 */
export interface Refusal {
  args: {
    [k: string]: number | string;
  };
  code: string;
  rule: string;
}
export interface Pong {
  is: 'pong';
  n: number;
}
/**
 * A small situation: what a seat sees of it, and what is drawn of that, from left to right.
 */
export interface PictureCard {
  show: string[];
  view: unknown;
}
/**
 * Play a finished game on from a moment of it, against bots.
 */
export interface PlayOn {
  number: number;
}
/**
 * All that is explained of a game.
 */
export interface PrimerCard {
  moments: MomentCard[];
  pictures: {
    [k: string]: PictureCard;
  };
  things: {
    [k: string]: ThingCard;
  };
}
/**
 * What something at the table is.
 */
export interface ThingCard {
  picture: string | null;
  rules: string[];
  text: string;
}
/**
 * An HTTP request refused.
 */
export interface Problem {
  refusal: Refusal;
}
/**
 * Why a bot did something: a message of its game, and the ids of the things that it is about.
 */
export interface Reason {
  about: {
    [k: string]: string;
  };
  message: string;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * What the bots at a table say about what they did, as far as it lies open.
 */
export interface Reasons {
  reasons: Reason[];
}
export interface Recover {
  phrase: string;
}
export interface Rename {
  name: string;
}
export interface TableCards {
  tables: TableCard[];
}
/**
 * Where a new table is found.
 */
export interface TableCode {
  code: string;
}
