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
  | Count
  | Start
  | AskSeat
  | Admit
  | OfferSeat
  | Stop
  | Report
  | Answer
  | WhyNot
  | Preview
  | Explain
  | ReadBack
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
  | Welcome
  | Changed
  | Moved
  | Spoken
  | Pointed
  | Reached
  | Foreseen
  | Explained
  | Earlier
  | Advised
  | Offered
  | Reported
  | Refused
  | Closing
  | Pong;

export interface AddBrowser {
  auth: string;
  endpoint: string;
  language: string;
  p256dh: string;
}
export interface AddFeed {
  language: string;
}
export interface AddWebhook {
  address: string;
  language: string;
}
/**
 * May whoever asks for this seat have it?
 */
export interface Admit {
  do: 'admit';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
  yes: boolean;
}
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
  tone?: '' | 'hesitant' | 'sure' | 'too-sure';
}
/**
 * Somebody who looks on would like to play this seat from now on. Those whose say it is are asked.
 */
export interface AskSeat {
  do: 'ask-seat';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * Somebody who would like to play a seat, as those see it who decide.
 */
export interface Asking {
  name: string;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
  yes: boolean;
}
/**
 * Who is best at something. The text names it, its attribute `says` tells of it.
 */
export interface Best {
  about: {
    [k: string]: number | string | number[];
  };
  text: string;
  who: number[];
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
 * One thing that went wrong, and what may explain it.
 */
export interface Case {
  because: Remark[];
  remark: Remark;
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
  standing: Standing;
  table: TableInfo;
  voted: number | null;
  you: number | null;
}
/**
 * What concerns one visitor alone, besides the game.
 */
export interface Standing {
  asked: number | null;
  decides: Asking[];
  /**
   * Items: a seat, counted clockwise from 0
   */
  may_ask: number[];
  /**
   * Items: a seat, counted clockwise from 0
   */
  may_offer: number[];
  /**
   * Items: a seat, counted clockwise from 0
   */
  may_remove: number[];
  may_stop: boolean;
  /**
   * Items: a seat, counted clockwise from 0
   */
  may_take: number[];
  removed: boolean;
  sees: 'closed' | 'delayed' | 'open';
  stops: boolean;
  uncounted: boolean;
}
/**
 * A table as everyone sees it, apart from the game itself.
 */
export interface TableInfo {
  behind: number;
  clock: 'bank' | 'brisk' | 'days' | 'none' | 'relaxed';
  code: string;
  commitment: string;
  counts: boolean;
  daily: string;
  fills_after: number;
  game: string;
  guided: boolean;
  language: '' | 'de' | 'en' | 'fr' | 'it' | 'nl';
  level: 'easy' | 'hard' | 'medium';
  looked: number[] | null;
  next: string;
  onlookers: 'closed' | 'delayed' | 'open';
  open: boolean;
  options: unknown;
  places: Place[];
  played_on: string;
  seed: string;
  stage: 'gathering' | 'over' | 'playing';
  stopped: boolean;
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
  kept: boolean;
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
 * One thing that is told: in sentences, the first of them the one that matters, and in a drawing.
 */
export interface Chapter {
  chart: Chart | null;
  course: Course | null;
  says: Remark[];
  triangle: Triangle | null;
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
 * How something goes month by month. A month with too little to say is not there.
 *
 *     The text names it, its attribute `row` a month.
 */
export interface Course {
  months: Month[];
  text: string;
}
/**
 * How it stood in one month.
 */
export interface Month {
  beyond: boolean;
  high: number;
  low: number;
  month: string;
  of: number;
  value: number;
}
/**
 * Three shares of a whole. The text names it, its attributes `first`, `second`, `third` the corners.
 */
export interface Triangle {
  places: Leaning[];
  text: string;
}
/**
 * Where somebody stands between three corners: how many of each there were.
 */
export interface Leaning {
  /**
   * @minItems 3
   * @maxItems 3
   */
  counts: [number, number, number];
  who: number[];
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
 * What the games themselves say about a circle.
 */
export interface CircleAnnals {
  honours: Honour[];
  special: {
    [k: string]: Remark;
  };
}
/**
 * Who is best at something in one game, as that game says it.
 */
export interface Honour {
  best: Best;
  game: string;
}
/**
 * A circle in a list, or for somebody who may join it.
 */
export interface CircleCard {
  id: string;
  invited: boolean;
  name: string;
  people: CircleFace[];
}
/**
 * Somebody in a circle, as those see them who are not in it yet.
 */
export interface CircleFace {
  name: string;
  portrait: string;
}
export interface CircleCards {
  circles: CircleCard[];
}
/**
 * Where a circle is found.
 */
export interface CircleId {
  id: string;
}
/**
 * What a link to a circle ends with; empty for those who were asked into it.
 */
export interface CircleKey {
  key: string;
}
/**
 * A circle as its people see it.
 */
export interface CirclePage {
  evenings: Evening[];
  id: string;
  invited: CircleFace[];
  key: string;
  made: number;
  name: string;
  people: CirclePerson[];
  tables: TableCard[];
  tallies: GameTally[];
  you: number;
}
/**
 * Games with no long pause between them.
 */
export interface Evening {
  began: number;
  games: PlayedGame[];
  won: number[];
}
/**
 * A game that a circle has finished.
 */
export interface PlayedGame {
  bots: string[];
  code: string;
  ended: number;
  game: string;
  players: Player[];
  replay: boolean;
}
/**
 * Somebody in a finished game.
 */
export interface Player {
  name: string;
  person: number | null;
  portrait: string;
  score: number;
  won: boolean;
}
/**
 * Somebody in a circle. In all that is told of it, people are numbers: their places in this list.
 */
export interface CirclePerson {
  evenings: number;
  name: string;
  played: number | null;
  portrait: string;
}
/**
 * A table in a list.
 */
export interface TableCard {
  away: boolean;
  clock: 'bank' | 'brisk' | 'days' | 'none' | 'relaxed';
  code: string;
  daily: string;
  damage: DamageCard | null;
  due: number | null;
  earlier: boolean;
  free: number;
  game: string;
  language: '' | 'de' | 'en' | 'fr' | 'it' | 'nl';
  lesson: boolean;
  level: 'easy' | 'hard' | 'medium';
  made: number;
  names: string[];
  since: number | null;
  stage: 'gathering' | 'over' | 'playing';
  /**
   * Items: a seat, counted clockwise from 0
   */
  winners: number[];
  you: number | null;
  your_turn: boolean;
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
 * How a circle's games of one kind went.
 */
export interface GameTally {
  ended: number;
  game: string;
  played: number;
  won: number[];
}
/**
 * Carry on at a seat from another device, by its key; or take over a seat that was offered by a link.
 */
export interface Claim {
  do: 'claim';
  key: string;
}
/**
 * Free a place again: a bot leaves, or a person is asked to; in a game a bot follows them for good.
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
  why: 'banned' | 'closed' | 'damaged' | 'earlier' | 'gone' | 'restart' | 'too-fast' | 'too-slow';
}
/**
 * What the strongest bot thinks of one seat's game, as far as it has thought.
 */
export interface CoachCard {
  curve: CurvePoint[];
  decisions: Decision[];
  even: number | null;
  lately: Recollection | null;
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
  cases: Case[];
  charts: Chart[];
  forgetting: Forgetting | null;
  remarks: Remark[];
}
/**
 * How what was known is lost with time.
 *
 *     The text names it, its attribute `row` a dot, `across` the time, `right` what the share is of.
 */
export interface Forgetting {
  dots: Dot[];
  half: number | null;
  line: Share[];
  text: string;
}
/**
 * How many were right of those that lay so far back.
 */
export interface Dot {
  age: number;
  of: number;
  right: number;
}
/**
 * Of a hundred at that age, how many would be right; in four of five cases between so few and so many.
 */
export interface Share {
  age: number;
  high: number;
  low: number;
  right: number;
}
/**
 * A place where the guest is called.
 */
export interface ContactCard {
  id: string;
  kind: string;
  made: number;
  place: string;
}
/**
 * All there is about being called.
 */
export interface Contacts {
  contacts: ContactCard[];
  holiday: number | null;
  key: string;
}
/**
 * May the game count for my rating? Where one person says no, it counts for nobody.
 */
export interface Count {
  do: 'count';
  yes: boolean;
}
/**
 * Today's deals.
 */
export interface Daily {
  date: string;
  left: number;
  puzzles: Puzzle[];
}
/**
 * Today's deal of one game.
 */
export interface Puzzle {
  game: string;
  mine: Tried | null;
  options: unknown;
  people: number;
  seal: string;
}
/**
 * What one guest has made of one day.
 */
export interface Tried {
  best: number;
  code: string;
  date: string;
  first: number;
  game: string;
  gave_up: boolean;
  shown: string;
  tries: number;
}
/**
 * The page of a day. Of the deal it tells how it is played, and nothing of anybody's moves.
 */
export interface DayCard {
  ahead: number | null;
  date: string;
  fewest: boolean;
  firsts: [number, number][];
  game: string;
  left: number;
  mine: Tried | null;
  named: Named[] | null;
  options: unknown;
  seal: string;
  solved: boolean;
  streak: Streak;
  today: string;
  works: DayWork[];
}
/**
 * Somebody who has played, where they are few.
 */
export interface Named {
  first: number;
  name: string;
  portrait: string;
  you: boolean;
}
/**
 * How steadily somebody plays.
 */
export interface Streak {
  days: Tile[];
  longest: number;
  running: number;
}
/**
 * One day of the calendar.
 */
export interface Tile {
  best: number | null;
  code: string;
  date: string;
  dealt: boolean;
  piece: unknown;
}
/**
 * A work that was made of the deal of a day.
 */
export interface DayWork {
  piece: unknown;
  points: number;
}
/**
 * The page of the story before an input, as this viewer may know it after so many inputs.
 */
export interface Earlier {
  is: 'earlier';
  number: number;
  story: Told[];
  you: number | null;
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
  fleeting: boolean;
  said: boolean;
  story: Told[];
}
/**
 * Everything of this guest is to be taken away.
 */
export interface Farewell {
  called: string;
  name: string;
}
/**
 * Said once, and not kept.
 */
export interface Feed {
  path: string;
}
/**
 * Somebody one has played with again and again.
 */
export interface Fellow {
  games: number;
  name: string;
  portrait: string;
  won: number;
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
 * All that a guest has made.
 */
export interface Gallery {
  games: string[];
  rooms: GalleryRoom[];
  works: number;
}
/**
 * A room, with at least one work and at most nine, the oldest first.
 */
export interface GalleryRoom {
  kind: 'company' | 'daily' | 'firsts' | 'season';
  names: string[];
  works: Hung[];
}
/**
 * A work on the wall.
 */
export interface Hung {
  code: string;
  day: string;
  first: boolean;
  game: string;
  made: number;
  marks: string[];
  number: number;
  piece: unknown;
  points: number;
  score: number;
}
/**
 * A game, as the front door shows it.
 */
export interface GameCard {
  bots: string[];
  coach: boolean;
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
  voiced: boolean;
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
 * A guest is forgotten.
 */
export interface Gone {
  name: string;
}
/**
 * Where a learner is in a guided first game. Offered are then only the moves that lead on.
 */
export interface Guidance {
  best: number | null;
  narrows: boolean;
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
  plaque: string | null;
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
export interface Holiday {
  until: number;
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
  clock: 'bank' | 'brisk' | 'days' | 'none' | 'relaxed';
  do: 'setup';
  language?: '' | 'de' | 'en' | 'fr' | 'it' | 'nl';
  onlookers?: 'closed' | 'delayed' | 'open';
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
 * Make a link by which somebody else can take this seat: one's own or, for the host, a bot's.
 */
export interface OfferSeat {
  do: 'offer-seat';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * I would rather stop here, or no longer. Nobody learns who said so; when more than half do, it ends.
 */
export interface Stop {
  do: 'stop';
  yes?: boolean;
}
/**
 * Let the host know that somebody's talk is out of place. The host does not learn who says so.
 */
export interface Report {
  do: 'report';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * Why can't I make this move now? The answer is a refusal, so nothing happens by asking.
 */
export interface WhyNot {
  do: 'why-not';
  move: unknown;
}
/**
 * What can be foreseen of the game as it stands after so many inputs? Nothing happens by asking.
 */
export interface Preview {
  do: 'preview';
  number: number;
}
/**
 * What happened before the input of this number? The story is told in pages, the newest first.
 */
export interface ReadBack {
  before: number;
  do: 'read-back';
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
  phrase?:
    | (
        | 'again'
        | 'applause'
        | 'bye'
        | 'heart'
        | 'hello'
        | 'hmm'
        | 'laugh'
        | 'thanks'
        | 'thinking'
        | 'well-played'
        | 'wow'
        | 'your-turn'
      )
    | '';
  text?: string;
  tone?: '' | 'hesitant' | 'sure' | 'too-sure';
}
/**
 * Point at something, or hold it, for all to see while it lasts. What `at` means is the game's own.
 */
export interface Point {
  at?: string;
  do: 'point';
}
/**
 * Are you there, and where is the game? It is answered by `pong`, before all else that is being done.
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
 * All that one's games of a kind say of one.
 */
export interface Memoir {
  best: Remark | null;
  chapters: Chapter[];
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
  hints: number;
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
  voiced: boolean;
}
/**
 * A new circle; with a table, the people who sit there are asked into it.
 */
export interface NewCircle {
  name: string;
  table: string;
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
  clock?: 'bank' | 'brisk' | 'days' | 'none' | 'relaxed';
  daily?: boolean | string;
  game: string;
  guide?: boolean;
  language?: '' | 'de' | 'en' | 'fr' | 'it' | 'nl';
  open?: boolean;
  options?: unknown;
  players?: number | null;
}
/**
 * The same people play this game next.
 */
export interface NextGame {
  game: string;
}
/**
 * The link you asked for: by this key somebody else can take the seat.
 */
export interface Offered {
  is: 'offered';
  key: string;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
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
  standing: Standing;
  story: Told[];
  table: TableInfo;
  talk: Spoken[];
  voted: number | null;
  you: number | null;
}
/**
 * Somebody said something. `phrase` names one of ours, or `text` is what was said.
 *
 *     With neither, `tone` is how they said what they have just done.
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
  tone: '' | 'hesitant' | 'sure' | 'too-sure';
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
 * To the host: somebody finds what this seat says out of place.
 */
export interface Reported {
  is: 'reported';
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
/**
 * To whoever asks: where the game is. Who knows otherwise has missed something, and comes in again.
 */
export interface Pong {
  is: 'pong';
  n: number;
  number: number | null;
  stage: 'gathering' | 'over' | 'playing';
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
 * How well the guest plays a game.
 */
export interface RatingCard {
  game: string;
  games: number;
  give_or_take: number | null;
  rating: number | null;
}
export interface Ratings {
  asked: boolean;
  enough: number;
  ratings: RatingCard[];
}
/**
 * What was possible. Empty as long as it is still being found out.
 */
export interface ReachCard {
  loss: Decision | null;
  stairs: Stair[];
  turn: number;
}
/**
 * The most points within reach after a turn.
 */
export interface Stair {
  points: number;
  proven: boolean;
  turn: number;
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
/**
 * What one game makes of all that were finished, and who is spoken of in it.
 */
export interface Remembered {
  memoir: Memoir;
  people: Fellow[];
}
export interface Rename {
  name: string;
}
export interface RenameCircle {
  name: string;
}
/**
 * How a guest's games of one kind went.
 */
export interface Result {
  game: string;
  played: number;
  won: number;
}
export interface SignedOut {
  others: number;
}
/**
 * What follows from all finished games of a guest.
 */
export interface Statistics {
  company: Fellow[];
  ended: number[];
  results: Result[];
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
/**
 * A table where others wait for the guest who asks.
 */
export interface WaitCard {
  code: string;
  due: number | null;
  game: string;
  gathers: boolean;
  since: number;
}
export interface WaitCards {
  waits: WaitCard[];
}
