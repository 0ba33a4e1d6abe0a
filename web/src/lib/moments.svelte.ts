/**
 * What is shown for a moment only, where several people share a device: it waits until all of them look.
 *
 * Whatever happens meanwhile waits behind it, in its order: nothing vanishes unseen, and nothing cuts a moment short.
 */
import { tick } from 'svelte';
import type { Moved, Told } from './protocol';

export class Moments {
  private queue = $state.raw<Moved[]>([]);
  private running = $state(false);
  private end: ReturnType<typeof setTimeout> | undefined;

  /** `hand` gives news to the table. */
  constructor(private readonly hand: (news: Moved) => void) {}

  /** For how many seconds something is going to be shown, if it waits for all to look. */
  get waits(): number | null {
    const [next] = this.queue;
    return this.running || !next ? null : (next.fading?.after ?? 0);
  }

  /** Is something being looked at, or about to be? */
  get busy(): boolean {
    return this.running || this.queue.length > 0;
  }

  /** News for a device that several share. */
  take(news: Moved): void {
    if (this.busy || isFleeting(news)) this.queue = [...this.queue, news];
    else this.hand(news);
  }

  /** All look: now it is shown, and its time runs. */
  async show(): Promise<void> {
    const [next, ...rest] = this.queue;
    if (!next || this.running) return;
    this.queue = rest;
    this.running = true;
    await tick(); // The table is back first: what it says aloud is what changes then.
    if (!this.running) return;
    this.hand(next);
    this.end = setTimeout(() => this.goOn(), (next.fading?.after ?? 0) * 1_000);
  }

  /** Everything is told anew: what waited is in there, as far as it lasts. */
  clear(): void {
    clearTimeout(this.end);
    this.queue = [];
    this.running = false;
  }

  private goOn(): void {
    this.running = false;
    while (this.queue[0] && !isFleeting(this.queue[0])) {
      const [next, ...rest] = this.queue;
      this.queue = rest;
      this.hand(next);
    }
  }
}

/** Does this show or say something that will be gone when its moment has passed? */
export function isFleeting({ told, fading }: Moved): boolean {
  if (!fading || fading.after === 0) return false;
  const left = fading.story.find(({ number }) => number === told.number);
  const stays = new Set(events(left).map((event) => JSON.stringify(event)));
  return events(told).some((event) => !stays.has(JSON.stringify(event)) && namesSomething(event));
}

const events = (told: Told | undefined): object[] => (told?.events ?? []) as object[];

/** Seats and numbers can be seen on the table; what has a name is what was shown or said. */
function namesSomething(event: object): boolean {
  return Object.entries(event).some(([field, value]) => field !== 'event' && typeof value === 'string');
}
