/** What one touches at the table: a painting is picked up, put somewhere, or taken back at once. What isn't offered is asked
    for, and the house says why not; whoever has nothing to do now reads beside it what is being done. */
import { giveReason, type Sight, type TableProps, type Text } from '@shell';
import { untrack } from 'svelte';
import type { Joker, Place } from './cards';
import { queryAbout, type Offers } from './offers';
import { inGroup } from './people';
import type { Move, View } from './types';
import { variantOf } from './variant';

export interface Seated extends Pick<TableProps, 'you' | 'talk' | 'pending' | 'refusal'> {
  sight: Sight<View, Move>;
  offers: Offers;
  /** somebody plays here */
  seated: boolean;
  text: Text;
  make: (move: Move) => void;
  whyNot: (move: Move) => void;
  /** something was picked up */
  picked: () => void;
}

/** Of a joker that nothing can be chosen for: what one would ask with. */
const CHOICES: Partial<Record<Joker, string>> = { 'swap-themes': 'one', 'change-number': 'up' };

export class Touch {
  #chosen = $state<string | null>(null);
  #pointed = '';
  /** What was sent with a painting in the hand: it is let go when the house has taken it, and kept when it hasn't. */
  #sent: string | null = null;

  /** The painting in one's hand, as long as it may be there. */
  readonly selected = $derived.by(() => (this.#chosen !== null && this.#mayHold(this.#chosen) ? this.#chosen : null));

  constructor(readonly at: () => Seated) {
    // Whatever was in the hand when the others ended the phase is let go: it must not be held in the next round.
    $effect(() => {
      if (at().sight.view.table.phase !== 'hang') untrack(() => at().talk.silence === null && this.#point(''));
    });
    $effect(() => {
      const { pending, refusal } = at();
      if (pending || this.#sent === null) return;
      if (!refusal && untrack(() => this.#chosen === this.#sent)) untrack(() => this.choose(null));
      this.#sent = null;
    });
  }

  /** Is somebody here who could be told why not? */
  get answers(): boolean {
    return this.at().seated;
  }

  readonly choose = (painting: string | null): void => {
    const { sight, talk, picked } = this.at();
    const { phase, frames } = sight.view.table;
    this.#chosen = painting;
    if (painting !== null) picked();
    if (phase === 'hang' && talk.silence === null)
      this.#point(painting === null ? '' : `frame-${frames.indexOf(painting)}`);
  };

  /** A move is on its way. */
  sends(): void {
    this.#sent = this.#chosen;
  }

  /** What touching this painting does; undefined: nothing can be done with it now. */
  readonly pressing = (painting: string): (() => void) | undefined => {
    const { offers, make } = this.at();
    const touch = offers.touch.get(painting);
    if (touch) return () => make(touch);
    return this.#mayHold(painting) ? () => this.choose(this.selected === painting ? null : painting) : undefined;
  };

  /** What putting the chosen painting there would be, in words; empty where it can't go. */
  readonly puts = (place: Place): string => {
    const move = this.#to(place);
    return move ? this.at().text.move(move) : '';
  };

  readonly put = (place: Place): void => {
    const move = this.#to(place);
    if (move) this.at().make(move);
    else if (this.selected !== null) this.at().whyNot(this.#carrying(this.selected, place));
  };

  // What can't be done now.

  readonly whyPainting = (painting: string, at: Element): void => this.#ask(this.#with(painting), at);
  readonly whyNumber = (number: number, at: Element): void => this.#ask({ move: 'ask', number }, at);
  /** How it stands is known here, and says more than that others decide now. */
  readonly whyJoker = (joker: Joker, how: string, at: Element): void =>
    this.#ask({ move: 'play-joker', joker, choice: CHOICES[joker] ?? '', painter: null }, at, how);
  readonly whyPlace = (place: Place, at: Element): void => {
    if (this.selected !== null) this.put(place);
    else giveReason(at, this.#isIdle ? this.#others() : this.at().text.say('table-pick-first'));
  };

  /** The house is asked; but whoever has nothing to decide now learns more from what is being done. */
  #ask(move: Move, at: Element, meanwhile?: string): void {
    if (this.#isIdle) giveReason(at, meanwhile ?? this.#others());
    else this.at().whyNot(move);
  }

  /** In a lesson there may be more than is offered: the house knows. */
  get #isIdle(): boolean {
    const { sight } = this.at();
    return sight.offers.length === 0 && !sight.guide?.narrows && sight.view.table.phase !== 'over';
  }

  /** What is being done, and that it is others who do it. */
  #others(): string {
    const { sight, you, text } = this.at();
    const { table } = sight.view;
    const now = table.proposed ? 'proposed' : table.themes_open ? 'themes' : table.phase;
    return text.say('table-idle', { now, done: inGroup(table, you) ? 'yes' : 'no', variant: variantOf(table) });
  }

  /** The move that touching this painting would be. */
  #with(painting: string): Move {
    const { table, laid, aside } = this.at().sight.view;
    const lies = laid.some((each) => each.painting === painting);
    switch (table.phase) {
      case 'ask':
      case 'paint':
        return lies ? { move: 'take-back', painting } : { move: 'lay', painting, theme: 'one', line: '' };
      case 'swap':
        if (lies) return { move: 'take-back', painting };
        return { move: aside.includes(painting) ? 'keep' : 'put-aside', painting };
      default:
        return { move: 'hang', painting, place: this.#hangs(painting) === 'out' ? 'one' : 'out' };
    }
  }

  /** The move that would bring it there. */
  #carrying(painting: string, place: Place): Move {
    const hangs = this.at().sight.view.table.phase === 'hang' || place === 'out';
    return hangs ? { move: 'hang', painting, place } : { move: 'lay', painting, theme: place, line: '' };
  }

  #hangs(painting: string): Place {
    const { frames, hanging } = this.at().sight.view.table;
    return hanging?.draft[frames.indexOf(painting)] ?? 'out';
  }

  #to(place: Place): Move | undefined {
    return this.selected === null ? undefined : this.at().offers.places.get(this.selected)?.get(place);
  }

  /** Something can be done with it: put it somewhere, or ask about it. */
  #mayHold(painting: string): boolean {
    const { offers } = this.at();
    return offers.places.has(painting) || queryAbout(offers, painting) !== null;
  }

  #point(at: string): void {
    if (at !== this.#pointed) this.at().talk.point(at);
    this.#pointed = at;
  }
}
