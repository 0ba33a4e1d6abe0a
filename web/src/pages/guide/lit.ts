/** Where on the page the things are that a guide speaks of. */
import type { StepCard } from '@shell/lib/protocol';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  round: number;
}

export interface Lit {
  /** `order`: which touch it is, from 1; 0 for what is only looked at */
  things: (Box & { thing: string; order: number })[];
  /** where it is said */
  label: Box | null;
  width: number;
  height: number;
}

/** Pixels between a thing and its ring. */
const ROOM = 4;

/** The thing of this name that can be seen. */
export function find(thing: string): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
  return [...found].find((each) => each.checkVisibility() && !each.closest('[inert]')) ?? null;
}

/** What this step speaks of, where it is now; the same value as before if nothing has moved. */
export function litNow({ touch, look }: StepCard, before: Lit): Lit {
  const named = [...touch.map((thing, i) => ({ thing, order: i + 1 })), ...look.map((thing) => ({ thing, order: 0 }))];
  const once = named.filter(({ thing }, i) => named.findIndex((each) => each.thing === thing) === i);
  const things = once.flatMap(({ thing, order }) => {
    const found = find(thing);
    return found ? [{ thing, order, ...boxOf(found) }] : [];
  });
  const label = document.querySelector<HTMLElement>('[data-coach]');
  const now = { things, label: label && boxOf(label), width: innerWidth, height: innerHeight };
  return JSON.stringify(now) === JSON.stringify(before) ? before : now;
}

function boxOf(element: HTMLElement): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  const round = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0;
  return { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM, round: round + ROOM };
}
