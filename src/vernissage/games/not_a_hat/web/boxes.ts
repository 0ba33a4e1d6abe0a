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
  const wide = { ...one, w: one.w + 2 * gap, h: one.h + 2 * gap };
  return [...axes(one.turn), ...axes(two.turn)].every((axis) => {
    const [least, most] = shadow(wide, axis);
    const [from, to] = shadow(two, axis);
    return least < to && from < most;
  });
}

/** From where they are in this direction, all together and a step at a time, until they touch nothing. */
export function slide(boxes: readonly Box[], by: Point, taken: readonly Box[], gap: number): Box[] {
  const STEP = 4;
  const STEPS = 150;
  let moved = [...boxes];
  for (let step = 0; step < STEPS && moved.some((box) => taken.some((each) => touch(box, each, gap))); step += 1) {
    moved = moved.map((box) => ({ ...box, x: box.x + by.x * STEP, y: box.y + by.y * STEP }));
  }
  return moved;
}

/** What mustn't be covered counts as much as so many others. */
const NEVER = 6;

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

/** The stretch that a box covers along an axis. */
function shadow(box: Box, axis: Point): [number, number] {
  const [along, across] = axes(box.turn);
  const middle = box.x * axis.x + box.y * axis.y;
  const half =
    (Math.abs(along.x * axis.x + along.y * axis.y) * box.w + Math.abs(across.x * axis.x + across.y * axis.y) * box.h) /
    2;
  return [middle - half, middle + half];
}
