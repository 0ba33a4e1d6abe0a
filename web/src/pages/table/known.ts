/** A house that doesn't know the guest lets it look on, but not sit: so it is met first, once. */
import { guest, meet } from '../me/guest.svelte';

let meeting: Promise<void> | undefined;

export function known(): Promise<void> {
  if (guest()) return Promise.resolve();
  meeting ??= meet().finally(() => (meeting = undefined));
  return meeting;
}
