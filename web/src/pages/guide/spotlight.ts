/** Where on the page the things are that a guide speaks of. */
import type { StepCard } from '@shell/lib/protocol';

export interface Box extends Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> {
  round: number;
  /** false for what has been scrolled away */
  seen: boolean;
}

interface LitThing extends Box {
  thing: string;
  /** which touch it is, from 1; 0 for what is only looked at */
  order: number;
  /** is it chosen? null for what can't be */
  pressed: boolean | null;
}

export interface Lit {
  things: LitThing[];
  /** where it is said; null while it isn't */
  label: Box | null;
  /** a sheet lies over the table */
  sheet: boolean;
  width: number;
  height: number;
}

export const DARK: Lit = { things: [], label: null, sheet: false, width: 0, height: 0 };

/** Pixels between a thing and its ring. */
const ROOM = 4;
/** Smaller than this it is there for ears only. */
const LEAST = 4;

/** The thing of this name that can be seen; in a sheet, where one lies over the table. */
export function find(thing: string): HTMLElement | null {
  const found = sheet().querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
  return (
    [...found].find((each) => each.checkVisibility({ visibilityProperty: true }) && each.offsetWidth > LEAST) ?? null
  );
}

/** What is pressed to touch it: itself, or the button in it. */
export function pressable(thing: HTMLElement): HTMLElement {
  return thing.matches(PRESSED) ? thing : (thing.querySelector<HTMLElement>(PRESSED) ?? thing);
}
const PRESSED = 'button, input';

/** What this step speaks of, where it is now; the same value as before if nothing has moved. */
export function litNow({ touch, look }: Pick<StepCard, 'touch' | 'look'>, before: Lit): Lit {
  const named = [...touch.map((thing, i) => ({ thing, order: i + 1 })), ...look.map((thing) => ({ thing, order: 0 }))];
  const once = named.filter(({ thing }, i) => named.findIndex((each) => each.thing === thing) === i);
  const cover = document.querySelector('[data-covers]')?.getBoundingClientRect();
  const things = once.flatMap(({ thing, order }) => {
    const found = find(thing);
    if (!found) return [];
    const box = boxOf(found);
    return [{ thing, order, pressed: isPressed(found), ...box, seen: box.seen && (order > 0 || !isUnder(cover, box)) }];
  });
  const label = document.querySelector<HTMLElement>('[data-coach]');
  const now = {
    things,
    label: label && boxOf(label),
    sheet: sheet() !== document,
    width: innerWidth,
    height: innerHeight,
  };
  return JSON.stringify(now) === JSON.stringify(before) ? before : now;
}

function sheet(): ParentNode {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
}

/** Does what a table shows for a moment lie over it? */
function isUnder(cover: DOMRect | undefined, { x, y, width, height }: Box): boolean {
  const [across, down] = [x + width / 2, y + height / 2];
  return cover !== undefined && across > cover.left && across < cover.right && down > cover.top && down < cover.bottom;
}

function isPressed(thing: HTMLElement): boolean | null {
  const said = pressable(thing).ariaPressed;
  return said === null ? null : said === 'true';
}

/** As much of it as can be seen where it scrolls. */
export function boxOf(element: HTMLElement): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around: HTMLElement | null = element; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    // What is pinned over the table does not scroll with it.
    if (['fixed', 'sticky', 'absolute'].includes(style.position)) break;
    if (around === element) continue;
    if (style.display === 'contents' || (style.overflowY !== 'auto' && style.overflowY !== 'scroll')) continue;
    const room = around.getBoundingClientRect();
    [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
    // What lies over the lower end of what scrolls is told by its scroll padding.
    [top, bottom] = [
      Math.max(top, room.top),
      Math.min(bottom, room.bottom - (Number.parseFloat(style.scrollPaddingBottom) || 0)),
    ];
  }
  const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)];
  const round = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0;
  return {
    x: left - ROOM,
    y: top - ROOM,
    width: width + 2 * ROOM,
    height: height + 2 * ROOM,
    round: round + ROOM,
    seen: width > LEAST && height > LEAST,
  };
}
