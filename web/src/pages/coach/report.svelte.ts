/** What the coach thinks of a game, asked for again until it has thought all of it through. */
import { coach, refusalOf } from '@shell/lib/net';
import type { CoachCard, Refusal } from '@shell/lib/protocol';
import { onDestroy } from 'svelte';

const AGAIN = 800;

export class Report {
  card = $state.raw<CoachCard | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly code: string) {
    void this.ask();
    onDestroy(() => clearTimeout(this.timer));
  }

  get thinks(): boolean {
    return this.card !== null && this.card.thought < this.card.turns;
  }

  private async ask(): Promise<void> {
    try {
      this.card = await coach(this.code);
      this.refusal = null;
      if (this.thinks) this.timer = setTimeout(() => void this.ask(), AGAIN);
    } catch (thrown) {
      this.refusal = refusalOf(thrown);
    }
  }
}
