/** What the pictures of a primer show: each piece by its kind, and which one of them (`PictureProps.show`). */
export interface Piece {
  kind: string;
  which: string;
}

const SIGNS = ['+', '→', '='];

/** `painting:3` is a thing, `#name` words of the game, and a few signs stand for themselves. */
export function pieceOf(name: string): Piece {
  if (SIGNS.includes(name)) return { kind: 'sign', which: name };
  if (name.startsWith('#')) return { kind: 'words', which: name.slice(1) };
  const [kind = '', which = ''] = name.split(':');
  return { kind, which };
}
