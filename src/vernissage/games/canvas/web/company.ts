/** The painters as one sees them from a seat: oneself first, then the others in the order of turns. */
import type { TableProps } from '@shell/lib/game';
import type { Painter } from './cards';
import type { Event, Move, View } from './types';

export interface Company {
  seat: number;
  name: string;
  painter: Painter;
  bot: boolean;
  away: boolean;
  deciding: boolean;
  you: boolean;
}

type Props = Pick<TableProps<View, Move, Event>, 'sight' | 'table' | 'names' | 'away' | 'you'>;

export function company({ sight, table, names, away, you }: Props): Company[] {
  const { painters } = sight.view.table;
  const first = you ?? 0;
  return painters.map((_, i) => {
    const seat = (first + i) % painters.length;
    return {
      seat,
      name: names[seat] ?? '',
      painter: painters[seat] as Painter,
      bot: table.places[seat]?.kind === 'bot',
      away: away[seat] ?? false,
      deciding: sight.to_move.includes(seat),
      you: seat === you,
    };
  });
}
