/** Where a plaque is placed: in empty space beside the thing it names. It covers nothing. */

export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;
type Size = Pick<Box, 'width' | 'height'>;

/** Where it hangs, and where its tip is: on which side of the thing it is, and how far along its own edge. */
export interface Hung {
  side: 'above' | 'below' | 'left' | 'right';
  x: number;
  y: number;
  tip: number;
}

/** Pixels between the thing's ring and its plaque, from the edge of the window, and round the plaque. */
const GAP = 10;
const EDGE = 6;
const AIR = 2;
/** The tip keeps away from the corners. */
const CORNER = 18;
/** What is this much of the window, both ways, is its ground, and no thing on it. */
const GROUND = 0.4;

/** Where there is room for it; null if there is none. */
export function hang(thing: Box, plaque: Size, taken: readonly Box[], room: Size): Hung | null {
  return places(thing, plaque, room).find((place) => isFree({ ...place, ...plaque }, taken, room)) ?? null;
}

function places(thing: Box, { width, height }: Size, room: Size): Hung[] {
  const [x, y] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
  const beside = { y: y - height / 2, tip: height / 2 };
  const starts = [x - width / 2, x - CORNER, x - width + CORNER];
  const along = starts.map((start) => Math.max(EDGE, Math.min(start, room.width - width - EDGE)));
  const [above, below] = [thing.y - GAP - height, thing.y + thing.height + GAP];
  const upright = along.flatMap((start): Hung[] => [
    { side: 'above', x: start, y: above, tip: x - start },
    { side: 'below', x: start, y: below, tip: x - start },
  ]);
  return [
    ...upright.filter(({ tip }) => tip >= CORNER && tip <= width - CORNER),
    { side: 'right', x: thing.x + thing.width + GAP, ...beside },
    { side: 'left', x: thing.x - GAP - width, ...beside },
  ];
}

function isFree(plaque: Box, taken: readonly Box[], room: Size): boolean {
  const [right, bottom] = [plaque.x + plaque.width, plaque.y + plaque.height];
  const inside = plaque.x >= EDGE && plaque.y >= EDGE && right + EDGE <= room.width && bottom + EDGE <= room.height;
  return inside && !taken.some((each) => overlap(plaque, each));
}

function overlap(one: Box, two: Box): boolean {
  return (
    one.x - AIR < two.x + two.width &&
    two.x < one.x + one.width + AIR &&
    one.y - AIR < two.y + two.height &&
    two.y < one.y + one.height + AIR
  );
}

/** All that is to be seen or pressed on the page: pictures, words, buttons, what has a name; not what is only read aloud. */
export function taken(room: Size): Box[] {
  const found: Box[] = [];
  for (const each of document.querySelectorAll<HTMLElement>(SEEN)) {
    if (!each.querySelector(SEEN) && each.checkVisibility({ visibilityProperty: true }))
      found.push(each.getBoundingClientRect());
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const { currentNode: node } = words;
    if (!node.nodeValue?.trim() || node.parentElement?.closest('[data-light], .vh')) continue;
    range.selectNodeContents(node);
    found.push(range.getBoundingClientRect());
  }
  const isGround = ({ width, height }: Size) => width > GROUND * room.width && height > GROUND * room.height;
  return found.filter((box) => box.width > 1 && box.height > 1 && !isGround(box));
}
const SEEN = 'img, svg, button, input, [data-thing], [data-coach]';
