/** Where the drawings of one's own page have their points. */
import { plotted as plot, point, type Room } from '@shell/lib/plot';
import type { Course, Month } from '@shell/lib/protocol';

export interface Point {
  x: number;
  y: number;
}

/** The corners of a triangle with words around it: the first on top, the second on the left, the third on the right. */
export function corners(width: number, top: number, aside: number): [Point, Point, Point] {
  const side = Math.max(0, width - 2 * aside);
  const height = (side * Math.sqrt(3)) / 2;
  return [
    { x: width / 2, y: top },
    { x: aside, y: top + height },
    { x: width - aside, y: top + height },
  ];
}

/** Where three counts lie between the corners: the larger one's share, the nearer its corner. */
export function between([a, b, c]: [Point, Point, Point], counts: readonly [number, number, number]): Point {
  const whole = Math.max(1, counts[0] + counts[1] + counts[2]);
  const along = (axis: 'x' | 'y') => (a[axis] * counts[0] + b[axis] * counts[1] + c[axis] * counts[2]) / whole;
  return { x: along('x'), y: along('y') };
}

export interface Dot extends Point {
  month: Month;
}

export interface Plotted {
  /** Months that follow one another; between two of these runs is a gap. */
  runs: { line: string; band: string; dots: Dot[] }[];
  /** What stands on the left, from 0 to the most. */
  marks: { value: number; y: number }[];
  /** What stands below, as much as there is room for. */
  labels: { month: string; x: number }[];
}

const TWELVE = 12;
/** Between two months that are written there is so much room. */
const APART = 52;

/** How many months since the year 0: those that follow one another differ by one. */
export function count(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * TWELVE + number - 1;
}

export function plotted({ months }: Course, room: Room): Plotted {
  const [first, last] = [count(months[0]?.month ?? ''), count(months.at(-1)?.month ?? '')];
  const most = rounded(Math.max(1, ...months.map(({ high }) => high)));
  const { x: along, y } = plot(last - first + 1, 0, most, room);
  const x = (month: string): number => (last === first ? (room.left + room.right) / 2 : along(count(month) - first));
  return {
    runs: inRuns(months).map((run) => ({
      dots: run.map((month) => ({ month, x: x(month.month), y: y(month.value) })),
      line: run.map(({ month, value }) => point(x(month), y(value))).join(' '),
      band: [
        ...run.map(({ month, high }) => point(x(month), y(high))),
        ...run.map(({ month, low }) => point(x(month), y(low))).reverse(),
      ].join(' '),
    })),
    marks: [0, most / 2, most].map((value) => ({ value, y: y(value) })),
    labels: spaced(months.map(({ month }) => ({ month, x: x(month) }))),
  };
}

function inRuns(months: readonly Month[]): Month[][] {
  const runs: Month[][] = [];
  for (const month of months) {
    const before = runs.at(-1)?.at(-1);
    if (before && count(month.month) - count(before.month) === 1) runs.at(-1)?.push(month);
    else runs.push([month]);
  }
  return runs;
}

/** The next even number, so that half of it is a whole one. */
function rounded(value: number): number {
  return 2 * Math.ceil(value / 2);
}

/** From the latest back, as many as do not touch. */
function spaced(labels: { month: string; x: number }[]): { month: string; x: number }[] {
  const kept: { month: string; x: number }[] = [];
  for (const label of labels.toReversed())
    if (kept.every(({ x }) => Math.abs(x - label.x) >= APART)) kept.unshift(label);
  return kept;
}
