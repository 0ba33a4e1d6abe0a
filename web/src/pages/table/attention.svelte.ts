/** Calls for attention with a sound: something happened, it is your decision, that can't be. */
import { play } from '@shell/lib/sound.svelte';
import type { TableSocket } from '@shell/lib/socket.svelte';

/** Is it this viewer's decision? */
export function isYours(socket: TableSocket): boolean {
  return socket.you !== null && (socket.sight?.to_move.includes(socket.you) ?? false);
}

export function attend(socket: TableSocket): void {
  let told = -1;
  let yours = false;
  $effect(() => {
    const { length } = socket.story;
    const now = isYours(socket);
    if (told >= 0 && now && !yours) play('turn');
    else if (told >= 0 && length > told) play('move');
    told = length;
    yours = now;
  });
  $effect(() => {
    if (socket.refused) play('refused');
  });
}
