/**
 * The worker in which the house of a browser runs. Each tab starts one; the one that gets the lock opens the house, and
 * the others wait until its tab is closed. Pages talk to whichever has it, over a channel.
 */
import type { PyProxy } from 'pyodide/ffi';
import { BASE } from '../lib/base';
import { type FileSystem, keepFiles } from './kept-files';
import { channel, type FromPage, houseLock, pageLock, type Progress, type Said, type ToPage } from './messages';
import { startPython } from './python';

/** The classes of `vernissage.tab.house`. */
interface Tab {
  open(): Promise<void>;
  request(method: string, path: string, body: string, language: string): Promise<PyProxy>;
  copy(): PyProxy;
  replace(copy: Uint8Array): Promise<boolean>;
  connect(path: string, tell: (text: string | undefined) => void): Socket;
}
interface Socket {
  say(text: string): void;
  close(): void;
}

const DATABASE = 'house.db';
/** What is asked for the whole database; no house on a network has it. */
const COPY = '/tab/copy';
const KEPT = [DATABASE, `${DATABASE}-wal`, `${DATABASE}-journal`, `${DATABASE}.cookie`] as const;
const line = new BroadcastChannel(channel(BASE));
const say = (what: Said): void => line.postMessage(what);

void navigator.locks.request(houseLock(BASE), async () => {
  const progress: Progress = { is: 'progress', house: crypto.randomUUID(), step: 'python' };
  const come = (step: Progress['step'], fault?: string): void => {
    Object.assign(progress, { step, ...(fault && { fault }) });
    say(progress);
  };
  let desk: Desk | undefined;
  line.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.is === 'hello') say(progress);
    else desk?.hear(data);
  };
  come('python');
  try {
    const python = await startPython(`${BASE}tab/`, () => come('rules'));
    await keepFiles(python.FS as FileSystem, '/kept', KEPT);
    const { Tab } = python.pyimport('vernissage.tab.house') as { Tab: (database: string) => Tab };
    come('opening');
    const tab = Tab(`/kept/${DATABASE}`);
    await tab.open();
    desk = new Desk(tab);
    come('open');
  } catch (error) {
    come('broken', String(error));
  }
  await new Promise(() => undefined); // The lock is held as long as this worker lives.
});

/** Passes on what pages ask and say, and what the house answers. */
class Desk {
  private readonly sockets = new Map<string, Map<number, Socket>>();

  constructor(private readonly tab: Tab) {}

  hear(said: Said): void {
    if (said.is === 'request') void this.request(said);
    else if (said.is === 'connect') this.connect(said);
    else if (said.is === 'say') this.sockets.get(said.page)?.get(said.n)?.say(said.text);
    else if (said.is === 'close') this.sockets.get(said.page)?.get(said.n)?.close();
  }

  private async request({ page, n, method, path, body, language }: FromPage & { is: 'request' }): Promise<void> {
    if (path === COPY) return this.copy(page, n, body);
    if (typeof body !== 'string') return;
    const reply = await this.tab.request(method, path, body, language);
    const [status, kind, said] = reply.toJs() as [number, string, Uint8Array<ArrayBuffer>];
    reply.destroy();
    say({ is: 'response', page, n, status, kind, body: said });
  }

  /** The whole database as a file, or another one in its place. */
  private async copy(page: string, n: number, body: string | ArrayBuffer): Promise<void> {
    const response = { is: 'response', page, n, kind: 'application/vnd.sqlite3' } as const;
    if (typeof body === 'string') {
      const copy = this.tab.copy();
      const said = copy.toJs() as Uint8Array<ArrayBuffer>;
      copy.destroy();
      say({ ...response, status: 200, body: said });
    } else {
      const isHouse = await this.tab.replace(new Uint8Array(body));
      say({ ...response, status: isHouse ? 200 : 400, body: new Uint8Array() });
    }
  }

  private connect({ page, n, path }: FromPage & { is: 'connect' }): void {
    const own = this.sockets.get(page) ?? this.welcome(page);
    const socket = this.tab.connect(path, (text) => {
      const news: ToPage = text === undefined ? { is: 'closed', page, n } : { is: 'said', page, n, text };
      if (news.is === 'closed') own.delete(n);
      say(news);
    });
    own.set(n, socket);
  }

  /** A page holds a lock as long as it lives: whoever gets it knows that the page is gone. */
  private welcome(page: string): Map<number, Socket> {
    const own = new Map<number, Socket>();
    this.sockets.set(page, own);
    void navigator.locks.request(pageLock(page), () => {
      for (const socket of own.values()) socket.close();
      this.sockets.delete(page);
    });
    return own;
  }
}
