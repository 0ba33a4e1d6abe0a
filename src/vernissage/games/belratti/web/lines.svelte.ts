/** Secret lines as they are being written: each waits here until its painting is laid, and comes back with it. */
import type { Laid } from './types';

export class Lines {
  #drafts = $state<Record<string, string>>({});

  /** Whoever sits here now, and the round: others begin with empty lines. */
  constructor(private readonly whose: () => string) {}

  about(painting: string): string {
    return this.#drafts[`${this.whose()} ${painting}`] ?? '';
  }

  write(painting: string, line: string): void {
    this.#drafts[`${this.whose()} ${painting}`] = line;
  }

  /** What is taken back brings its line along. */
  recall(painting: string, laid: readonly Laid[]): void {
    const own = laid.find((each) => each.painting === painting);
    if (own) this.write(painting, own.line.join(', '));
  }
}
