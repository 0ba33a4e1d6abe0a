/** Goes on at a seat from this device, if the address brought its key. */
import type { TableSocket } from '@shell/lib/table/socket.svelte';

export function claimSeat(socket: TableSocket): void {
  const key = location.hash.slice(1);
  if (!key) return;
  // A key is not for the history of a browser, nor for whoever looks over a shoulder.
  history.replaceState(null, '', location.pathname);
  socket.sayFirst({ do: 'claim', key });
}
