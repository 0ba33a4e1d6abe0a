/** The other galleries as one sees them from a seat: in the order of turns, each with a word on how it stands. */
import type { Player, TableProps, Text } from '@shell';
import type { Gallery } from './cards';
import { receiverOf } from './history';
import type { Event, Move, View } from './types';

export interface Neighbour extends Player {
  gallery: Gallery;
  deciding: boolean;
  status: string;
}

type Props = Pick<TableProps<View, Move, Event>, 'sight' | 'story' | 'players' | 'you'> & { text: Text };

/** Everyone but the gallery that lies open below, which is one's own or, for those who look on, the one on turn.
    Without one, everybody, in the order of seats. */
export function neighbours(props: Props, own: number | null): Neighbour[] {
  const { sight, players } = props;
  const others = own === null ? players : [...players.slice(own + 1), ...players.slice(0, own)];
  return others.flatMap((player) => {
    const gallery = sight.view.table.galleries[player.seat];
    const deciding = sight.to_move.includes(player.seat);
    return gallery ? [{ ...player, gallery, deciding, status: status(props, player) }] : [];
  });
}

function status({ sight, story, text, you }: Props, { seat, away, bot }: Player): string {
  const { first, following } = sight.view.table;
  if (away) return text.say('table-status-away');
  if (sight.to_move.includes(seat)) return text.say('table-status-deciding');
  if (seat === following) return text.say('table-status-next');
  if (seat === receiverOf(story, you)) return text.say('table-status-took');
  if (seat === first) return text.say('table-status-first');
  return bot ? text.say('table-status-bot') : '';
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
