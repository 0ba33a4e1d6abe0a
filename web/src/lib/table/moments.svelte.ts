/**
 * A queue of news: something shown for a moment is held for its time, and what happens meanwhile waits behind it.
 *
 * A moment lasts as long as the game says (`Game.glimpse`), or until the table has shown it (`GameModule.unfolds`). A
 * player's own answer ends it on that player's page only. Where several people share a device, what disappears
 * afterwards waits until all of them look. What is told step by step has a pause after each step, which can be cut short.
 */
import { tick } from 'svelte';
import type { Moved, Sight } from '../protocol';

/** Words that waited behind a moment are there for so many seconds before what came after them. */
const BEAT = 1.2;

interface Surroundings {
  /** Gives news to the table, and says when they were heard. */
  hand(news: Moved, heard: number): void;
  isShared(): boolean;
  /** Does the table still show what it was given last? */
  unfolds(): boolean;
  /** For how many milliseconds these news, just handed over, are told before what waits behind them. */
  pause(news: Moved, ahead: Moved[]): number;
}

export class Moments {
  private queue = $state.raw<{ news: Moved; heard: number }[]>([]);
  private running = $state(false);
  private end: ReturnType<typeof setTimeout> | undefined;
  /** What is told now, in a pause that ends when it is not wanted any more. */
  private paused: Moved | null = null;
  /** how many moments have begun */
  private shown = 0;

  constructor(private readonly around: Surroundings) {}

  /** For how many seconds something is going to be shown, if it waits for all to look. */
  get waits(): number | null {
    const [next] = this.queue;
    return this.goesOn || !next ? null : (next.news.fading?.after ?? 0);
  }

  /** Is something being looked at? */
  get goesOn(): boolean {
    return this.running || this.around.unfolds();
  }

  /** Is something being looked at, or about to be? */
  get busy(): boolean {
    return this.goesOn || this.queue.length > 0;
  }

  /** What waits. */
  get ahead(): Moved[] {
    return this.queue.map(({ news }) => news);
  }

  /** How it stands by now, where the table is not there yet. */
  get latest(): Sight | null {
    return this.queue.at(-1)?.news.sight ?? null;
  }

  /** `answered`: this is what one's own answer led to. */
  take(news: Moved, answered: boolean): void {
    this.queue = [...this.queue, { news, heard: Date.now() }];
    if (answered && !this.around.isShared()) this.stop();
    this.cut();
    this.goOn();
  }

  /** Ends a pause that is not wanted any more, and goes on. */
  hurry(): void {
    this.cut();
    this.goOn();
  }

  /** All look: now it is shown, and its time runs. */
  async show(): Promise<void> {
    const [next, ...rest] = this.queue;
    if (!next || this.goesOn) return;
    this.queue = rest;
    this.running = true;
    await tick(); // The table is back first: what it says aloud is what changes then.
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it may have been stopped meanwhile
    if (this.running) this.begin(next.news, next.heard);
  }

  /** Nothing is looked at any more: what waited comes, up to the next moment. */
  goOn(): void {
    while (!this.goesOn) {
      const [next, ...rest] = this.queue;
      if (!next || (this.around.isShared() && isFleeting(next.news))) return;
      this.queue = rest;
      this.begin(next.news, next.heard);
    }
  }

  /** Everything is told anew: what waited is in there, as far as it lasts. */
  clear(): void {
    this.stop();
    this.queue = [];
  }

  private begin(news: Moved, heard: number): void {
    this.around.hand(news, heard);
    const pause = lasts(news) ? 0 : this.around.pause(news, this.ahead) / 1_000;
    const seconds = lasts(news) || pause || (this.queue.length > 0 && news.fading?.said ? BEAT : 0);
    this.running = seconds > 0;
    if (!this.running) return;
    this.paused = pause > 0 ? news : null;
    const own = (this.shown += 1);
    whenPainted(() => {
      if (this.running && this.shown === own) this.end = setTimeout(() => this.over(), seconds * 1_000);
    });
  }

  private over(): void {
    this.stop();
    this.goOn();
  }

  private cut(): void {
    if (this.paused && this.around.pause(this.paused, this.ahead) === 0) this.stop();
  }

  private stop(): void {
    clearTimeout(this.end);
    this.running = false;
    this.paused = null;
  }
}

/** Calls when what was just handed over can be seen: on a busy device that takes a while. At once where nobody looks. */
function whenPainted(call: () => void): void {
  if (typeof document === 'undefined' || document.hidden) call();
  else requestAnimationFrame(() => setTimeout(call));
}

/** For how many seconds this can be looked at. */
const lasts = ({ fading }: Moved): number => fading?.after ?? 0;

/** Does this show something that will be gone when its moment has passed? */
const isFleeting = ({ fading }: Moved): boolean => fading !== null && fading.after > 0 && fading.fleeting;
