/**
 * One device that several people share: who may look at it now, and what covers it in between.
 *
 * Nobody sees a hand until somebody says that they hold the device; then it is theirs until they hide it. While none of
 * them has to decide, all may look together at what is public.
 */
import type { TableSocket } from '@shell/lib/table/socket.svelte';

export class SharedDevice {
  private hiding = $state(false);
  /** Do all look together? */
  private together = $state(false);

  constructor(private readonly socket: TableSocket) {
    $effect(() => {
      const { you, match } = this.socket;
      if (you === null) this.hiding = false;
      else this.together = false;
      if (you === null && match.sight && this.asked.length === 0) this.together = true;
    });
    $effect(() => {
      // How it ended is for everyone, when all have seen how it came to that.
      const { match, you } = this.socket;
      if (this.isShared && match.sight?.outcome && !match.moments.busy && you !== null) this.hide();
    });
  }

  /** Does this device go round in a game? The last one here says so, too, when the others have gone. */
  get isShared(): boolean {
    const { keeps, you, table } = this.socket;
    return table?.stage !== 'gathering' && keeps.length > (you === null ? 0 : 1);
  }

  /** Of those here, who owes a decision; a bot that stands in for one decides by itself. */
  get asked(): number[] {
    const { match, keeps, table } = this.socket;
    return keeps.filter((seat) => match.sight?.to_move.includes(seat) && table?.places[seat]?.bot === null);
  }

  /** Those here who aren't asked. */
  get others(): number[] {
    const { asked } = this;
    return this.socket.keeps.filter((seat) => !asked.includes(seat));
  }

  /** What hides the table: until all look, or until the next one holds the device. */
  get cover(): 'show' | 'pass' | null {
    if (!this.isShared || this.socket.match.sight?.outcome) return null;
    if (this.socket.match.moments.waits !== null) return 'show';
    const waits = this.socket.you === null && this.asked.length > 0 && !this.together;
    return this.hiding || (waits && !this.socket.match.moments.busy) ? 'pass' : null;
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
