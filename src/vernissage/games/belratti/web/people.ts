/** Where each person at the table stands in the question of the moment, and what they have said. */
import type { Text } from '@shell';
import { FITS } from './cards';
import type { Table } from './types';

export type Standing =
  | 'agrees'
  | 'not-yet'
  | 'keeps'
  | 'shows'
  | 'ready'
  | 'leaves'
  | 'painting'
  | 'swapping'
  | 'looking'
  | 'hushed'
  | 'waiting';

export function standing(table: Table, seat: number): Standing {
  if (table.proposed) return among(table.proposed.members, table.proposed.consenting, seat, 'agrees', 'not-yet');
  switch (table.phase) {
    case 'ask':
      if (table.themes_open) return among(table.directors, table.ready, seat, 'keeps', 'not-yet');
      return table.proposals?.members.includes(seat)
        ? shownBy(table, seat) === null
          ? 'not-yet'
          : 'shows'
        : 'waiting';
    case 'paint':
      return among(table.painters, table.ready, seat, table.missing > 0 ? 'leaves' : 'ready', 'painting');
    case 'swap':
      return among(table.swap?.members ?? [], table.swap?.done ?? [], seat, 'ready', 'swapping');
    case 'hang':
      if (table.painters.includes(seat)) return 'hushed';
      return among(table.directors, table.hanging?.consenting ?? [], seat, 'agrees', 'not-yet');
    default:
      return table.ready.includes(seat) ? 'ready' : 'looking';
  }
}

/** Is this seat one of those whose decision it is now? */
export function inGroup(table: Table, seat: number | null): boolean {
  return seat !== null && !['waiting', 'hushed'].includes(standing(table, seat));
}

function among(
  members: readonly number[],
  done: readonly number[],
  seat: number,
  yes: Standing,
  notYet: Standing,
): Standing {
  if (!members.includes(seat)) return 'waiting';
  return done.includes(seat) ? yes : notYet;
}

/** The number that this seat shows, in phase 1. */
export function shownBy({ proposals }: Table, seat: number): number | null {
  const at = proposals?.members.indexOf(seat) ?? -1;
  return at < 0 ? null : (proposals?.shown[at] ?? null);
}

/** All numbers shown, with who shows them, where they are not the same; else nothing. */
export function differing({ proposals }: Table, text: Text): string[] {
  const shown = (proposals?.members ?? []).flatMap((seat, i) => {
    const number = proposals?.shown[i] ?? null;
    return number === null ? [] : [{ name: text.player(seat), number }];
  });
  const isOne = new Set(shown.map(({ number }) => number)).size < 2;
  return isOne ? [] : shown.map((each) => text.say('table-shows', each));
}

/** All that a painter has said this round, in words; empty if nothing was said. */
export function saidBy({ signals, pledges }: Table, seat: number, text: Text): string {
  const fits = FITS.map((fit, i) => ({ fit, count: signals[seat]?.[i] ?? 0 })).filter(({ count }) => count > 0);
  const pledge = pledges[seat] ?? null;
  return [
    ...fits.map((each) => text.say('table-fits', each)),
    ...(pledge === null ? [] : [text.say('table-would-lay', { count: pledge })]),
  ].join(', ');
}
