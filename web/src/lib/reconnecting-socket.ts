/**
 * A WebSocket that reconnects by itself.
 *
 * When the socket closes, it connects again after growing pauses, and at once when the browser wakes up. Sockets can die
 * silently, so it pings when it has heard nothing of the game for a moment (rarely while nobody looks at the page). If no
 * pong comes, it first reports silence and then reconnects. The table itself answers, with the number of inputs so far:
 * if that is news, something was missed, and the socket reconnects too. A slow greeting counts as silence.
 */
import type { Closing, Incoming, Outgoing, Pong } from './protocol';
import type { Line } from './transport';

const ENDS = ['gone', 'damaged', 'earlier', 'closed', 'banned'] as const;
/** Why a line ends for good: there is no such table, it is damaged or of earlier rules, or whoever runs the house wants it so. */
export type End = (typeof ENDS)[number];
export const isEnd = (why: string): why is End => ENDS.some((end) => end === why);
export type ConnectionState = 'connecting' | 'open' | 'silent' | 'reconnecting' | End;

export interface ConnectionEvents {
  state(state: ConnectionState): void;
  news(news: Outgoing): void;
}

/** What a line needs of the world; tests bring their own. */
export interface World {
  socket(): Promise<Line>;
  wake(call: () => void): () => void;
  /** Calls when there is reason to believe that the network is gone. */
  offline(call: () => void): () => void;
  /** Does somebody look at the page? */
  isWatched(): boolean;
  random(): number;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const PATIENCE = 8_000;
/** Quiet for so long, the house is asked; an "are you there?" that takes as long again is silence: within three seconds. */
const SOON = 1_400;
/** A house that has not greeted us after this is silent: on a slow network that takes longer than an answer. */
const GREETING = 2_400;
const WHERE_NOBODY_LOOKS = 20_000;
/** Who comes back after a sleep waits so long for an answer; then it is quicker to connect again. */
const AFTER_SLEEP = 500;
const OPEN = 1;

/** How long to wait before this attempt: growing, and different for everyone who lost the line with us. */
export function pause(attempt: number, random: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.5 + random / 2);
}

export class ReconnectingSocket {
  private socket: Line | null = null;
  private attempt = 0;
  private pings = 0;
  private hangUps = 0;
  private trying = false;
  private silent = false;
  private greeted = false;
  /** The house has been asked, and nothing has come since. */
  private asking = false;
  /** Where the game is, as far as it was told. */
  private known: Pick<Pong, 'stage' | 'number'> = { stage: 'gathering', number: null };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly sleep: (() => void)[];

  constructor(
    private readonly world: World,
    private readonly on: ConnectionEvents,
  ) {
    this.sleep = [world.wake(() => this.woken()), world.offline(() => this.isOpen && this.ping())];
    void this.connect();
  }

  /** Says it if the house has greeted us: did it? Whoever must be heard says it again after the next welcome. */
  say(message: Incoming): boolean {
    if (!this.isOpen || !this.greeted) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** Hang up for good. */
  close(): void {
    for (const stop of this.sleep) stop();
    this.drop();
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === OPEN;
  }

  private async connect(): Promise<void> {
    this.drop();
    this.trying = true;
    // Whoever knows that the line is lost need not hear that it is silent.
    if (this.attempt) this.wait(PATIENCE, () => this.lost());
    else this.wait(GREETING, () => this.fallSilent(GREETING));
    const before = this.hangUps;
    const socket = await this.world.socket().catch(() => null);
    if (before !== this.hangUps) return socket?.close(); // Meanwhile nobody waits for it any more.
    if (!socket) {
      this.lost();
      return;
    }
    this.socket = socket;
    socket.onmessage = (message) => this.heard(JSON.parse(String(message.data)) as Outgoing);
    socket.onclose = () => this.lost();
  }

  private heard(news: Outgoing): void {
    if (news.is === 'closing') return this.dismissed(news);
    if (news.is === 'pong' && this.hasMissed(news)) return this.lost();
    const tellsWhere = news.is === 'welcome' || news.is === 'moved' || news.is === 'pong';
    // Who hears only what is said meanwhile may have missed a move: that does not put off the question.
    if (tellsWhere || this.asking) this.wait(this.world.isWatched() ? SOON : WHERE_NOBODY_LOOKS, () => this.ping());
    this.asking = false;
    this.note(news);
    if (news.is === 'welcome' || this.silent) this.on.state('open');
    this.silent = false;
    this.on.news(news);
  }

  private hasMissed({ stage, number }: Pong): boolean {
    return stage !== this.known.stage || number !== this.known.number;
  }

  /** A welcome alone shows nothing of what follows: pauses grow until the line has carried a move, or a true answer. */
  private note(news: Outgoing): void {
    if (news.is === 'welcome') this.greeted = true;
    if (news.is === 'pong' || news.is === 'moved') this.attempt = 0;
    if (news.is === 'welcome' || news.is === 'changed') this.known.stage = news.table.stage;
    if (news.is === 'welcome' || news.is === 'moved') this.known.number = news.sight?.number ?? null;
  }

  private dismissed({ why }: Closing): void {
    if (isEnd(why)) return this.end(why);
    // The house is busy or starting anew: come back, but not at once.
    if (why !== 'restart') this.attempt = Math.max(this.attempt, 3);
    this.lost();
  }

  private lost(): void {
    this.drop();
    this.on.state('reconnecting');
    this.wait(pause(this.attempt, this.world.random()), () => void this.connect());
    this.attempt += 1;
  }

  private end(why: End): void {
    this.close();
    this.on.state(why);
  }

  private ping(): void {
    this.pings += 1;
    this.asking = true;
    this.say({ do: 'ping', n: this.pings });
    this.wait(SOON, () => this.fallSilent());
  }

  private fallSilent(after = SOON): void {
    this.silent = true;
    this.on.state('silent');
    this.wait(PATIENCE - after, () => this.lost());
  }

  /** The socket may have died in its sleep, and nobody would say so: it has half a second to answer. */
  private woken(): void {
    if (!this.isOpen && !this.trying) return void this.connect();
    if (this.isOpen) this.ping();
    this.wait(AFTER_SLEEP, () => void this.connect());
  }

  private drop(): void {
    this.hangUps += 1;
    this.trying = this.silent = this.greeted = this.asking = false;
    clearTimeout(this.timer);
    const { socket } = this;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, milliseconds);
  }
}
