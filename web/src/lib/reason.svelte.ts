/** Why something can't be pressed now: said beside it, once, to whoever presses it all the same. */

export interface Reason {
  words: string;
  /** what was pressed */
  at: Element;
}

let given = $state.raw<Reason | null>(null);

export const reason = (): Reason | null => given;

export function giveReason(at: Element, words: string): void {
  given = { at, words };
}

export function forgetReason(): void {
  given = null;
}
