/** Why a move can't be made, and what would make it possible: told where it was pressed, or in the dock of a phone. */
import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { unhurried } from './comfort.svelte';
import { optionalContext } from './context';

export interface WhyNot {
  words: string;
  /** what would make it possible; may be empty */
  then: string;
  rule: string;
  /** a move offered now that brings the refused one nearer, and what it does */
  first: { says: string; make: () => void } | null;
  /** what was pressed */
  at: Element;
  dismiss: () => void;
}

const LEAST = 5_000;
const LETTER = 70;

/** Milliseconds to read it in. */
export const toRead = ({ words, then }: WhyNot): number => unhurried(LEAST + (words.length + then.length) * LETTER);

export class WhyNots {
  private readonly narrow = new MediaQuery('(max-width: 599px), (max-height: 519px) and (orientation: landscape)');
  private docks = $state(0);

  constructor(private readonly find: () => WhyNot | null) {}

  readonly inDock = $derived.by(() => (this.narrow.current && this.docks > 0 ? this.find() : null));
  readonly atCard = $derived.by(() => (this.inDock ? null : this.find()));

  /** A dock is on the page. The effect that says so must not run again because of it. */
  dock = (): (() => void) => {
    this.docks = untrack(() => this.docks) + 1;
    return () => (this.docks -= 1);
  };
}

export const [useWhyNot, provideWhyNot] = optionalContext<WhyNots>();
