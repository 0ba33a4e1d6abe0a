/** The way of a gift that is given: from who gives it, through where it lies, to the edge of who gets it. */
import { touch, type Box, type Point } from './boxes';

/** The gift is never so near to either end that its way would turn back. */
const NEAR = 0.2;
/** The way ends so far before the name of who gets the gift, and is looked for in so many steps. */
const BEFORE = 14;
const STEPS = 64;

/** As an SVG path. */
export function way(from: Point, through: Point, to: Box): string {
  const [before, after] = [distance(from, through), distance(through, to)];
  const at = Math.min(Math.max(before / (before + after || 1), NEAR), 1 - NEAR);
  const bend = (axis: 'x' | 'y'): number =>
    (through[axis] - (1 - at) ** 2 * from[axis] - at ** 2 * to[axis]) / (2 * at * (1 - at));
  const control = { x: bend('x'), y: bend('y') };
  const reached = (share: number): boolean =>
    touch({ ...on(from, control, to, share), w: 0, h: 0, turn: 0 }, { ...to, w: to.w + BEFORE, h: to.h + BEFORE });
  let end = 1;
  while (end > at && reached(end)) end -= 1 / STEPS;
  const [turn, stop] = [between(from, control, end), on(from, control, to, end)];
  return `M${[from, turn, stop].map(({ x, y }, number) => `${number === 1 ? 'Q' : ''}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')}`;
}

const distance = (one: Point, two: Point): number => Math.hypot(one.x - two.x, one.y - two.y);

const between = (one: Point, two: Point, share: number): Point => ({
  x: one.x + (two.x - one.x) * share,
  y: one.y + (two.y - one.y) * share,
});

/** Where one is on the curve after this share of it. */
const on = (from: Point, control: Point, to: Point, share: number): Point =>
  between(between(from, control, share), between(control, to, share), share);
