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

/** Says what others call this guest, and which portrait they see; an empty one stays as it is. */
export async function introduce(name: string, portrait = ''): Promise<void> {
  me = await net.rename({ name, portrait });
}

export async function recover(phrase: string): Promise<void> {
  me = await net.recover({ phrase });
}

export async function putAway(code: string): Promise<void> {
  me = await net.putAway(code);
}

export async function takeOut(code: string): Promise<void> {
  me = await net.takeOut(code);
}

/** Everything of this guest is gone; others see this word in its place. */
export async function vanish(name: string, called: string): Promise<void> {
  await net.forget({ name, called });
}

/** Those that can go on: first where others have waited longest, then where it is this guest's turn otherwise. */
export function goingOn(tables: TableCard[]): TableCard[] {
  const place = ({ since, your_turn: yours }: TableCard): number => since ?? (yours ? LATER : NEVER);
  return tables
    .filter((table) => table.stage !== 'over' && !table.away)
    .sort((one, other) => place(one) - place(other));
}
/** After all who wait. */
const LATER = 1e12;
const NEVER = 1e13;

/** Games that were played; to be led through a first one is none of them. */
export function played(tables: TableCard[]): TableCard[] {
  return tables.filter(({ lesson }) => !lesson);
}

/** Those that could, but that nobody wants to see for now. */
export function away(tables: TableCard[]): TableCard[] {
  return tables.filter((table) => table.stage !== 'over' && table.away);
}

/** The deal of a day that this guest has begun and not finished. */
export function begunDeal(game: string, date: string): TableCard | undefined {
  return me?.tables.find((table) => table.game === game && table.daily === date && table.stage === 'playing');
}

export function finished(tables: TableCard[]): TableCard[] {
  return tables.filter((table) => table.stage === 'over');
}
