/** A finished game as a reel of moments, fetched as they come up, each only once. */
import { foresight, frame, refusalOf } from '@shell/lib/net';
import type { Frame, Refusal } from '@shell/lib/protocol';
import { SvelteMap } from 'svelte/reactivity';

const AHEAD = 4;

export class Reel {
  /** The moment one looks at: how many inputs came before it. */
  at = $state(0);
  /** The last moment; 0 until the first frame has come. */
  last = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  private readonly frames = new SvelteMap<number, Frame>();
  private readonly foresights = new SvelteMap<string, unknown>();
  /* eslint-disable svelte/prefer-svelte-reactivity -- nothing is drawn from what has been asked for */
  private readonly asked = new Set<number>();
  private readonly wondered = new Set<string>();
  /* eslint-enable svelte/prefer-svelte-reactivity */

  constructor(private readonly code: string) {
    this.go(0);
  }

  /** What is to be seen: the moment itself, or until it has come the last one that has. */
  get frame(): Frame | undefined {
    for (let number = this.at; number >= 0; number--) {
      const found = this.frames.get(number);
      if (found) return found;
    }
    return undefined;
  }

  /** Has the moment one looks at come? */
  get ready(): boolean {
    return this.frames.has(this.at);
  }

  go(number: number): void {
    this.at = Math.min(Math.max(0, number), this.last);
    for (let each = this.at; each <= Math.min(this.at + AHEAD, this.last); each++) void this.fetch(each);
  }

  /** What led to a moment, with every secret open; nothing if it has not come yet. */
  told(number: number): Frame['told'] {
    return this.frames.get(number)?.told ?? null;
  }

  /** What this seat could foresee at a moment; null until it has come. */
  foreseen(number: number, seat: number): unknown {
    return this.foresights.get(`${number} ${seat}`) ?? null;
  }

  /** Asks for it, once. Without it the moment is there all the same. */
  foresee(number: number, seat: number): void {
    const key = `${number} ${seat}`;
    if (this.wondered.has(key)) return;
    this.wondered.add(key);
    foresight(this.code, number, seat).then(
      ({ preview }) => this.foresights.set(key, preview),
      () => this.wondered.delete(key),
    );
  }

  private async fetch(number: number): Promise<void> {
    if (this.asked.has(number)) return;
    this.asked.add(number);
    try {
      const got = await frame(this.code, number);
      this.frames.set(number, got);
      this.last = got.last;
      this.refusal = null;
    } catch (thrown) {
      this.asked.delete(number);
      this.refusal = refusalOf(thrown);
    }
  }
}
