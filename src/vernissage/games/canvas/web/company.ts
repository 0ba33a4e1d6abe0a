/** The painters in the order of their seats, the same for everyone: "the third one" means one thing. */
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
  return painters.map((painter, seat) => ({
    seat,
    name: names[seat] ?? '',
    painter,
    bot: table.places[seat]?.kind === 'bot',
    away: away[seat] ?? false,
    deciding: sight.to_move.includes(seat),
    you: seat === you,
  }));
}
