/** What a picture of the primer shows, thing by thing, and the same in words. */
import type { Text } from '@shell';
import type { Board, Painter } from './cards';
import { read, spoken } from './painting';
import type { View } from './types';

/** What a picture calls a thing: its kind, and which one of them. */
export interface Piece {
  kind: string;
  which: string;
}

const SIGNS = ['+', '→', '='];

export function pieceOf(name: string): Piece {
  const [kind = '', which = ''] = name.split(':');
  return SIGNS.includes(name) ? { kind: 'sign', which: name } : { kind, which };
}

/** Whose things are shown: those of whoever looks. */
export function ownOf({ seat, table }: View): Painter | undefined {
  return table.painters[seat ?? table.turn];
}

/** How many ribbons of a scoring card one has. */
export function ribbonsOf(board: Board, painter: Painter, scoring: string): number {
  return scoring === 'bonus'
    ? painter.bonus
    : (painter.ribbons[board.scoring.findIndex((each) => each === scoring)] ?? 0);
}

/** What this piece is, read out. */
export function inWords({ kind, which }: Piece, view: View, text: Text): string {
  const { table: board } = view;
  const own = ownOf(view);
  const hung = own?.paintings[Number(which)];
  switch (kind) {
    case 'sign':
      return which;
    case 'take':
    case 'card':
    case 'ground':
      return text.name(which);
    case 'layer':
      return text.name(own?.paintings[0]?.cards[Number(which)] ?? '');
    case 'painting':
    case 'strip':
      return hung ? spoken(hung.icons, text) : '';
    case 'title':
      return hung ? read(hung, text) : '';
    case 'won':
      return `${own?.points ?? 0} ${text.say('table-pts', { points: own?.points ?? 0 })}`;
    case 'scoring': {
      const name = which === 'bonus' ? text.say('table-bonus') : text.name(which);
      return `${name}: ${own ? text.say('table-ribbons', { count: ribbonsOf(board, own, which) }) : ''}`;
    }
    case 'hand':
      return text.join((own?.hand ?? []).map((card) => text.name(card)));
    case 'gone':
      return text.join(board.gone.map((card) => text.name(card)));
    case 'aside':
      return text.say(board.options.solo === 'vincent' ? 'table-vincent' : 'table-reserve', { count: board.aside });
    case 'deck':
      return text.say('table-deck', { count: board.deck });
    default:
      return text.join((board.painters[Number(which)]?.paintings ?? []).map((each) => read(each, text)));
  }
}
