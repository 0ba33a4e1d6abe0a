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
 * BEL-8.2, BEL-5.6: agree to the proposed joker or, if there is none, to the current hanging.
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
 * The contents of the last screen, which all players see once the game is over.
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
 * A forgery that hung on a theme, and the painters' paintings for that theme that were left out.
 */
export interface Fooled {
  kept_out: string[];
  painting: string;
  round: number;
  theme: string;
}
/**
 * BEL-4.10: a line written about a painting, and the directors who had to read that painting.
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
 * A painting of a finished round, with its painter, the theme meant, and the place where it hung.
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
 * How many paintings one player laid while another directed, and how many of them were read right.
 */
export interface Minds {
  painted: number;
  read: number;
}
/**
 * One round: its paintings with their themes, its directors, and the jokers played and readied.
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
 * BEL-6: a finished round, with the painters' themes and the directors' choices.
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
 * Two players, with the paintings that each laid for the other to read, counted together.
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
 * BEL-5.5: the answer to a query: the seat that laid the painting; None if it is a forgery.
 */
export interface Answer {
  painter: number | null;
  painting: string;
}
/**
 * BEL-5.5: the painters answer a query with the painting's painter, or None for a forgery.
 */
export interface Answered {
  event: 'answered';
  painter: number | null;
  painting: string;
}
/**
 * BEL-3.2, BEL-9.3: propose the number of paintings to lay.
 */
export interface Ask {
  move: 'ask';
  number: number;
}
/**
 * BEL-7.1: cards are drawn, as the player who drew sees it.
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
 * BEL-7.1: cards are drawn, as everyone else sees it.
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
 * BEL-7.2, BEL-7.3, BEL-7.7, BEL-9.9: a round begins, and the end of the game is near.
 */
export interface EndNears {
  cause: 'cards' | 'forgeries' | 'rounds' | 'token' | 'token-loses' | 'token-wins';
  event: 'end-nears';
  left: number;
}
/**
 * BEL-7.2, BEL-7.3, BEL-7.7, BEL-9.9: the game ends for this reason.
 */
export interface Ended {
  event: 'ended';
  reason: 'cards' | 'forger' | 'rounds' | 'tokens';
}
/**
 * The reason why the game will or may end soon. Between two rounds it concerns the next round.
 */
export interface Ending {
  cause: 'cards' | 'forgeries' | 'rounds' | 'token' | 'token-loses' | 'token-wins';
  left: number;
}
/**
 * BEL-2.5: a round begins, and the roles pass on.
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
 * BEL-3.1, BEL-3.4: two themes are laid out, or one of them is swapped.
 */
export interface ThemesLaid {
  event: 'themes-laid';
  renewed: boolean;
  themes: string[];
}
/**
 * BEL-3.2: a member of the group that asks proposes a number of paintings.
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
 * BEL-3.2, BEL-4.5, BEL-9.3: the number of paintings to lay was fixed.
 */
export interface NumberFixed {
  before: number;
  event: 'number-fixed';
  number: number;
}
/**
 * BEL-3.4, BEL-9.3: a director keeps the themes.
 */
