/** How this page reaches its house: over the network, or in a worker of this browser (see src/tab). */

/** What is used of a WebSocket. */
export interface Line {
  readonly readyState: number;
  onmessage: ((message: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Asked {
  method: string;
  /** Of a house in this browser also a whole file is asked. */
  body?: string | ArrayBuffer;
}

export interface Transport {
  fetch(path: string, how: Asked): Promise<Response>;
  socket(path: string): Promise<Line>;
}

const network: Transport = {
  fetch: (path, how) => fetch(path, { ...how, ...(how.body && { headers: { 'content-type': 'application/json' } }) }),
  socket(path) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return Promise.resolve(new WebSocket(`${scheme}://${location.host}${path}`));
  },
};

let transport = network;

/** Uses another transport from now on. */
export function reachBy(other: Transport): void {
  transport = other;
}

export const reach: Transport['fetch'] = (path, how) => transport.fetch(path, how);
export const connect: Transport['socket'] = (path) => transport.socket(path);
