/** Some moments take their time at the table. Until they have been shown there, nothing else of the page may tell
    how they end: not the log, not the sentences that are read aloud, not the result. */
import type { GameModule, Sight, Told } from './game';

export class Unfolding {
  /** What came from here on is not told yet. */
  private from = $state<number | null>(null);
  private before: Sight | null = null;

  constructor(module: () => GameModule | null, sight: () => Sight | null) {
    $effect.pre(() => this.look(module(), sight()));
  }

  look(module: GameModule | null, now: Sight | null): void {
    const { before } = this;
    this.before = now;
    // So many inputs led here; they are counted from 0.
    if (before && now && module?.unfolds?.(before, now)) this.from = now.number - 1;
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
  }
}
