/** Some moments take their time at the table. Until the table has shown them, the rest of the page must not tell how they
    end: not the log, the live region, the result or what comes next. */
import { untrack } from 'svelte';
import type { Sight, Told } from '../game';

export class Reveal {
  /** What came from here on is not told yet. */
  private from = $state<number | null>(null);
  /** Does the table take its time from one sight to the next? The game says so, as soon as its table is there. */
  unfolds: (before: Sight, now: Sight) => boolean = () => false;

  /** `goOn` is called when all has been shown. */
  constructor(private readonly goOn: () => void) {}

  look(before: Sight | null, now: Sight | null): void {
    // So many inputs led here; they are counted from 0.
    if (before && now && this.unfolds(before, now)) this.from = now.number - 1;
  }

  get goesOn(): boolean {
    return this.from !== null;
  }

  told(story: Told[]): Told[] {
    const { from } = this;
    return from === null ? story : story.filter(({ number }) => number < from);
  }

  shown(): void {
    this.from = null;
    untrack(this.goOn); // The table says so in an effect of its own, which this is no part of.
  }
}
