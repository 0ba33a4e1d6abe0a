/** Where the lines of a chart run: one value after the other, and names at their ends that stand apart. */
export type Room = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export interface Plot {
  room: Room;
  /** Where a step lies, or something between two of them. */
  x: (step: number) => number;
  y: (value: number) => number;
}

/** What a line is told by; the own one is drawn on top, and solid. */
export interface Line {
  name: string;
  values: readonly number[];
  dash: string;
  /** a colour of the style sheets */
  colour: string;
  own?: boolean;
}

/** Something that is written below a chart. */
export interface Tick {
  /** a step, or something between two of them */
  at: number;
  label: string;
  anchor: 'start' | 'middle' | 'end';
}

/** The lines of the seats are told apart by how they are dashed. */
export const DASHES = ['', '9 5', '2 5', '12 5 2 5', '18 6', '2 8', '14 4 2 4 2 4', '6 3'];
/** Between two names there is so much room. */
const NAME = 17;
/** A letter is about so wide. */
export const LETTER = 7.2;

/** So many steps side by side, and values from the lowest to the highest. */
export function plotted(steps: number, low: number, high: number, room: Room): Plot {
  const last = Math.max(1, steps - 1);
  return {
    room,
    x: (step) => room.left + (step / last) * (room.right - room.left),
    y: (value) => room.bottom - ((value - low) / Math.max(1, high - low)) * (room.bottom - room.top),
  };
}

/** Straight from one value to the next: nothing happens in between. */
export function along(values: readonly number[], { x, y }: Plot): string {
  return values.map((value, step) => point(x(step), y(value))).join(' ');
}

export const point = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** Where the names of lines that end at these values are written: none over another, none below the last line. */
export function named(ends: readonly number[], { y, room }: Plot, scale = 1): number[] {
  return apart(ends.map(y), NAME * scale, room.bottom);
}

/** Of these, one after the other, those that have room beside the one before; always the last one. */
export function spaced(ticks: readonly Tick[], plot: Plot, scale = 1): Tick[] {
  const last = ticks.at(-1);
  const kept: Tick[] = [];
  for (const tick of ticks) {
    const before = kept.at(-1);
    const fits =
      (!before || apartBy(before, tick, plot, scale)) && (!last || tick === last || apartBy(tick, last, plot, scale));
    if (fits || tick === last) kept.push(tick);
  }
  return kept;
}

/** Do their words leave some room between them? */
function apartBy(one: Tick, two: Tick, { x }: Plot, scale: number): boolean {
  const share = { start: 0, middle: 1 / 2, end: 1 };
  const width = ({ label }: Tick) => label.length * LETTER * scale;
  const ends = x(one.at) + width(one) * (1 - share[one.anchor]);
  return x(two.at) - width(two) * share[two.anchor] - ends >= LETTER * scale;
}

/** These places in a row, moved as little as need be so that each is so far from the next and none is past the last. */
export function apart(places: readonly number[], least: number, last: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const moved = [...places];
  let at = -Infinity;
  for (const i of order) at = moved[i] = Math.max(places[i] ?? 0, at + least);
  at = last + least;
  for (const i of order.reverse()) at = moved[i] = Math.min(moved[i] ?? 0, at - least);
  return moved;
}
