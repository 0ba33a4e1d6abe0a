/** How something is said: a claim of manner, which goes with words or with a move that is said aloud. */
import type { Answer, Spoken } from '../protocol';

export type Tone = NonNullable<Answer['tone']>;

/** Is it more than how somebody said what they did? */
export function isWords({ text, phrase }: Spoken): boolean {
  return text !== '' || phrase !== '';
}

/** A tone belongs to the input that was heard last, and is shown with it: perhaps that is not shown yet. */
export class Tones {
  private waiting: { said: Spoken; with: number } | null = null;
  private heard = -1;
  private shown = -1;

  constructor(private readonly tell: (said: Spoken) => void) {}

  /** The input of this number was heard. */
  hear(number: number): void {
    this.heard = number;
  }

  /** It is shown. */
  show(number: number): void {
    this.shown = number;
    this.goOn();
  }

  say(said: Spoken): void {
    this.waiting = { said, with: this.heard };
    this.goOn();
  }

  /** Everything is told anew. */
  clear(): void {
    this.waiting = null;
    this.heard = this.shown = -1;
  }

  private goOn(): void {
    const { waiting } = this;
    if (!waiting || this.shown < waiting.with) return;
    this.waiting = null;
    this.tell(waiting.said);
  }
}