export interface ThemesKept {
  event: 'themes-kept';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-8.2: a player proposes a joker, with the choices that the joker needs.
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
 * BEL-8.2: somebody refused the joker, so it is not played.
 */
export interface Refused {
  event: 'refused';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-8.1: the group plays a joker and turns it over.
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
 * BEL-8.3: a member follows the majority, or lets chance decide because their clock ran out.
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
 * BEL-4.4: a painter says how many of their paintings fit this well.
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
 * BEL-4.4: a painter says how many paintings they would lay.
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
 * BEL-4.3: a painting is laid, as its painter sees it.
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
 * BEL-4.3: a painting is laid, as everyone else sees it.
 */
export interface PaintingLaidUnseen {
  event: 'painting-laid-unseen';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-4.2: a painting is taken back, as its painter sees it.
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
 * BEL-4.2: a painting is taken back, as everyone else sees it.
 */
export interface TakenBackUnseen {
  event: 'taken-back-unseen';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-4.2: a painter is ready, though some paintings may still be missing.
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
 * BEL-4.6: a painter puts a painting aside to swap it; nobody else sees this.
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
 * BEL-4.6: a painter takes back a painting that they had put aside; nobody else sees this.
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
 * BEL-4.6: a painter has chosen the paintings to swap.
 */
export interface SwapChosen {
  event: 'swap-chosen';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-4.6: hand cards are swapped, as the painter sees it.
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
 * BEL-4.6: hand cards are swapped, as everyone else sees it.
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
 * BEL-9.4, BEL-9.5: a card is drawn from a painter's hand as a forgery, as that painter sees it.
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
 * BEL-9.4: a card is drawn from a painter's hand as a forgery, as everyone else sees it.
 */
export interface TakenAsForgeryUnseen {
  event: 'taken-as-forgery-unseen';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-4.8, BEL-5.1: all paintings laid are revealed, mixed with the forgeries.
 */
export interface FramesRevealed {
  event: 'frames-revealed';
  forgeries: number;
  paintings: string[];
  renewed: boolean;
}
/**
 * BEL-5.2: a director moves a painting to a theme or to the store-room.
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
 * BEL-6.1 to BEL-6.4: the round's result, in summary and in detail.
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
 * BEL-9.7: the team or Belratti wins the brush token.
 */
export interface TokenWon {
  event: 'token-won';
  token: number;
  winner: 'belratti' | 'team';
}
/**
 * BEL-6.5, BEL-9.8: a joker becomes ready.
 */
export interface JokerReadied {
  cause: 'lost' | 'perfect';
  event: 'joker-readied';
  joker: 'change-number' | 'one-less' | 'query' | 'swap-hands' | 'swap-themes';
  number: number;
}
/**
 * BEL-6.6: a player wants to go on to the next round.
 */
export interface SaidNext {
  event: 'said-next';
  /**
   * a seat, counted clockwise from 0
   */
  seat: number;
}
/**
 * BEL-8.3: propose the number that the majority proposes.
 *
 *     When a player's clock runs out, this move also agrees to the pending decision and leaves other choices to
 *     chance. People are not offered the move for that purpose.
 */
export interface GoAlong {
  move: 'go-along';
}
/**
 * BEL-5.2: hang a painting on a theme, or put it in the store-room.
 */
export interface Hang {
  move: 'hang';
  painting: string;
  place: 'one' | 'out' | 'two';
}
/**
 * BEL-4.6: take back a painting that was put aside.
 */
export interface Keep {
  move: 'keep';
  painting: string;
}
/**
 * BEL-3.4, BEL-9.3: keep the themes, so that the painters can choose a token.
 */
export interface KeepThemes {
  move: 'keep-themes';
}
/**
 * BEL-4.3: a painting laid face down, with the theme its painter means and the painter's line.
 */
export interface Laid {
  line: string[];
  painting: string;
  theme: 'one' | 'two';
}
/**
 * BEL-4.3, BEL-4.10: lay a painting face down for a theme, with an optional line.
 */
export interface Lay {
  line: string;
  move: 'lay';
  painting: string;
  theme: 'one' | 'two';
}
/**
 * A shared draft, how often it was changed, and who consents to it.
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
 * BEL-8.2: propose to play a joker; a group of one plays it at once.
 */
export interface PlayJoker {
  choice: string;
  joker: 'change-number' | 'one-less' | 'query' | 'swap-hands' | 'swap-themes';
  move: 'play-joker';
  painter: number | null;
}
/**
 * A shared draft, how often it was changed, and who consents to it.
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
 * BEL-8.2: refuse the proposed joker, even after agreeing to it.
 */
export interface Refuse {
  move: 'refuse';
}
/**
 * BEL-4.2: take a laid painting back into the hand.
 */
export interface TakeBack {
  move: 'take-back';
  painting: string;
}
/**
 * BEL-4.4: say how many paintings in the hand fit this well; 0 withdraws the signal.
 */
export interface Signal {
  count: number;
  fit: 'badly' | 'perfect' | 'so-so' | 'well';
  move: 'signal';
}
/**
 * BEL-4.4: tell the other painters how many paintings this seat would lay.
 */
export interface WouldLay {
  count: number;
  move: 'would-lay';
}
/**
 * BEL-4.2: declare this seat ready, with no more paintings to lay.
 */
export interface Ready {
  move: 'ready';
}
/**
 * BEL-4.6: put a painting of the hand aside to swap it.
 */
export interface PutAside {
  move: 'put-aside';
  painting: string;
}
/**
 * BEL-4.6: swap the paintings put aside.
 */
export interface Swap {
  move: 'swap';
}
/**
 * BEL-6.6: go on to the next round.
 */
export interface Next {
  move: 'next';
}
/**
 * BEL-1.3, BEL-8.1: a joker, the number on its back, and its standing.
 */
export interface OpenJoker {
  joker: 'change-number' | 'one-less' | 'query' | 'swap-hands' | 'swap-themes';
  number: number;
  role: 'directors' | 'painters';
  standing: 'asleep' | 'gone' | 'ready' | 'used';
}
/**
 * The options of a game, each with the rule that explains it.
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
 * Each member's proposal, in the members' order; None for members who have not shown one.
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
 * BEL-4.6: who swaps hand cards, and who has chosen. The cards put aside stay secret.
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
 * The public part of the state, which everyone sees.
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
 * One viewer's knowledge: the public table, and the viewer's own cards.
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
