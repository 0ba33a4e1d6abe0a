/** Where the lines of the curve run: everyone's chances after each turn, and the decisions on the own one. */
import type { CoachCard, CurvePoint } from '@shell/lib/protocol';

export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (number: number) => number;
  y: (value: number) => number;
  /** The values that have a line of their own, with words. */
  marks: number[];
}

/** The lines of the seats are told apart by how they are dashed. */
export const DASHES = ['', '9 5', '2 5', '12 5 2 5', '18 6', '2 8', '14 4 2 4 2 4', '6 3'];
const NAME = 17;
const HUNDRED = 100;
const STEP = 5;

/** Chances go from 0 to 100 and are never cut; points begin below the fewest. */
export function scale(card: CoachCard, room: Room): Scale {
  const values = card.curve.flatMap((point) => point.values);
  const worth = card.decisions.flatMap(({ did, better }) => [did.value, better.value]);
  const chance = card.unit === 'chance';
  const low = chance ? 0 : Math.floor((Math.min(...values, ...worth) - 1) / STEP) * STEP;
  const high = chance ? HUNDRED : Math.ceil((Math.max(...values, ...worth) + 1) / STEP) * STEP;
  const y = (value: number) => room.bottom - ((value - low) / Math.max(1, high - low)) * (room.bottom - room.top);
  const last = Math.max(1, card.turns - 1);
  const x = (number: number) => room.left + (turnAt(card.curve, number) / last) * (room.right - room.left);
  return { x, y, marks: chance ? [0, HUNDRED / 2, HUNDRED] : [low, (low + high) / 2, high] };
}

/** On the way from which turn to which this is: points stand one turn apart, what happens in a turn between them. */
export function turnAt(curve: readonly CurvePoint[], number: number): number {
  const next = curve.findIndex((point) => point.number > number);
  if (next < 0) return Math.max(0, curve.length - 1);
  const [before, after] = [curve[next - 1], curve[next]];
  if (!before || !after) return 0;
  return next - 1 + (number - before.number) / (after.number - before.number);
}

/** The line of one seat. */
export function line({ curve }: CoachCard, seat: number, { x, y }: Scale): string {
  return curve.map((point) => `${x(point.number).toFixed(1)},${y(point.values[seat] ?? 0).toFixed(1)}`).join(' ');
}

/** Around the own line: how far off it may be. */
export function band({ curve, you }: CoachCard, { x, y }: Scale): string {
  const edge = (sign: number) => (point: CurvePoint) => {
    const value = (point.values[you] ?? 0) + sign * point.band;
    return `${x(point.number).toFixed(1)},${y(value).toFixed(1)}`;
  };
  return [...curve.map(edge(1)), ...curve.map(edge(-1)).reverse()].join(' ');
}

export interface Label {
  /** null: what all would have if they were equal */
  seat: number | null;
  y: number;
}

/** The names at the ends of the lines, none over another and none below the last line. */
export function labels({ curve, turns, even }: CoachCard, { y }: Scale, lowest: number): Label[] {
  const ended = curve.length === turns ? (curve.at(-1)?.values ?? []) : [];
  const ends: Label[] = ended.map((value, seat) => ({ seat, y: y(value) }));
  if (even !== null) ends.push({ seat: null, y: y(even) });
  ends.sort((a, b) => a.y - b.y || (a.seat ?? 0) - (b.seat ?? 0));
  let at = -Infinity;
  for (const end of ends) at = end.y = Math.max(end.y, at + NAME);
  at = lowest + NAME;
  for (const end of ends.reverse()) at = end.y = Math.min(end.y, at - NAME);
  return ends.reverse();
}
