/** Why touching something leads to nothing now. It never says what a gift is, nor what was said of it: a reason stays for a
    while, and must remind nobody of what is over. */
import type { Text } from '@shell';
import type { Table } from './types';

/** What is being done, to whoever has nothing to decide. */
export function others({ phase, giver, receiver, opening }: Table, text: Text): string {
  const about = { giver: text.player(giver), receiver: text.player(receiver), opening: opening ? 'yes' : 'no' };
  return text.say('table-idle', { phase, ...about });
}

/** What becomes of the gifts that lie before this seat. */
export function lying({ piles, phase }: Table, seat: number, own: number, text: Text): string {
  if (phase === 'over') return text.say('table-now-over');
  if (piles[seat]?.some(({ gift }) => gift === null)) return text.say('table-lies-down');
  return text.say('table-lies-open', { own: seat === own ? 'yes' : 'no', name: text.player(seat) });
}
