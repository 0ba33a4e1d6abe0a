/* Made by `make types` from what the house prints; not to be edited. */

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
  | Pick
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
 * Agree to a request for this seat, or decline it.
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
 * The answer to a request for a hint. It applies to the game after `number` inputs.
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
 * A sentence from the coach's texts, its arguments, and the rules it refers to.
 */
export interface Remark {
  about: {
    [k: string]: number | string | number[];
  };
  rules: string[];
  text: string;
}
/**
 * The request for the circle's next evening.
 */
export interface AgreeEvening {
  at: number | null;
}
/**
 * Make a move: the number of the question, and one of the offered moves.
 */
export interface Answer {
  do: 'answer';
  move: unknown;
  question: number;
  tone?: '' | 'hesitant' | 'sure' | 'too-sure';
}
/**
 * A member's answer to an evening.
 */
export interface AnswerEvening {
  at: number;
  comes: boolean;
}
/**
 * Ask, as a spectator, to play this seat from now on. The guests who decide are told.
 */
export interface AskSeat {
  do: 'ask-seat';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * A request for a seat, for the guests who decide about it.
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
 * An honour for the best at something. `text` names a message with a title, and `.says` a sentence.
 */
export interface Best {
  about: {
    [k: string]: number | string | number[];
  };
  text: string;
  who: number[];
}
/**
 * Add another person who plays on this device. Without a name the server chooses one.
 */
export interface Bring {
  do: 'bring';
  name?: string | null;
  seat?: number | null;
}
/**
 * One mistake, with possible explanations.
 */
export interface Case {
  because: Remark[];
  remark: Remark;
}
/**
 * The table has changed, for example its people or options. The game has not.
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
 * What a visitor may do besides playing, and the requests for seats that concern them.
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
  may_pick: boolean;
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
 * A table's public information, without the game.
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
  staged: boolean;
  stopped: boolean;
  vote: Poll | null;
  watchers: number;
}
/**
 * A seat's public information.
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
 * A vote on a tie, in public form.
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
 * One topic: sentences, the most important first, and a chart.
 */
export interface Chapter {
  chart: Chart | null;
  course: Course | null;
  says: Remark[];
  triangle: Triangle | null;
}
/**
 * A bar chart of tallies. `text` names it; its attribute `row` describes a line.
 */
export interface Chart {
  rows: Tally[];
  text: string;
}
/**
 * One line of a chart: the number of right answers, and of all answers.
 */
export interface Tally {
  about: {
    [k: string]: number | string | number[];
  };
  of: number;
  right: number;
}
/**
 * A chart by month. Months with too little data are left out.
 *
 *     `text` names the chart; its attribute `row` describes a month.
 */
export interface Course {
  months: Month[];
  text: string;
}
/**
 * One month's value in a `Course`.
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
 * A chart of three shares. `text` names it; `.first`, `.second` and `.third` label the corners.
 */
export interface Triangle {
  places: Leaning[];
  text: string;
}
/**
 * A point in a triangle chart: how many of each of three kinds there were.
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
 * A move that was made or was possible, with its value.
 */
export interface Choice {
  move: unknown;
  show: string[];
  value: number;
  view: unknown;
}
/**
 * The games' remarks about a circle.
 */
export interface CircleAnnals {
  honours: Honour[];
  special: {
    [k: string]: Remark;
  };
}
/**
 * The people who are best at something in one game, in that game's words.
 */
export interface Honour {
  best: Best;
  game: string;
}
/**
 * A circle in a list, or as an invitation.
 */
export interface CircleCard {
  evening: NextEvening | null;
  id: string;
  invited: boolean;
  name: string;
  people: CircleFace[];
}
/**
 * The next evening of a circle, and who will attend.
 */
export interface NextEvening {
  at: number;
  coming: string[];
  you: boolean;
}
/**
 * A member of a circle, as seen by people who are not in it yet.
 */
export interface CircleFace {
  name: string;
  portrait: string;
}
export interface CircleCards {
  circles: CircleCard[];
}
/**
 * The id of a new circle.
 */
export interface CircleId {
  id: string;
}
/**
 * The key from the link to a circle; empty for people who were invited.
 */
export interface CircleKey {
  key: string;
}
/**
 * The page of a circle, as its members see it.
 */
export interface CirclePage {
  evening: NextEvening | null;
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
 * An evening of a circle: games without a long pause between them, the latest first.
 */
export interface Evening {
  began: number;
  games: PlayedGame[];
  won: number[];
}
/**
 * A finished game in which members of a circle took part.
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
 * A player of a finished game.
 */
export interface Player {
  name: string;
  person: number | null;
  portrait: string;
  score: number;
  won: boolean;
}
/**
 * A member of a circle. Other parts of the page refer to members by their index in this list.
 */
export interface CirclePerson {
  evenings: number;
  name: string;
  played: number | null;
  portrait: string;
}
/**
 * A table as an entry in a list.
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
 * The reason why a stored table can't be restored.
 */
export interface DamageCard {
  mendable: boolean;
  reason: 'illegal' | 'missing' | 'setting' | 'unreadable';
  sound: number;
}
/**
 * A circle's results in all matches of one game.
 */
export interface GameTally {
  ended: number;
  game: string;
  played: number;
  won: number[];
}
/**
 * Continue at a seat on this device with the seat's key, or take a seat with the key of an offer.
 */
export interface Claim {
  do: 'claim';
  key: string;
}
/**
 * Remove a bot or a person from a chair. During a game a bot replaces the person for good.
 */
export interface Clear {
  do: 'clear';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * The server closes this socket. After `restart` the browser should reconnect.
 */
export interface Closing {
  is: 'closing';
  why: 'banned' | 'closed' | 'damaged' | 'earlier' | 'gone' | 'restart' | 'too-fast' | 'too-slow';
}
/**
 * The strongest bot's evaluation of one seat's decisions in a game.
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
 * Every player's chances after a number of inputs, judged by one seat's knowledge.
 */
export interface CurvePoint {
  band: number;
  number: number;
  values: number[];
}
/**
 * A decision that cost chances or points, with a better move.
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
 * A seat's right and wrong answers in a finished game, as sentences and charts.
 */
export interface Recollection {
  cases: Case[];
  charts: Chart[];
  forgetting: Forgetting | null;
  remarks: Remark[];
}
/**
 * A forgetting curve: how memory fades with time.
 *
 *     `text` names it. Its attributes label the rest: `row` a dot, `across` the time axis, `right` the other
 *     axis.
 */
export interface Forgetting {
  dots: Dot[];
  half: number | null;
  line: Share[];
  text: string;
}
/**
 * The number of right answers about things of one age, and of all such answers.
 */
export interface Dot {
  age: number;
  of: number;
  right: number;
}
/**
 * The estimated percentage of right answers at one age, with its 80 % confidence interval.
 */
export interface Share {
  age: number;
  high: number;
  low: number;
  right: number;
}
/**
 * A browser, webhook or feed by which the guest is notified.
 */
export interface ContactCard {
  id: string;
  kind: string;
  made: number;
  place: string;
}
/**
 * A guest's contacts, and the end of their holiday.
 */
export interface Contacts {
  contacts: ContactCard[];
  holiday: number | null;
  key: string;
}
/**
 * Agree or object to a rated game. If one person objects, it is rated for nobody.
 */
export interface Count {
  do: 'count';
  yes: boolean;
}
/**
 * Today's deals in all games.
 */
export interface Daily {
  date: string;
  left: number;
  puzzle: string;
  puzzles: Puzzle[];
}
/**
 * Today's deal in one game.
 */
export interface Puzzle {
  friend: Friend | null;
  game: string;
  mine: Tried | null;
  minutes: number;
  options: unknown;
  people: number;
  possible: number | null;
  seal: string;
}
/**
 * Somebody in the guest's circles who has played a daily deal.
 */
export interface Friend {
  first: number;
  name: string;
}
/**
 * A guest's result in one daily deal.
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
 * The page of a daily deal. It reveals the options of the deal, but nobody's moves.
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
 * A player of a daily deal that few people have played.
 */
export interface Named {
  first: number;
  name: string;
  portrait: string;
  you: boolean;
}
/**
 * A guest's streak, and the last weeks as a calendar.
 */
export interface Streak {
  days: Tile[];
  longest: number;
  running: number;
}
/**
 * One day in the calendar.
 */
export interface Tile {
  best: number | null;
  code: string;
  date: string;
  dealt: boolean;
  piece: unknown;
}
/**
 * A work made in a daily deal.
 */
export interface DayWork {
  piece: unknown;
  points: number;
}
/**
 * An earlier page of the log, as you may see it after `number` inputs.
 */
export interface Earlier {
  is: 'earlier';
  number: number;
  story: Told[];
  you: number | null;
}
/**
 * An input as the viewer saw it. `input` is its kind ("made", "timed-out", ...).
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
 * The turns before a certain end, in the order of play. Both are empty where no turns are counted.
 *
 *     The game's texts `ending` and `ending.says` name it and announce it, filled with these fields.
 */
export interface Ending {
  /**
   * Items: a seat, counted clockwise from 0
   */
  left: number[];
  /**
   * Items: a seat, counted clockwise from 0
   */
  played: number[];
  why: string;
}
/**
 * Ask for explanations of the position after `number` inputs. Spectators may ask, too.
 */
export interface Explain {
  do: 'explain';
  number: number;
}
/**
 * The moments of the game that are explained to you in the position after `number` inputs.
 */
export interface Explained {
  is: 'explained';
  moments: Moment[];
  number: number;
  you: number | null;
}
/**
 * A moment of the game that is explained now, with the values for its text.
 */
export interface Moment {
  about: {
    [k: string]: number | string | number[];
  };
  number: number;
}
/**
 * The log that stays visible after a moment in a memory game. At the end the whole log comes back.
 */
export interface Fading {
  after: number;
  fleeting: boolean;
  said: boolean;
  story: Told[];
}
/**
 * The request to erase this guest and all their data.
 */
export interface Farewell {
  called: string;
  name: string;
}
/**
 * The path of a new feed. It is shown only once; the server stores its hash.
 */
export interface Feed {
  path: string;
}
/**
 * Another guest with whom the guest has often played.
 */
export interface Fellow {
  games: number;
  name: string;
  portrait: string;
  won: number;
}
/**
 * The previews of your moves in the position after `number` inputs.
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
 * A seat's preview at one moment of a finished game.
 */
export interface Foresight {
  preview: unknown;
}
/**
 * One moment of a finished game with all secrets: every seat's view, then the public view.
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
 * The result of a game. There may be several winners (a tie, a team) or none; `verdict` names a text.
 *
 *     Winners hold the best score: the highest, or the lowest if `Daily.fewest`.
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
 * All works that a guest has made, arranged in rooms.
 */
export interface Gallery {
  games: string[];
  rooms: GalleryRoom[];
  works: number;
}
/**
 * A room with one to nine works, the oldest first.
 */
export interface GalleryRoom {
  kind: 'company' | 'daily' | 'firsts' | 'season';
  names: string[];
  works: Hung[];
}
/**
 * A work in a gallery, with the game in which it was made.
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
 * A game with everything that the front page and the table need to know about it.
 */
export interface GameCard {
  bots: string[];
  coach: boolean;
  compared: string[];
  defaults: unknown;
  fewest: number;
  foremost: string[];
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
  variants: VariantCard[];
  view: {
    [k: string]: 'each' | 'member' | 'seat';
  };
  voiced: boolean;
}
/**
 * A level of bots in a game, and its strength.
 */
export interface LevelCard {
  name: 'easy' | 'hard' | 'medium';
  wins: number | null;
}
/**
 * A variant of a game: a set of options that are chosen together.
 */
export interface VariantCard {
  name: string;
  options: unknown;
  without: string[];
}
/**
 * A feat (achievement) of a game, and whether a guest has reached it.
 */
export interface Goal {
  code: string;
  made: number | null;
  name: string;
}
/**
 * All feats of a game, for one guest.
 */
export interface Goals {
  game: string;
  goals: Goal[];
}
/**
 * The response after a guest was erased.
 */
export interface Gone {
  name: string;
}
/**
 * A learner's progress in a guided game. Only the moves that the guide allows are offered.
 */
export interface Guidance {
  best: number | null;
  narrows: boolean;
  steps: number[];
}
/**
 * A guided first game, step by step.
 */
export interface GuideCard {
  ending: string;
  steps: StepCard[];
}
/**
 * One step of a guided first game. Things at the table are given by their names in the game's page.
 */
export interface StepCard {
  asks: boolean;
  look: string[];
  plaque: string | null;
  text: string;
  touch: string[];
}
/**
 * Ask for a hint after `number` inputs, if you play alone or with bots. The request is recorded.
 */
export interface Hint {
  do: 'hint';
  number: number;
}
export interface Holiday {
  until: number;
}
/**
 * A guest's daily deals and feats.
 */
export interface Honours {
  days: Tried[];
  feats: Goals[];
}
export interface HouseCard {
  alone: boolean;
  elsewhere: string;
  games: GameCard[];
  version: string;
}
/**
 * Sit down on this chair, or on any free one. During a game: take your own seat back from a bot.
 */
export interface Sit {
  do: 'sit';
  seat?: number | null;
}
/**
 * Leave your chair before the game begins.
 */
export interface Rise {
  do: 'rise';
}
/**
 * If several people share this device: show and play this seat from now on. None is the public view.
 */
export interface Look {
  do: 'look';
  seat?: number | null;
}
/**
 * Put a bot on a free chair or, during a game, in the seat of a person who is away.
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
 * As host, set the level of all bots at the table, present and future.
 */
export interface SetLevel {
  do: 'set-level';
  level: 'easy' | 'hard' | 'medium';
}
/**
 * As host, change the options, the clock, and who may join and watch.
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
 * Choose another game before the game begins, as host or on the television that opened the table.
 *
 *     The other game begins with its usual options.
 */
export interface Pick {
  do: 'pick';
  game: string;
}
/**
 * As host, start the game with the people and bots who sit at the table.
 */
export interface Start {
  do: 'start';
}
/**
 * Make a link with which another person can take this seat: your own or, for the host, a bot's.
 */
export interface OfferSeat {
  do: 'offer-seat';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * Vote to stop the game, or withdraw the vote. Votes are secret; more than half end the game.
 */
export interface Stop {
  do: 'stop';
  yes?: boolean;
}
/**
 * Report a player's talk to the host, anonymously.
 */
export interface Report {
  do: 'report';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * Ask why this move is not possible now. The answer is always a refusal; the move is not played.
 */
export interface WhyNot {
  do: 'why-not';
  move: unknown;
}
/**
 * Ask for the previews of your moves in the position after `number` inputs.
 */
export interface Preview {
  do: 'preview';
  number: number;
}
/**
 * Ask for the page of the log that ends before input `before`. Pages go from the newest to the oldest.
 */
export interface ReadBack {
  before: number;
  do: 'read-back';
}
/**
 * Say that you have finished looking at the cards. When all people have, the game goes on.
 */
export interface Looked {
  do: 'looked';
}
/**
 * Take back your last move, if it has revealed nothing.
 */
export interface Undo {
  do: 'undo';
}
/**
 * Leave the game for good. A bot takes the seat.
 */
export interface Resign {
  do: 'resign';
}
/**
 * Make a new table for the people of this game.
 */
export interface Rematch {
  do: 'rematch';
}
/**
 * End the guide and go on playing.
 */
export interface Skip {
  do: 'skip';
}
/**
 * Vote for the winner of a tie. You can change your vote until voting ends.
 */
export interface Vote {
  do: 'vote';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * Say something to the table, if the game allows it: a text, or a phrase.
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
 * Point at something for all to see; an empty `at` ends it. Each game defines the values of `at`.
 */
export interface Point {
  at?: string;
  do: 'point';
}
/**
 * Check the connection and the state of the game. The server answers with `pong` at once.
 */
export interface Ping {
  do: 'ping';
  n: number;
}
/**
 * The guest's own account and tables.
 */
export interface Me {
  introduced: boolean;
  levels: {
    [k: string]: 'easy' | 'hard' | 'medium';
  };
  name: string;
  portrait: string;
  portraits: string[];
  tables: TableCard[];
}
/**
 * The memoir of one player, from their finished games of one kind.
 */
export interface Memoir {
  best: Remark | null;
  chapters: Chapter[];
}
/**
 * The explanation of a part of a turn or a round.
 */
export interface MomentCard {
  picture: string;
  rules: string[];
  text: string;
}
/**
 * An input was added to the game.
 */
export interface Moved {
  fading: Fading | null;
  is: 'moved';
  sight: Sight;
  told: Told;
}
/**
 * All that a viewer may know about the game now: view, offers, outcome and clock.
 */
export interface Sight {
  ending: Ending | null;
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
 * The request for a new circle. If a table is named, the people who sit there are invited.
 */
export interface NewCircle {
  name: string;
  table: string;
}
/**
 * A recovery phrase, which signs a browser in as this guest. It is shown only once.
 */
export interface NewPhrase {
  phrase: string;
}
/**
 * A request for a new table. With `bots`, bots fill the seats up to `players`, and the game begins.
 *
 *     `daily` asks for the daily deal of today or of a past day, `guide` for a guided first game. `television`
 *     asks for a table that a television opens before anyone sits down. With each of these only `game` is read.
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
  television?: boolean;
}
/**
 * The request for a new table for the members of a circle.
 */
export interface NextGame {
  game: string;
}
/**
 * The key of the link that you asked for, with which another person can take the seat.
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
 * The first message on every socket: the whole table and game.
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
 * A player said something: a phrase by name, or a text.
 *
 *     With neither, `tone` belongs to the move that the player has just made.
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
 * A player points at something. An empty `at` means that they stopped pointing.
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
 * A player has reached one of the game's feats.
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
 * For the host: a player reported the talk of this seat.
 */
export interface Reported {
  is: 'reported';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * A message was refused. `what` is the message's `do`, if it could be read.
 */
export interface Refused {
  is: 'refused';
  refusal: Refusal;
  what: string;
}
/**
 * A refusal. `code` is stable, `rule` is a game's rule number or empty, `args` fill the sentences.
 */
export interface Refusal {
  args: {
    [k: string]: number | string;
  };
  code: string;
  first: unknown;
  rule: string;
}
/**
 * The answer to `ping`, with the game's state. A browser with another state has missed a message.
 */
export interface Pong {
  is: 'pong';
  n: number;
  number: number | null;
  stage: 'gathering' | 'over' | 'playing';
}
/**
 * A situation in a game: one seat's view, and the things to draw from left to right.
 */
export interface PictureCard {
  show: string[];
  view: unknown;
}
/**
 * The request to play on from a moment of a finished game, against bots.
 */
export interface PlayOn {
  number: number;
}
/**
 * The primer of a game: explanations of its things and of the parts of play, with pictures.
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
 * The explanation of a thing at the table.
 */
export interface ThingCard {
  picture: string | null;
  rules: string[];
  text: string;
}
/**
 * The response to a request that is refused.
 */
export interface Problem {
  refusal: Refusal;
}
/**
 * The guest's rating in one game.
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
 * The solution of a daily deal. It is empty while the solver is at work.
 */
export interface ReachCard {
  loss: Decision | null;
  stairs: Stair[];
  turn: number;
}
/**
 * The most points that are still possible after a turn.
 */
export interface Stair {
  points: number;
  proven: boolean;
  turn: number;
}
/**
 * A bot's reason for a move: a message id of its game, and the ids of the things involved.
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
 * The reasons for the bots' moves at a table, as far as they reveal no secrets.
 */
export interface Reasons {
  reasons: Reason[];
}
export interface Recover {
  phrase: string;
}
/**
 * A game's memoir about a guest's finished games, and the people mentioned in it.
 */
export interface Remembered {
  memoir: Memoir;
  people: Fellow[];
}
export interface Rename {
  name: string;
  portrait?: string;
}
export interface RenameCircle {
  name: string;
}
/**
 * How often a guest has played and won one game.
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
 * Statistics of all finished games of a guest.
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
 * The code of a new table.
 */
export interface TableCode {
  code: string;
}
/**
 * A table where others wait for the guest.
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
