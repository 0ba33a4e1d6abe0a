/** Whether a guest who came by a link is asked for a name and a portrait before sitting down. One who has said it at any
    table is not asked again. */
import type { TableSocket } from '@shell/lib/table/socket.svelte';
import { hasVisited, markVisited } from '../lobby/visits';
import { guest } from '../me/guest.svelte';

export class Arrival {
  private looksOn = $state(false);
  /** Whoever brings the key of a seat has one already. */
  private readonly isFirst: boolean;

  constructor(
    private readonly socket: TableSocket,
    private readonly code: string,
  ) {
    this.isFirst = !location.hash && !hasVisited(code);
  }

  readonly asks = $derived.by((): boolean => {
    const { table, you, standing } = this.socket;
    const gathers = table?.stage === 'gathering' && !table.stopped && you === null && !standing.removed;
    const hasRoom = table?.places.some(({ kind }) => kind === 'free') ?? false;
    return this.isFirst && !this.looksOn && gathers && hasRoom && guest()?.introduced === false;
  });

  watch = (): void => {
    markVisited(this.code);
    this.looksOn = true;
  };
}
