/** What people at a table say to each other. */
import { isMuted } from '../mutes.svelte';
import type { Pointed, Spoken } from '../protocol';
import type { TableSocket } from './socket.svelte';
import { isWords, Tones } from './tone';

/** How many lines are kept; the server keeps as many. */
const KEPT = 50;

export class Talk {
  private heard = $state.raw<Spoken[]>([]);
  /** What was said lately, oldest first, without players whom this visitor has muted. */
  lines = $derived.by((): Spoken[] => this.heard.filter(({ seat }) => !this.isMuted(seat)));
  /** What was said last while this page was open. */
  latest = $state.raw<Spoken | null>(null);
  /** Is there something that nobody has read here? */
  unheard = $state(false);
  /** What each seat points at or holds, by the game's name for it. */
  pointing = $state.raw<Record<number, string>>({});
  readonly tones = new Tones((said) => (this.latest = said));

  constructor(private readonly socket: TableSocket) {}

  /** Why this visitor may not talk now: the number of a rule, or empty for a spectator. Null: talk is free. */
  get silence(): string | null {
    const { match, you } = this.socket;
    return match.sight ? (match.sight.silence ?? null) : you === null ? '' : null;
  }

  welcome(lines: Spoken[]): void {
    this.tones.clear();
    this.heard = lines;
    this.pointing = {};
  }

  hear(said: Spoken): void {
    if (isWords(said)) this.heard = [...this.heard, said].slice(-KEPT);
    if (this.isMuted(said.seat)) return;
    if (!isWords(said)) return this.tones.say(said);
    this.latest = said;
    this.unheard = said.seat !== this.socket.you;
  }

  point({ seat, at }: Pointed): void {
    this.pointing = { ...this.pointing, [seat]: at };
  }

  private isMuted(seat: number): boolean {
    return isMuted(this.socket.table?.places[seat]);
  }
}
