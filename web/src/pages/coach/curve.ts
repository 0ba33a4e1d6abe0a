/** What the coach's chart shows beside the lines: how far chances go, where decisions lie, and how sure the coach is. */
import { point, type Plot } from '@shell/lib/plot';
import type { CoachCard, CurvePoint } from '@shell/lib/protocol';

const HUNDRED = 100;
const STEP = 5;

/** The values that are marked. Chances go from 0 to 100 and are never cut; points begin below the fewest. */
export function marks(card: CoachCard): number[] {
  if (card.unit === 'chance') return [0, HUNDRED / 2, HUNDRED];
  const values = card.curve.flatMap((each) => each.values);
  const worth = card.decisions.flatMap(({ did, better }) => [did.value, better.value]);
  const low = Math.floor((Math.min(...values, ...worth) - 1) / STEP) * STEP;
  const high = Math.ceil((Math.max(...values, ...worth) + 1) / STEP) * STEP;
  return [low, (low + high) / 2, high];
}

/** On the way from which turn to which this is: points stand one turn apart, what happens in a turn between them. */
export function turnAt(curve: readonly CurvePoint[], number: number): number {
  const next = curve.findIndex((each) => each.number > number);
  if (next < 0) return Math.max(0, curve.length - 1);
  const [before, after] = [curve[next - 1], curve[next]];
  if (!before || !after) return 0;
  return next - 1 + (number - before.number) / (after.number - before.number);
}

/** Around the own line: how far off it may be. */
export function band({ curve, you }: CoachCard, { x, y }: Plot): string {
  const edge = (sign: number) => (each: CurvePoint, step: number) =>
    point(x(step), y((each.values[you] ?? 0) + sign * each.band));
  return [...curve.map(edge(1)), ...curve.map(edge(-1)).reverse()].join(' ');
}
