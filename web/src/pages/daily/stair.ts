/** Where the stair runs: the most points still within reach after each turn. */
import { plotted, type Room } from '@shell/lib/plot';
import type { Stair } from '@shell/lib/protocol';

export interface Loss {
  turn: number;
  cost: number;
  x: number;
  y: number;
}

export interface Drawn {
  /** one's own line, as a path */
  own: string;
  /** between the best and one's own */
  gap: string;
  losses: Loss[];
  x: (turn: number) => number;
  y: (points: number) => number;
  /** the points that have a line of their own, and the turns that are named */
  marks: number[];
  turns: number[];
}

const STEP = 5;
const NAMED = 4;

/** Points may be cut; turns begin at the deal. */
export function drawn(stairs: readonly Stair[], room: Room): Drawn {
  const points = stairs.map((stair) => stair.points);
  const best = points[0] ?? 0;
  const low = Math.floor((Math.min(...points) - 1) / STEP) * STEP;
  const last = Math.max(1, stairs.at(-1)?.turn ?? 1);
  const { x, y } = plotted(last + 1, low, best, room);
  const own = stairs.map(({ turn, points: here }, at) =>
    at ? `H${fixed(x(turn))}V${fixed(y(here))}` : `M${fixed(x(turn))} ${fixed(y(here))}`,
  );
  const losses = stairs.slice(1).flatMap(({ turn, points: here }, at) => {
    const before = points[at] ?? here;
    return before > here ? [{ turn, cost: before - here, x: x(turn), y: (y(before) + y(here)) / 2 }] : [];
  });
  const [first] = losses;
  const gap = first ? `${own.join('')}V${fixed(y(best))}H${fixed(first.x)}Z` : '';
  const marks = Array.from({ length: Math.floor(best / STEP) - low / STEP + 1 }, (_, step) => low + step * STEP);
  const turns = Array.from({ length: NAMED }, (_, part) => Math.round(1 + (part * (last - 1)) / (NAMED - 1)));
  return { own: own.join(''), gap, losses, x, y, marks, turns: [...new Set(turns)] };
}

const fixed = (place: number): string => place.toFixed(1);
