/** The guest of this browser, as the pages share it: one name and one list of games, however many show them. */
import * as net from '@shell/lib/net';
import type { Me, TableCard } from '@shell/lib/protocol';

let me = $state.raw<Me | null>(null);

/** Null until the house has answered once. */
export function guest(): Me | null {
  return me;
}

export async function meet(): Promise<void> {
  me = await net.me();
}

export async function rename(name: string): Promise<void> {
  me = await net.rename({ name });
}

export async function recover(phrase: string): Promise<void> {
  me = await net.recover({ phrase });
}

/** Those that can go on, the ones that wait for this guest first. */
export function goingOn(tables: TableCard[]): TableCard[] {
  return tables.filter((table) => table.stage !== 'over').sort((a, b) => Number(b.your_turn) - Number(a.your_turn));
}

/** Games that were played; to be led through a first one is none of them. */
export function played(tables: TableCard[]): TableCard[] {
  return tables.filter(({ lesson }) => !lesson);
}

export function finished(tables: TableCard[]): TableCard[] {
  return tables.filter((table) => table.stage === 'over');
}
