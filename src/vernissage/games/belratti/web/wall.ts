/** What hangs, leans or lies where, phase by phase. */
import { THEMES, type Place } from './cards';
import { inTurn, type Stamp } from './look';
import type { RoundLook, Shown, Table, View } from './types';

export interface Item {
  painting: string;
  place: Place;
  stamp: Stamp | null;
  /** It is being turned at this moment. */
  turning: boolean;
  /** What the round's end told about it. */
  shown: Shown | null;
  /** Who points at it or holds it. */
  hands: number[];
}

export function items(view: View, look: RoundLook | null, turned: number, pointing: Record<number, string>): Item[] {
  const { table, laid } = view;
  if (look) return lookedAt(look, turned);
  if (table.hanging) {
    return table.frames.map((painting, i) => item(painting, table.hanging?.draft[i] ?? 'out', handsOn(`frame-${i}`)));
  }
  return laid.map(({ painting, theme }) => item(painting, theme, []));

  function handsOn(name: string): number[] {
    return Object.keys(pointing)
      .map(Number)
      .filter((seat) => seat !== view.seat && pointedAt(pointing[seat])?.name === name);
  }
}

/** How many hang. */
export function hangs({ hanging }: Table): number {
  return hanging?.draft.filter((place) => place !== 'out').length ?? 0;
}

/** What somebody points at: a frame, and where a bot that waits would rather have it. */
export interface Pointed {
  name: string;
  frame: number;
  place: Place | null;
}

export function pointedAt(at: string | undefined): Pointed | null {
  const [, name, frame, place] = /^(frame-(\d+))(?::(one|two|out))?$/.exec(at ?? '') ?? [];
  return name === undefined ? null : { name, frame: Number(frame), place: (place as Place | undefined) ?? null };
}

function item(painting: string, place: Place, hands: number[]): Item {
  return { painting, place, stamp: null, turning: false, shown: null, hands };
}

function lookedAt(look: RoundLook, turned: number): Item[] {
  return inTurn(look).map((shown, i) => ({
    ...item(shown.painting, shown.hung, []),
    stamp: i < turned ? shown.stamp : null,
    turning: i === turned,
    shown: i < turned ? shown : null,
  }));
}

/** All places of one's hand, in their order: what is laid or put aside leaves a gap and does not move the rest. */
export function handPlaces({ hand, laid, aside }: View): string[] {
  return [...(hand ?? []), ...laid.map(({ painting }) => painting), ...aside].toSorted();
}

const ROWS = 2;
const FEWEST = 3;

/** In how many columns the fullest wall hangs at most: by how many were asked for, so that no frame
 *  changes its size while one plays. One place more is open to whoever hangs. */
export function columns({ number, hanging }: Table, look: RoundLook | null): number {
  const places = look ? look.paintings.map(({ hung }) => hung) : (hanging?.draft ?? []);
  const fullest = Math.max(...THEMES.map((theme) => places.filter((place) => place === theme).length));
  return Math.max(FEWEST, Math.ceil(((look?.number ?? number) + 1) / ROWS), Math.ceil((fullest + 1) / ROWS));
}
