/** A world of sockets that do what a test says. */
import type { World } from '../src/lib/reconnecting-socket';
import { NOTHING } from '../src/lib/table/lobby.svelte';
import type { Incoming, Outgoing, Pong, Sight, TableInfo, Welcome } from '../src/lib/protocol';

const OPEN = 1;
const CLOSED = 3;

export const TABLE: TableInfo = {
  code: 'OVAL',
  game: 'some-game',
  stage: 'playing',
  options: {},
  clock: 'none',
  open: false,
  places: [],
  watchers: 0,
  commitment: '',
  seed: '',
  next: '',
  vote: null,
  daily: '',
  guided: false,
  looked: null,
  played_on: '',
  level: 'medium',
  onlookers: 'open',
  language: '',
  fills_after: 60,
  behind: 10,
  counts: false,
  stopped: false,
  staged: false,
};

export function sight(question: number, offers: unknown[] = [{ move: 'pass' }]): Sight {
  return {
    number: 0,
    view: {},
    to_move: [0],
    question,
    offers,
    outcome: null,
    retrospect: null,
    ending: null,
    undo: false,
    left: null,
    silence: null,
    hints: 0,
    guide: null,
    voiced: false,
  };
}

/** Where the game is, as the house says it; without a number there is none to see. */
export function pong(n: number, number: number | null = null): Pong {
  return { is: 'pong', n, stage: TABLE.stage, number };
}

export class FakeSocket {
  readyState = 0;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: Incoming[] = [];

  send(message: string): void {
    this.said.push(JSON.parse(message) as Incoming);
  }
  close(): void {
    this.readyState = CLOSED;
  }
  /** The line breaks. */
  fail(): void {
    this.readyState = CLOSED;
    this.onclose?.();
  }
  tell(news: Outgoing): void {
    this.readyState = OPEN;
    this.onmessage?.({ data: JSON.stringify(news) });
  }
  welcome(more: Partial<Welcome> = {}): void {
    this.tell({
      is: 'welcome',
      table: TABLE,
      you: 0,
      host: false,
      key: '',
      voted: null,
      keeps: [0],
      story: [],
      sight: null,
      talk: [],
      standing: NOTHING,
      ...more,
    });
  }
}

export class FakeWorld implements World {
  readonly sockets: FakeSocket[] = [];
  watched = true;
  awake: () => void = () => undefined;
  cutOff: () => void = () => undefined;

  get last(): FakeSocket {
    return this.sockets.at(-1) ?? new FakeSocket();
  }
  socket(): Promise<WebSocket> {
    const made = new FakeSocket();
    this.sockets.push(made);
    return Promise.resolve(made as unknown as WebSocket);
  }
  wake(call: () => void): () => void {
    this.awake = call;
    return () => (this.awake = () => undefined);
  }
  offline(call: () => void): () => void {
    this.cutOff = call;
    return () => (this.cutOff = () => undefined);
  }
  isWatched(): boolean {
    return this.watched;
  }
  random(): number {
    return 1;
  }
}
