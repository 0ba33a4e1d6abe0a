/** Where one stands in a row of rooms, and where a step leads: along a wall, and at its end through the door. */
export interface Spot {
  room: number;
  /** which picture of it */
  place: number;
}

export interface Room {
  name: string;
  /** the same in short, on the sign over its door and in the plan */
  sign?: string;
  /** how many pictures hang there */
  count: number;
  /** where it has an address of its own */
  href?: string;
  /** more light than in others */
  lit?: boolean;
}
/** A step on, or back, past rooms with so many pictures; null where the house ends. */
export function step(counts: readonly number[], { room, place }: Spot, by: 1 | -1): Spot | null {
  const beside = place + by;
  if (beside >= 0 && beside < (counts[room] ?? 0)) return { room, place: beside };
  const there = counts[room + by];
  if (there === undefined) return null;
  return { room: room + by, place: by > 0 ? 0 : Math.max(0, there - 1) };
}

/** Which of these is nearest to a line down the middle of the wall? */
export function nearest(middles: readonly number[], line: number): number {
  const far = middles.map((middle) => Math.abs(middle - line));
  return Math.max(0, far.indexOf(Math.min(...far)));
}
