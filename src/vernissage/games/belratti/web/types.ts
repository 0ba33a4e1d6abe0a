/* Made by `make types` from what the house prints; not to be edited. */

export type Event =
  | RoundBegan
  | ThemesLaid
  | Proposed
  | NumberFixed
  | ThemesKept
  | JokerProposed
  | Refused
  | JokerPlayed
  | Agreed
  | WentAlong
  | Signalled
  | Pledged
  | PaintingLaid
  | PaintingLaidUnseen
  | TakenBack
  | TakenBackUnseen
  | SaidReady
  | PaintingPutAside
  | PaintingKept
  | SwapChosen
  | Swapped
  | SwappedUnseen
  | TakenAsForgery
  | TakenAsForgeryUnseen
  | FramesRevealed
  | Hung
  | Answered
  | Revealed
  | TokenWon
  | JokerReadied
  | SaidNext
  | Drew
  | DrewUnseen
  | EndNears
  | Ended;
export type Move =
  | Ask
  | KeepThemes
  | PlayJoker
  | Agree
  | Refuse
  | Lay
  | TakeBack
  | Signal
  | WouldLay
  | Ready
  | PutAside
  | Keep
  | Swap
  | Hang
  | GoAlong
  | Next;

/**
 * BEL-8.2, BEL-5.6: agree to the joker proposed, or else to the hanging as it is.
 */
export interface Agree {
  move: 'agree';
}
/**
 * BEL-8.2, BEL-5.6: a member agrees to the joker, or to the hanging.
 */
