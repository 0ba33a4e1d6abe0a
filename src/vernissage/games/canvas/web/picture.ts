/** What a picture of the primer shows, thing by thing, and the same in words. */
import type { Piece, Text } from '@shell';
import type { Board, Painter } from './cards';
import { read, spoken } from './painting';
import type { View } from './types';

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
  const name = () => text.name(which);
  const icons = () => (hung ? spoken(hung.icons, text) : '');
  const words: Record<string, () => string> = {
    sign: () => which,
    take: name,
    card: name,
    ground: name,
    layer: () => text.name(own?.paintings[0]?.cards[Number(which)] ?? ''),
    painting: icons,
    strip: icons,
    title: () => (hung ? read(hung, text) : ''),
    won: () => `${own?.points ?? 0} ${text.say('table-pts', { points: own?.points ?? 0 })}`,
    scoring: () =>
      `${which === 'bonus' ? text.say('table-bonus') : name()}: ${own ? text.say('table-ribbons', { count: ribbonsOf(board, own, which) }) : ''}`,
    hand: () => text.join((own?.hand ?? []).map((card) => text.name(card))),
    gone: () => text.join(board.gone.map((card) => text.name(card))),
    aside: () => text.say(board.options.solo === 'vincent' ? 'table-vincent' : 'table-reserve', { count: board.aside }),
    deck: () => text.say('table-deck', { count: board.deck }),
  };
  const gallery = () => text.join((board.painters[Number(which)]?.paintings ?? []).map((each) => read(each, text)));
  return (words[kind] ?? gallery)();
}
