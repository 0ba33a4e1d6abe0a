/** Whom a table waits for: those who owe a decision, but for bots that wait for people themselves. */
import type { Place } from './protocol';

export function awaited(toMove: readonly number[], places: readonly Place[]): number[] {
  return toMove.filter((seat) => !places[seat]?.waits);
}
