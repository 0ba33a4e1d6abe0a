/** The table this browser is at, kept up to date by its connection to the server. */
import { firstLook, Refused } from '../net';
import type { Incoming, Outgoing, Refusal, Welcome } from '../protocol';
import { type End, isEnd, type ConnectionState, ReconnectingSocket, type World } from '../reconnecting-socket';
import { keepTraceback } from '../traceback.svelte';
import { connect, type Line } from '../transport';
import { isWatched, onOffline, onWake } from '../wake';
import { Hints } from './hints.svelte';
import { Lobby } from './lobby.svelte';
import { Match } from './match.svelte';
import { Talk } from './talk.svelte';

export class TableSocket extends Lobby {
  connection = $state<ConnectionState>('connecting');
  /** Why nobody can enter this table, if so. */
  ended = $derived.by((): End | null => {
    const { connection } = this;
    return isEnd(connection) ? connection : null;
  });
  /** What was refused last, until the next tap. `what` is the message's `do`. */
  refused = $state.raw<{ what: string; refusal: Refusal } | null>(null);
  readonly match = new Match(this);
  readonly talk = new Talk(this);
  readonly hints = new Hints(this);
  private waiting = $state.raw<Incoming[]>([]);
  private readonly to: ReconnectingSocket;

  /** `seen` is the position that came with the page. What is answered before the connection is open is sent when it
      is. Nobody takes a seat without a connection, so a table that still gathers waits for it. */
  constructor(world: World, seen: Welcome | null = null) {
    super();
    if (seen?.sight) {
      this.update(seen);
      this.match.preload(seen);
    }
    this.to = new ReconnectingSocket(world, {
      state: (state) => (this.connection = state),
      news: (news) => this.hear(news),
    });
  }

  /** Does something that was pressed wait for a lost connection? */
  get stuck(): boolean {
    return this.connection !== 'open' && (this.match.pending || this.waiting.length > 0);
  }

  /** Sends the message now, or returns false. */
  send(message: Incoming): boolean {
    return this.to.say(message);
  }

  /** Sends the message now, or when the connection is open again. Pointing is not repeated later. */
  say(message: Incoming): void {
    this.refused = null;
    if (!this.send(message) && message.do !== 'point') this.sayFirst(message);
  }

  /** Sends the message as soon as the server has greeted us. */
  sayFirst(message: Incoming): void {
    this.waiting = [...this.waiting, message];
  }

  dismiss(): void {
    this.refused = null;
  }

  close(): void {
    this.match.close();
    this.to.close();
  }

  private hear(news: Outgoing): void {
    switch (news.is) {
      case 'welcome':
        this.update(news);
        this.hints.clear();
        this.talk.welcome(news.talk);
        this.match.welcome(news);
        return this.sayWaiting();
      case 'changed':
        this.update(news);
        return this.match.moments.goOn(); // Perhaps nobody shares this device any more.
      case 'moved':
        return this.match.hear(news);
      case 'earlier':
        return this.match.prepend(news);
      case 'reached':
        this.match.reached = [...this.match.reached, news];
        return;
      case 'foreseen':
      case 'explained':
      case 'advised':
        return this.hints.hear(news);
      case 'spoken':
        return this.talk.hear(news);
      case 'pointed':
        return this.talk.point(news);
      case 'offered':
        this.offered = news;
        return;
      case 'reported':
        return this.report(news.seat);
      case 'refused':
        keepTraceback(news.refusal);
        if (news.what === 'preview' || news.what === 'explain') return; // The game has moved on: it is asked again.
        if (news.what === 'hint') this.hints.awaited = false;
        this.refused = news;
        this.match.refuse(news.what);
    }
  }

  private sayWaiting(): void {
    const said = this.waiting;
    this.waiting = [];
    for (const message of said) this.send(message);
  }
}

/** A banned guest is told so on the socket. */
function unlessBanned(thrown: unknown): void {
  if (!(thrown instanceof Refused) || thrown.refusal.code !== 'house/banned') throw thrown;
}

/** Joins a table once `ready` is done. Without it, or if the server does not know the guest, one only watches: as an
    onlooker, or as a `screen` for the room. */
export function joinTable(code: string, ready?: () => Promise<void>, only: 'watch' | 'screen' = 'watch'): TableSocket {
  const address = `/api/tables/${code}/socket?${ready ? 'pace=own' : `${only}=1`}`;
  const world = {
    socket: async (): Promise<Line> => {
      await ready?.().catch(unlessBanned);
      return connect(address);
    },
    wake: onWake,
    offline: onOffline,
    isWatched,
    random: Math.random,
  };
  const seen = firstLook();
  document.getElementById('welcome')?.remove(); // A later visit gets the position of that time.
  return new TableSocket(world, seen?.table.code === code ? seen : null);
}
