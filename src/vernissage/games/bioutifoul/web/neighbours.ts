/** The other galleries as one sees them from a seat: in the order of turns, each with a word on how it stands. */
import type { TableProps } from '@shell/lib/game';
import type { Gallery } from './cards';
import { receiverOf } from './history';
import type { Event, Move, View } from './types';

export interface Neighbour {
  seat: number;
  name: string;
  gallery: Gallery;
  bot: boolean;
  away: boolean;
  deciding: boolean;
  status: string;
}

type Props = Pick<TableProps<View, Move, Event>, 'sight' | 'story' | 'table' | 'names' | 'text' | 'away' | 'you'>;

/** Everyone but the gallery that lies open below, which is one's own or, for those who look on, the one on turn.
    Without one, everybody, in the order of seats. */
export function neighbours(props: Props, own: number | null): Neighbour[] {
  const { sight, names, table, away } = props;
  const all = names.map((_, seat) => seat);
  const seats = own === null ? all : [...all.slice(own + 1), ...all.slice(0, own)];
  return seats.flatMap((seat) => {
    const gallery = sight.view.table.galleries[seat];
    if (gallery === undefined) return [];
    const bot = table.places[seat]?.kind === 'bot';
    const deciding = sight.to_move.includes(seat);
    return [
      { seat, name: names[seat] ?? '', gallery, bot, away: away[seat] ?? false, deciding, status: status(props, seat) },
    ];
  });
}

function status({ sight, story, text, away, you, table }: Props, seat: number): string {
  const { first, following } = sight.view.table;
  if (away[seat]) return text.say('table-status-away');
  if (sight.to_move.includes(seat)) return text.say('table-status-deciding');
  if (seat === following) return text.say('table-status-next');
  if (seat === receiverOf(story, you)) return text.say('table-status-took');
  if (seat === first) return text.say('table-status-first');
  return table.places[seat]?.kind === 'bot' ? text.say('table-status-bot') : '';
}

/** So many letters fit beside a small portrait. */
const SHORT = 7;

/** A name where there is hardly room for one: as it is, or its first letters. */
export function briefly(name: string): string {
  if (name.length <= SHORT) return name;
  return name
    .split(/[\s-]+/)
    .map((part) => `${part.charAt(0)}.`)
    .join(' ');
}
