// How near the end is: said to everyone, as soon as one more mistake or a few more gifts would bring it.
import type { Text } from '@shell';
import type { Table } from './types';

/** With so many gifts left before the limit, the end is near. */
const FEW = 10;

/** Who is one penalty away from the end. */
export const near = ({ penalties, most }: Table): number[] =>
  penalties.flatMap(({ length }, seat) => (length === most - 1 ? [seat] : []));

/** How far the game has come: of the penalties that end it, the most that anyone has. Empty before the first. */
export function far({ penalties, most }: Table, text: Text): string {
  const count = Math.max(...penalties.map(({ length }) => length));
  return count > 0 ? text.say('table-end-far', { count, most }) : '';
}

/** What would end the game soon; empty while nothing would. */
export function ending(table: Table, text: Text): string {
  if (table.phase === 'over') return '';
  const rounds = table.games > 1 ? 'yes' : 'no';
  const close = near(table);
  if (close.length > 0) return text.say('table-end-penalties', { names: text.players(close), rounds });
  const left = (table.options.gift_limit ?? Infinity) - table.in_a_row;
  return left <= FEW ? text.say('table-end-limit', { left, rounds }) : '';
}
