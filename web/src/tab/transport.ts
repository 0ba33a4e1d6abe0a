/** How a page reaches the house in this browser: by the same requests and sockets as over a network. */
import { BASE } from '../lib/base';
import type { Line, Transport } from '../lib/transport';
import { channel, pageLock, type Progress, type Said } from './messages';

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

export class TabTransport implements Transport {
  private readonly page = crypto.randomUUID();
  private readonly channel = new BroadcastChannel(channel(BASE));
  private readonly awaited = new Map<number, { take: (response: Response) => void; fail: (why: Error) => void }>();
  private readonly lines = new Map<number, TabLine>();
  private house = '';
  private count = 0;
  private isOpen = false;
  /** Who waits until the house is open. */
  private waiting: (() => void)[] = [];

  /** `told` hears how far the house has come. */
  constructor(private readonly told: (progress: Progress) => void) {
    this.channel.onmessage = ({ data }: MessageEvent<Said>) => this.hear(data);
    void navigator.locks.request(pageLock(this.page), () => new Promise(() => undefined));
    new Worker(new URL('./house.ts', import.meta.url), { type: 'module' });
    this.say({ is: 'hello', page: this.page });
  }

  async fetch(path: string, how: Parameters<Transport['fetch']>[1]): Promise<Response> {
    await this.opened();
    const n = (this.count += 1);
    const [language, { method, body = '' }] = [navigator.languages.join(), how];
    return new Promise((take, fail) => {
      this.awaited.set(n, { take, fail });
      this.say({ is: 'request', page: this.page, n, method, path, body, language });
    });
  }

  async socket(path: string): Promise<Line> {
    await this.opened();
    const n = (this.count += 1);
    const line = new TabLine(
      (text) => this.say({ is: 'say', page: this.page, n, text }),
      () => {
        this.lines.delete(n);
        this.say({ is: 'close', page: this.page, n });
      },
    );
    this.lines.set(n, line);
    this.say({ is: 'connect', page: this.page, n, path });
    return line;
  }

  private async opened(): Promise<void> {
    if (!this.isOpen) await new Promise<void>((goOn) => this.waiting.push(goOn));
  }

  private say(what: Said): void {
    this.channel.postMessage(what);
  }

  private hear(said: Said): void {
    if (said.is === 'progress') return this.follow(said);
    if (!('page' in said) || said.page !== this.page) return;
    if (said.is === 'response') {
      const headers = { 'content-type': said.kind };
      // The constructor refuses a body where there can't be one.
      const body = said.body.length ? said.body : null;
      this.awaited.get(said.n)?.take(new Response(body, { status: said.status, headers }));
      this.awaited.delete(said.n);
    } else if (said.is === 'said') this.lines.get(said.n)?.hear(said.text);
    else if (said.is === 'closed') this.hangUp(said.n);
  }

  /** A house that was opened anew knows nothing of what was asked before: as after a restart of a server. */
  private follow(progress: Progress): void {
    if (progress.house !== this.house) {
      this.house = progress.house;
      for (const { fail } of this.awaited.values()) fail(new Error('the house was opened anew'));
      this.awaited.clear();
      for (const n of this.lines.keys()) this.hangUp(n);
    }
    this.isOpen = progress.step === 'open';
    if (this.isOpen) for (const goOn of this.waiting.splice(0)) goOn();
    this.told(progress);
  }

  private hangUp(n: number): void {
    const line = this.lines.get(n);
    this.lines.delete(n);
    line?.end();
  }
}

/** A socket to the house in this browser. */
class TabLine implements Line {
  readyState = CONNECTING;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;

  constructor(
    readonly send: (text: string) => void,
    private readonly hangUp: () => void,
  ) {}

  hear(text: string): void {
    this.readyState = OPEN;
    this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  close(): void {
    this.readyState = CLOSED;
    this.hangUp();
  }

  end(): void {
    this.readyState = CLOSED;
    this.onclose?.(new CloseEvent('close'));
  }
}
