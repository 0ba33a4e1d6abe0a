/**
 * One device that goes round among several people: who may look at it now, and what hides it in between.
 *
 * Nobody looks until somebody says that they hold it. Then everything is as on a device of their own, until they
 * hide it. While none of those here is asked anything, all may look together at what everyone may see.
 */
import type { TableSocket } from '@shell/lib/socket.svelte';

export class Passing {
  private hiding = $state(false);
  /** Do all look together? */
  private together = $state(false);

  constructor(private readonly socket: TableSocket) {
    $effect(() => {
      const { you, sight } = this.socket;
      if (you === null) this.hiding = false;
      else this.together = false;
      if (you === null && sight && this.asked.length === 0) this.together = true;
    });
    $effect(() => {
      // How it ended is for everyone, when all have seen how it came to that.
      const { sight, moments, you } = this.socket;
      if (this.isShared && sight?.outcome && !moments.busy && you !== null) this.hide();
    });
  }

  /** Does this device go round in a game? The last one here says so, too, when the others have gone. */
  get isShared(): boolean {
    const { keeps, you, table } = this.socket;
    return table?.stage !== 'gathering' && keeps.length > (you === null ? 0 : 1);
  }

  /** Of those here, who owes a decision; a bot that stands in for one decides by itself. */
  get asked(): number[] {
    const { sight, keeps, table } = this.socket;
    return keeps.filter((seat) => sight?.to_move.includes(seat) && table?.places[seat]?.bot === null);
  }

  /** Those here who aren't asked. */
  get others(): number[] {
    const { asked } = this;
    return this.socket.keeps.filter((seat) => !asked.includes(seat));
  }

  /** What hides the table: until all look, or until the next one holds the device. */
  get cover(): 'show' | 'pass' | null {
    if (!this.isShared || this.socket.sight?.outcome) return null;
    if (this.socket.moments.waits !== null) return 'show';
    const waits = this.socket.you === null && this.asked.length > 0 && !this.together;
    return this.hiding || (waits && !this.socket.moments.busy) ? 'pass' : null;
  }

  name(seat: number): string {
    return this.socket.names[seat] ?? '';
  }

  look(seat: number): void {
    this.socket.say({ do: 'look', seat });
  }

  hide(): void {
    this.hiding = true;
    this.socket.say({ do: 'look', seat: null });
  }
}
