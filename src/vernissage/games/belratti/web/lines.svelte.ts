/** Secret lines as they are being written: each waits here until its painting is laid, and comes back with it. */
import { untrack } from 'svelte';
import type { Laid } from './types';

export class Lines {
  #drafts = $state<Record<string, string>>({});

  /** Whoever sits here now, and the round: others begin with empty lines. */
  constructor(whose: () => string) {
    let last = untrack(whose);
    $effect.pre(() => {
      const now = whose();
      if (now === last) return;
      last = now;
      this.#drafts = {};
    });
  }

  about(painting: string): string {
    return this.#drafts[painting] ?? '';
  }

  write(painting: string, line: string): void {
    this.#drafts[painting] = line;
  }

  /** What is taken back brings its line along. */
  recall(painting: string, laid: readonly Laid[]): void {
    const own = laid.find((each) => each.painting === painting);
    if (own) this.write(painting, own.line.join(', '));
  }
}
