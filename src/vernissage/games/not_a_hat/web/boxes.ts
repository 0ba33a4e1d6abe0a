/** Things that lie on a table, turned or straight, and whether they touch. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  /** x and y are its middle. */
  w: number;
  h: number;
  /** clockwise, in degrees */
  turn: number;
}

/** Is there less room than this between the two? */
export function touch(one: Box, two: Box, gap = 0): boolean {
  const reach = (Math.hypot(one.w, one.h) + Math.hypot(two.w, two.h)) / 2 + 2 * gap;
  if (Math.abs(one.x - two.x) > reach || Math.abs(one.y - two.y) > reach) return false;
  const apart = (axis: Point): boolean =>
    Math.abs((one.x - two.x) * axis.x + (one.y - two.y) * axis.y) >= half(one, axis, gap) + half(two, axis);
  return !axes(one.turn).some(apart) && !axes(two.turn).some(apart);
}

/** From where they are in this direction, all together and a step at a time, until nothing that they need is taken. */
export function slide(
  boxes: readonly Box[],
  by: Point,
  taken: readonly Box[],
  gap: number,
  needed: (boxes: readonly Box[]) => readonly Box[],
): Box[] {
  const STEP = 4;
  const STEPS = 150;
  let moved = [...boxes];
  const touches = (): boolean => needed(moved).some((box) => taken.some((each) => touch(box, each, gap)));
  for (let step = 0; step < STEPS && touches(); step += 1) {
    moved = moved.map((box) => ({ ...box, x: box.x + by.x * STEP, y: box.y + by.y * STEP }));
  }
  return moved;
}

/** What mustn't be covered counts as much as so many others. */
const NEVER = 12;

/** The first of these that touches nothing, or else the one that touches the fewest; what is `kept`, rather not at all. */
export function freest<Found extends Box>(
  places: readonly [Found, ...Found[]],
  taken: readonly Box[],
  kept: readonly Box[],
  gap = 0,
): Found {
  let [best] = places;
  let least = Infinity;
  for (const box of places) {
    let crowd = 0;
    for (const each of kept) if (crowd < least && touch(box, each, gap)) crowd += NEVER;
    for (const each of taken) if (crowd < least && touch(box, each, gap)) crowd += 1;
    if (crowd < least) [best, least] = [box, crowd];
    if (least === 0) break;
  }
  return best;
}

/** Asked thousands of times, of few turns. */
const known = new Map<number, [Point, Point]>();

function axes(turn: number): [Point, Point] {
  const found = known.get(turn);
  if (found) return found;
  const angle = (turn * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const both: [Point, Point] = [
    { x, y },
    { x: -y, y: x },
  ];
  known.set(turn, both);
  return both;
}

/** Half of the stretch that a box covers along an axis, with a gap around it. */
export function half({ w, h, turn }: Box, axis: Point, gap = 0): number {
  const [along, across] = axes(turn);
  const wide = Math.abs(along.x * axis.x + along.y * axis.y) * (w / 2 + gap);
  return wide + Math.abs(across.x * axis.x + across.y * axis.y) * (h / 2 + gap);
}
