/** What one touches at the table is chosen; what isn't offered is asked for, and the house says why not. What was chosen
    stays so: a refusal changes nothing. */
import type { Sight } from '@shell';
import { artistOf, pairOf, type Artist, type Influence } from './cards';
import { holds, NOTHING, pickArtwork, pickCard, pickExhibition, pickOne, pickSale, type Choice } from './choice';
import { byThing, directions } from './offers';
import type { Move, Preview, View } from './types';

export interface Seated {
  sight: Sight<View, Move>;
  preview: Preview | null;
  /** is a decision asked of this viewer here? */
  mine: boolean;
  /** what hangs in the own gallery */
  works: readonly string[];
  whyNot: (move: Move) => void;
}

export class Choosing {
  /** A choice belongs to the question it was made for, and ends with it. */
  #chosen = $state.raw<{ choice: Choice; question: number }>({ choice: NOTHING, question: 0 });
  /** The card that was asked for in vain. */
  asked = $state<string | null>(null);

  readonly offers = $derived.by(() => byThing(this.at().mine ? this.at().sight.offers : []));
  readonly choice = $derived.by((): Choice => {
    const { sight, mine } = this.at();
    const { choice, question } = this.#chosen;
    return question === sight.question && mine && holds(choice, this.offers) ? choice : NOTHING;
  });

  constructor(private readonly at: () => Seated) {}

  readonly choose = (to: Choice): void => {
    this.asked = null;
    this.#chosen = { choice: to, question: this.at().sight.question };
  };

  readonly artwork = (work: string): void => {
    if (this.offers.buy.has(work)) this.choose(pickArtwork(this.choice, work));
    else this.#ask({ move: 'buy', artwork: work }, work);
  };

  readonly exhibition = (wanted: string): void => {
    if (this.offers.exhibit.has(wanted)) this.choose(pickExhibition(this.choice, wanted));
    else this.#ask({ move: 'exhibit', exhibition: wanted, artworks: this.#pairFor(wanted) }, wanted);
  };

  readonly sale = (work: string): void => {
    if (this.offers.sell.has(work)) this.choose(pickSale(this.choice, work));
    else this.#ask({ move: 'sell', artwork: work }, work);
  };

  readonly card = (at: number): void => {
    const artist = this.#hand[at];
    if (artist === undefined) return;
    if (this.#discards) this.choose(pickOne(this.choice, this.#hand, at));
    else if (this.mayPick(at)) this.choose(pickCard(this.choice, this.#hand, at, this.offers));
    else this.#ask(this.#influence(artist, this.#together(at)), artist);
  };

  readonly mayPick = (at: number): boolean => {
    const artist = this.#hand[at];
    if (this.#discards || artist === undefined || this.#together(at) === 0) return true;
    return directions(this.offers, artist, this.#together(at)).length > 0;
  };

  get #hand() {
    return this.at().sight.view.hand ?? [];
  }
  get #discards(): boolean {
    return this.at().sight.view.table.phase === 'discard';
  }

  /** It isn't offered. The house knows why, and says so. */
  #ask(move: Move, card: string): void {
    this.asked = card;
    this.at().whyNot(move);
  }

  /** How many cards would be picked with this one. */
  #together(at: number): number {
    const { choice } = this;
    const same = choice.of === 'cards' && choice.artist === this.#hand[at] ? choice.picked : [];
    return same.includes(at) ? same.length - 1 : same.length + 1;
  }

  /** So many cards of this artist, to ask with: in a direction that the row allows, if it allows one. */
  #influence(artist: Artist, cards: number): Influence {
    const allowed = this.at().preview?.influence.map(({ move }) => move) ?? [];
    const found = allowed.find((each) => each.artist === artist && each.cards === cards);
    return found ?? { move: 'influence', artist, cards, direction: 'left' };
  }

  /** Two works to ask with: those of its artists that hang there, and where there is none, any. */
  #pairFor(wanted: string): [string, string] {
    const [first, second] = pairOf(wanted);
    const { works } = this.at();
    const one = works.find((work) => artistOf(work) === first) ?? `${first}-1`;
    const two = works.find((work) => artistOf(work) === second && work !== one) ?? `${second}-2`;
    return [one, two];
  }
}
