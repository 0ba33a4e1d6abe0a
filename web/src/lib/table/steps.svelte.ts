/**
 * The bots' turns, step by step: each of their moves is told in a sentence for as long as one likes, then the next comes.
 *
 * Only this page takes its time. It shows an end at once, and also what is asked of its player while a clock runs or
 * somebody else waits.
 */
import type { Sight, Told } from '../game';
import type { Moved } from '../protocol';

/** How one sentence after the other is told here. */
interface Telling {
  /** A bot's move in a sentence; empty for any other input, and for one that is not worth a sentence. */
  says: (told: Told) => string;
  /** For how many milliseconds a step is shown; 0: they come at once, and the last stays to be read. */
  pace: () => number;
  /** Whether somebody else waits while this page takes its time. */
  holdsUp: () => boolean;
}

interface Surroundings {
  you: () => number | null;
  story: () => Told[];
  /** What is shown, and what waits behind it. */
  sight: () => Sight | null;
  ahead: () => Moved[];
  /** Ends the pause that goes on. */
  goOn: () => void;
}

/** What came at once is marked for so many milliseconds. */
const MARKED = 3_000;
/** After so many more without a step it is said again who is waited for. */
const SILENCE = 3_000;

export class Steps {
  /** Without it nothing is told here, and everything is shown when it comes. */
  telling: Telling | null = null;
  /** The inputs told since the player decided last, by number. */
  private told = $state.raw<number[]>([]);
  /** Does the last of them stand in the place of the table's sentence? */
  private speaks = $state(false);
  /** Are all of them marked? */
  private marks = $state(false);
  private skips = false;
  /** The next step is the first one of new turns. */
  private begins = true;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly around: Surroundings) {}

  // No derived values: one that nobody reads any more would keep events that the log has long forgotten.
  /** What was told of these turns, as far as the log still has it, oldest first. */
  get turn(): Told[] {
    return this.around.story().filter(({ number }) => this.told.includes(number));
  }

  /** What is told now. */
  get now(): Told | null {
    return this.speaks ? (this.turn.at(-1) ?? null) : null;
  }

  /** What has just changed things that are to be lit. */
  get lit(): Told[] {
    if (this.marks) return this.turn;
    return this.now ? [this.now] : [];
  }

  /** How many steps there are; null until all of them have come. */
  readonly count = $derived.by((): number | null => {
    const ahead = this.around.ahead();
    const latest = (ahead.at(-1)?.sight as Sight | undefined) ?? this.around.sight();
    if (!latest || !this.asks(latest)) return null;
    return this.told.length + ahead.filter(({ told }) => this.says(told as Told)).length;
  });

  /** Is it the player's decision, while the last step is still told? */
  get asked(): boolean {
    const sight = this.around.sight();
    return sight !== null && this.asks(sight);
  }

  says(told: Told): string {
    return this.telling?.says(told) ?? '';
  }

  /** An input that is shown, with the sights before and after it. */
  show(told: Told, before: Sight | null, now: Sight): void {
    if (now.outcome) return this.clear();
    if (told.seat === this.around.you() || (before && this.asks(before))) return this.end();
    if (this.says(told)) this.tell(told.number, now);
    if (this.skips && this.asks(now)) {
      this.skips = false;
      this.mark();
    }
  }

  /** For how many milliseconds nothing else is shown after this, as it stands by now. */
  pause(news: Moved, ahead: Moved[]): number {
    if (!this.speaks || this.told.at(-1) !== news.told.number || !isSeen()) return 0;
    const latest = (ahead.at(-1) ?? news).sight as Sight;
    const hurries = this.asks(latest) && (latest.left !== null || (this.telling?.holdsUp() ?? false));
    return latest.outcome || this.asks(news.sight as Sight) || hurries ? 0 : (this.telling?.pace() ?? 0);
  }

  /** Goes on to the player's next decision at once. */
  skip = (): void => {
    this.skips = true;
    this.speaks = false;
    this.around.goOn();
  };

  /** The table's own sentence stands there again. */
  hush = (): void => void (this.speaks = false);

  clear(): void {
    this.end();
    clearTimeout(this.fading);
    this.marks = false;
    this.told = [];
  }

  private tell(number: number, now: Sight): void {
    this.told = this.begins ? [number] : [...this.told, number];
    this.begins = false;
    if (this.skips) return;
    this.speaks = true;
    const pace = this.telling?.pace() ?? 0;
    if (pace === 0) this.mark();
    clearTimeout(this.silence);
    this.silence = setTimeout(() => (this.speaks = false), (pace || MARKED) + (this.asks(now) ? 0 : SILENCE));
  }

  private end(): void {
    clearTimeout(this.silence);
    this.speaks = this.skips = false;
    this.begins = true;
  }

  private mark(): void {
    this.marks = true;
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.marks = false), MARKED);
  }

  private asks({ to_move: owing }: Sight): boolean {
    const you = this.around.you();
    return you !== null && owing.includes(you);
  }
}

/** Does anybody see the page? For nobody it needn't take its time. */
const isSeen = (): boolean => typeof document === 'undefined' || !document.hidden;
