/** Where an explanation is placed: beside the thing it explains, or in the other half of the screen. */

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
export type Size = Pick<DOMRect, 'width' | 'height'>;

/** Where the card stands, and where its tip points: the side of the card, and how far along it. */
export interface Placed {
  left: number;
  top: number;
  side: 'left' | 'right' | 'top' | 'bottom';
  tip: number;
}

/** Pixels between the thing and the card, and between the card and the edge of the window. */
const GAP = 16;
const EDGE = 8;
/** The tip keeps away from the corners of the card. */
const CORNER = 24;

/** Beside the thing, at the first side with room for all of it: left, right, above, below. */
export function beside(thing: Box, card: Size, room: Size): Placed {
  const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  const top = within(y - card.height / 2, card.height, room.height);
  const left = within(x - card.width / 2, card.width, room.width);
  const along = { top: within(y - top, 0, card.height, CORNER), left: within(x - left, 0, card.width, CORNER) };
  const [before, after] = [thing.left - GAP - card.width, thing.left + thing.width + GAP];
  if (before >= EDGE) return { left: before, top, side: 'right', tip: along.top };
  if (after + card.width + EDGE <= room.width) return { left: after, top, side: 'left', tip: along.top };
  const above = thing.top - GAP - card.height;
  if (above >= EDGE) return { left, top: above, side: 'bottom', tip: along.left };
  const below = thing.top + thing.height + GAP;
  return { left, top: within(below, card.height, room.height), side: 'top', tip: along.left };
}

/** On a small screen: is the thing in the second half of it, of its height or, where it is wide, of its width? */
export function inSecondHalf(thing: Box, room: Size): boolean {
  return room.width > room.height
    ? thing.left + thing.width / 2 > room.width / 2
    : thing.top + thing.height / 2 > room.height / 2;
}

function within(at: number, length: number, room: number, edge = EDGE): number {
  return Math.max(edge, Math.min(at, room - length - edge));
}