export interface Agreed {
  event: 'agreed';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * All of it, for everyone: it is over.
 */
export interface Album {
  closest: [number, number] | null;
  forgeries: number;
  forgery: Fooled | null;
  lines: Written[];
  minds: Minds[][];
  pages: Page[];
  pair: Pair | null;
}
/**
 * A forgery that hung, and the painters' paintings that it kept from the same theme.
 */
export interface Fooled {
  kept_out: string[];
  painting: string;
  round: number;
  theme: string;
}
/**
 * BEL-4.10: a line that was written about a painting, and who had to read that painting.
 */
export interface Written {
  /**
   * Items: a seat, counted clockwise from 0
   */
  directors: number[];
  round: number;
  shown: Shown;
}
/**
 * A painting of a finished round: whose, what it was meant for, and where it hung.
 */
export interface Shown {
  hung: 'one' | 'out' | 'two';
  line: string[];
  meant: ('one' | 'two') | null;
  painter: number | null;
  painting: string;
  stamp: 'astray' | 'belratti' | 'caught' | 'genuine' | 'missed';
}
/**
 * Of so many paintings of one, so many were read right while another directed.
 */
export interface Minds {
  painted: number;
  read: number;
}
/**
 * A round: what hung there and was meant, who read it, and which jokers were played and woken.
 */
export interface Page {
  /**
   * Items: a seat, counted clockwise from 0
   */
  directors: number[];
  forged: number;
  laid: number;
  look: RoundLook;
  perfect: boolean;
  played: ('change-number' | 'one-less' | 'query' | 'swap-hands' | 'swap-themes')[];
  read: number;
  woken: ('change-number' | 'one-less' | 'query' | 'swap-hands' | 'swap-themes') | null;
}
/**
 * BEL-6: a finished round, for a calm look afterwards: what was meant, and what was read.
 */
export interface RoundLook {
  number: number;
  /**
   * Items: a seat, counted clockwise from 0
   */
  painters: number[];
  paintings: Shown[];
  perfect: boolean;
  round: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  themes: [string, string];
  token: number;
}
/**
 * Two who understand each other: how much they read of one another, both ways together.
 */
export interface Pair {
  minds: Minds;
  /**
   * @minItems 2
   * @maxItems 2
   *
   * Items: a seat, counted clockwise from 0
   */
  seats: [number, number];
}
/**
 * BEL-5.5: whose painting it is, as the painters said; None: they all said no.
 */
export interface Answer {
  painter: number | null;
  painting: string;
}
/**
 * BEL-5.5: whose it is; None: no painter's.
 */
export interface Answered {
  event: 'answered';
  painter: number | null;
  painting: string;
}
/**
 * BEL-3.2, BEL-9.3: propose how many paintings are to be laid.
 */
export interface Ask {
  move: 'ask';
  number: number;
}
/**
 * BEL-7.1: what whoever drew sees.
 */
export interface Drew {
  event: 'drew';
  paintings: string[];
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-7.1: what everyone else sees.
 */
export interface DrewUnseen {
  count: number;
  event: 'drew-unseen';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-7.2, BEL-7.3, BEL-7.7, BEL-9.9: a round begins, and the end is near: see `ending`.
 */
export interface EndNears {
  cause: 'cards' | 'forgeries' | 'rounds' | 'token' | 'token-loses' | 'token-wins';
  event: 'end-nears';
  left: number;
}
/**
 * BEL-7.2, BEL-7.3, BEL-7.7, BEL-9.9: the game is over, and why.
 */
export interface Ended {
  event: 'ended';
  reason: 'cards' | 'forger' | 'rounds' | 'tokens';
}
/**
 * What will end the game, or may. In a look back the round that is meant is the next one.
 */
export interface Ending {
  cause: 'cards' | 'forgeries' | 'rounds' | 'token' | 'token-loses' | 'token-wins';
  left: number;
}
/**
 * BEL-2.5: the characters have passed on.
 */
export interface RoundBegan {
  /**
   * Items: a seat, counted clockwise from 0
   */
  directors: number[];
  event: 'round-began';
  /**
   * Items: a seat, counted clockwise from 0
   */
  painters: number[];
  round: number;
}
/**
 * BEL-3.1, BEL-3.4: these two are the themes now.
 */
export interface ThemesLaid {
  event: 'themes-laid';
  renewed: boolean;
  themes: string[];
}
/**
 * BEL-3.2: a member of the group shows a number.
 */
export interface Proposed {
  event: 'proposed';
  number: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-3.2, BEL-4.5, BEL-9.3: how many paintings are to be laid.
 */
export interface NumberFixed {
  before: number;
  event: 'number-fixed';
  number: number;
}
/**
 * BEL-3.4, BEL-9.3: a director leaves the themes as they lie.
 */
export interface ThemesKept {
  event: 'themes-kept';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-8.2: the choice and the painter are those of the move.
 */
export interface JokerProposed {
  choice: string;
  event: 'joker-proposed';
  joker: 'change-number' | 'one-less' | 'query' | 'swap-hands' | 'swap-themes';
  painter: number | null;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-8.2: the joker is not played.
 */
export interface Refused {
  event: 'refused';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-8.1: the group plays it, and it is turned over.
 */
export interface JokerPlayed {
  choice: string;
  event: 'joker-played';
  /**
   * Items: a seat, counted clockwise from 0
   */
  group: number[];
  joker: 'change-number' | 'one-less' | 'query' | 'swap-hands' | 'swap-themes';
  painter: number | null;
}
/**
 * BEL-8.3: this member left it to the larger part; or a clock ran out, and chance decides.
 */
export interface WentAlong {
  chance: boolean;
  event: 'went-along';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-4.4
 */
export interface Signalled {
  count: number;
  event: 'signalled';
  fit: 'badly' | 'perfect' | 'so-so' | 'well';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-4.4
 */
export interface Pledged {
  count: number;
  event: 'pledged';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-4.3: what its painter sees.
 */
export interface PaintingLaid {
  event: 'painting-laid';
  painting: string;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
  theme: 'one' | 'two';
}
/**
 * BEL-4.3: what everyone else sees.
 */
export interface PaintingLaidUnseen {
  event: 'painting-laid-unseen';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-4.2: what its painter sees.
 */
export interface TakenBack {
  event: 'taken-back';
  painting: string;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-4.2: what everyone else sees.
 */
export interface TakenBackUnseen {
  event: 'taken-back-unseen';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-4.2: this painter is done, though some paintings may still be missing.
 */
export interface SaidReady {
  event: 'said-ready';
  missing: number;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
  /**
   * Items: a seat, counted clockwise from 0
   */
  waits_for: number[];
}
/**
 * BEL-4.6: seen by its painter alone.
 */
export interface PaintingPutAside {
  event: 'painting-put-aside';
  painting: string;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-4.6: seen by its painter alone.
 */
export interface PaintingKept {
  event: 'painting-kept';
  painting: string;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-4.6: this painter knows what to swap.
 */
export interface SwapChosen {
  event: 'swap-chosen';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-4.6: what the painter sees.
 */
export interface Swapped {
  event: 'swapped';
  new: string[];
  old: string[];
  renewed: boolean;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-4.6: what everyone else sees.
 */
export interface SwappedUnseen {
  count: number;
  event: 'swapped-unseen';
  renewed: boolean;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-9.4, BEL-9.5: what the painter from whose hand a forgery was drawn sees.
 */
export interface TakenAsForgery {
  event: 'taken-as-forgery';
  painting: string;
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-9.4: what everyone else sees.
 */
export interface TakenAsForgeryUnseen {
  event: 'taken-as-forgery-unseen';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-4.8, BEL-5.1: all paintings, the forgeries among them, in random order.
 */
export interface FramesRevealed {
  event: 'frames-revealed';
  forgeries: number;
  paintings: string[];
  renewed: boolean;
}
/**
 * BEL-5.2: a director moved a frame.
 */
export interface Hung {
  event: 'hung';
  painting: string;
  place: 'one' | 'out' | 'two';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-6.1 to BEL-6.4: how the round came out, in short and in full.
 */
export interface Revealed {
  astray: string[];
  event: 'revealed';
  fooled: string[];
  look: RoundLook;
  missed: string[];
  perfect: boolean;
  right: string[];
  token: number;
}
/**
 * BEL-9.7: who gets the brush token.
 */
export interface TokenWon {
  event: 'token-won';
  token: number;
  winner: 'belratti' | 'team';
}
/**
 * BEL-6.5, BEL-9.8: this joker can be played from now on.
 */
export interface JokerReadied {
  cause: 'lost' | 'perfect';
  event: 'joker-readied';
  joker: 'change-number' | 'one-less' | 'query' | 'swap-hands' | 'swap-themes';
  number: number;
}
/**
 * BEL-6.6: this one has looked enough.
 */
export interface SaidNext {
  event: 'said-next';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-8.3: show the number that the larger part shows.
 *
 *     A clock that runs out also agrees to what lies before the group, and leaves to chance what nobody has
 *     decided; to people that is never offered.
 */
export interface GoAlong {
  move: 'go-along';
}
/**
 * BEL-5.2: hang a painting on a theme, or put it out.
 */
export interface Hang {
  move: 'hang';
  painting: string;
  place: 'one' | 'out' | 'two';
}
/**
 * BEL-4.6: take a painting put aside back.
 */
export interface Keep {
  move: 'keep';
  painting: string;
}
/**
 * BEL-3.4, BEL-9.3: leave the themes as they lie, before the painters choose a token.
 */
export interface KeepThemes {
  move: 'keep-themes';
}
/**
 * BEL-4.3: a painting laid face down, the theme its painter means it for, and the line about it.
 */
export interface Laid {
  line: string[];
  painting: string;
  theme: 'one' | 'two';
}
/**
 * BEL-4.3, BEL-4.10: lay a painting face down, meant for a theme; a line may go with it.
 */
export interface Lay {
  line: string;
  move: 'lay';
  painting: string;
  theme: 'one' | 'two';
}
/**
 * A shared draft, how often it was changed, and who consents to it as it stands.
 */
export interface MotionPlayJoker {
  /**
   * Items: a seat, counted clockwise from 0
   */
  consenting: number[];
  draft: PlayJoker;
  /**
   * Items: a seat, counted clockwise from 0
   */
  members: number[];
  number: number;
}
/**
 * BEL-8.2: propose to play a joker; a group of one just plays it.
 */
export interface PlayJoker {
  choice: string;
  joker: 'change-number' | 'one-less' | 'query' | 'swap-hands' | 'swap-themes';
  move: 'play-joker';
  painter: number | null;
}
/**
 * A shared draft, how often it was changed, and who consents to it as it stands.
 */
export interface MotionTupleTypingLiteralOneTwoOut {
  /**
   * Items: a seat, counted clockwise from 0
   */
  consenting: number[];
  draft: ('one' | 'out' | 'two')[];
  /**
   * Items: a seat, counted clockwise from 0
   */
  members: number[];
  number: number;
}
/**
 * BEL-8.2: speak against the joker proposed, or withdraw it.
 */
export interface Refuse {
  move: 'refuse';
}
/**
 * BEL-4.2: take a painting laid back into the hand.
 */
export interface TakeBack {
  move: 'take-back';
  painting: string;
}
/**
 * BEL-4.4: say how many paintings fit so well. 0 takes it back.
 */
export interface Signal {
  count: number;
  fit: 'badly' | 'perfect' | 'so-so' | 'well';
  move: 'signal';
}
/**
 * BEL-4.4: say how many paintings one would lay.
 */
export interface WouldLay {
  count: number;
  move: 'would-lay';
}
/**
 * BEL-4.2: done with one's part of the painting.
 */
export interface Ready {
  move: 'ready';
}
/**
 * BEL-4.6: put a painting of the hand aside, to be swapped.
 */
export interface PutAside {
  move: 'put-aside';
  painting: string;
}
/**
 * BEL-4.6: swap what was put aside.
 */
export interface Swap {
  move: 'swap';
}
/**
 * BEL-6.6: enough looked at; on to the next round.
 */
export interface Next {
  move: 'next';
}
/**
 * BEL-1.3, BEL-8.1: a joker, the number on its back, and how it lies.
 */
export interface OpenJoker {
  joker: 'change-number' | 'one-less' | 'query' | 'swap-hands' | 'swap-themes';
  number: number;
  role: 'directors' | 'painters';
  standing: 'asleep' | 'gone' | 'ready' | 'used';
}
/**
 * How this table plays.
 */
export interface Options {
  alternate_roles: boolean;
  chosen_jokers: ('change-number' | 'one-less' | 'query' | 'swap-hands' | 'swap-themes')[];
  edition: 'kosmos' | 'mogel';
  forgeries: 3 | 4 | 5;
  masterpieces: boolean;
  open_jokers: 0 | 1 | 2 | 3 | 4 | 5;
  patience: number;
  players: number;
  round_limit: number | null;
}
/**
 * What each member shows, in the members' order; None until a member has shown something.
 */
export interface ProposalsInt {
  latest: number | null;
  /**
   * Items: a seat, counted clockwise from 0
   */
  members: number[];
  shown: (number | null)[];
}
/**
 * BEL-4.6: who swaps hand cards, and who has chosen. What they put aside is theirs to know.
 */
export interface Swapping {
  /**
   * Items: a seat, counted clockwise from 0
   */
  done: number[];
  /**
   * Items: a seat, counted clockwise from 0
   */
  members: number[];
}
/**
 * What everyone sees.
 */
export interface Table {
  again: ('' | 'hands' | 'missing' | 'number')[];
  along: number[];
  answers: Answer[];
  begun: boolean;
  belratti: string[];
  changes: number[];
  deck: number;
  /**
   * Items: a seat, counted clockwise from 0
   */
  directors: number[];
  discard: string[];
  ending: Ending | null;
  enough: boolean;
  forgeries: number;
  frames: string[];
  goal: number;
  hanging: MotionTupleTypingLiteralOneTwoOut | null;
  held: number[];
  jokers: OpenJoker[];
  laid: number[];
  lead: number | null;
  less: boolean;
  limit: number;
  looks: RoundLook[];
  missing: number;
  number: number;
  numbers: number[];
  options: Options;
  /**
   * Items: a seat, counted clockwise from 0
   */
  painters: number[];
  phase: 'ask' | 'hang' | 'over' | 'paint' | 'reveal' | 'swap';
  pledges: (number | null)[];
  proposals: ProposalsInt | null;
  proposed: MotionPlayJoker | null;
  /**
   * Items: a seat, counted clockwise from 0
   */
  ready: number[];
  round: number;
  signals: [number, number, number, number][];
  swap: Swapping | null;
  swapped: number[];
  taken: number[];
  team: string[];
  themes: string[];
  themes_open: boolean;
  token: number;
  tokens: number[];
  tokens_lost: number[];
  tokens_won: number[];
}
/**
 * The table, and what is the viewer's own. There is no field for another's.
 */
export interface View {
  aside: string[];
  hand: string[] | null;
  kept: number;
  laid: Laid[];
  seat: number | null;
  swapped: string[];
  table: Table;
  taken: string[];
}
