/** The painters in the order of their seats, the same for everyone: "the third one" means one thing. */
import type { Player, TableProps } from '@shell';
import type { Painter } from './cards';
import type { View } from './types';

export interface Company extends Player {
  painter: Painter;
  deciding: boolean;
  you: boolean;
}

interface Props extends Pick<TableProps, 'players' | 'you'> {
  sight: Pick<TableProps<View>['sight'], 'view' | 'to_move'>;
}

export function company({ sight, players, you }: Props): Company[] {
  const { painters } = sight.view.table;
  return players.flatMap((player) => {
    const painter = painters[player.seat];
    const deciding = sight.to_move.includes(player.seat);
    return painter ? [{ ...player, painter, deciding, you: player.seat === you }] : [];
  });
}
