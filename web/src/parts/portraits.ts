/** Which painting stands for whom: the house says so, for the guest of this browser and for every seat at a table. */
import { getContext, hasContext, setContext } from 'svelte';

/** The painting of a seat, by name; empty where nobody sits. */
type OfSeat = (seat: number) => string;

const HERE = Symbol('portraits');
/** For a seat that nobody has told anything about. */
const SOMEBODY = 'owl';

/** All portraits below this component are of these seats. */
export function hangPortraits(of: OfSeat): void {
  setContext(HERE, of);
}

/** The portraits at the table that this component is part of. */
export function portraitsHere(): OfSeat {
  return hasContext(HERE) ? getContext<OfSeat>(HERE) : () => '';
}

export function picture(portrait: string): string {
  return `/portraits/${portrait || SOMEBODY}.webp`;
}
