/** Creates the guest if the server doesn't know one yet: without it one may watch, but not take a seat. */
import { guest, meet } from '../me/guest.svelte';

let meeting: Promise<void> | undefined;

export function meetGuest(): Promise<void> {
  if (guest()) return Promise.resolve();
  meeting ??= meet().finally(() => (meeting = undefined));
  return meeting;
}
