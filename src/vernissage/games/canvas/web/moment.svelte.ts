/** Paintings are unveiled one after the other, each for its time. What hung before one came is no news. */
import { unhurried } from '@shell';
import { untrack } from 'svelte';

const MOMENT = 4000;

export interface Fresh {
  seat: number;
  /** which of that painter's paintings */
  number: number;
}

/** The painting that is being unveiled; `counts` says how many of each painter hang. */
export function unveiling(counts: () => readonly number[]): () => Fresh | null {
  let seen = $state.raw(untrack(counts));
  const seat = $derived(counts().findIndex((count, i) => count > (seen[i] ?? 0)));
  const number = $derived(seen[seat] ?? 0);
  $effect(() => {
    const [whose, which] = [seat, number];
    if (whose < 0) return;
    const pass = (): void => void (seen = seen.map((count, i) => (i === whose ? which + 1 : count)));
    const gone = setTimeout(pass, unhurried(MOMENT));
    return () => clearTimeout(gone);
  });
  return () => (seat < 0 ? null : { seat, number });
}
