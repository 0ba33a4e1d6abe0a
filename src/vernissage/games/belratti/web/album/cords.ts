/** A page of the album as a drawing: where each picture stands, and the cord from what was meant to where it hung. */
import { THEMES, type Theme } from '../cards';
import type { RoundLook, Shown } from '../types';

export interface Spot {
  /** Its middle, from the left. */
  x: number;
  /** Its upper edge. */
  y: number;
  size: number;
}
export interface Placed extends Spot {
  shown: Shown;
  /** How wide its name may be. */
  room: number;
}
export interface Cord {
  painting: string;
  stamp: Shown['stamp'];
  path: string;
  /** Where it begins, below the plaque. */
  x: number;
  y: number;
}
export interface Drawing {
  width: number;
  height: number;
  /** With the width of its wall, for its name. */
  themes: (Spot & { room: number })[];
  hung: Placed[];
  out: Placed[];
  /** The upper edge of the store-room. */
  store: number;
  cords: Cord[];
}

const PLAQUE = 32;
const CORD = 46;
const NAMED = 48;
const BETWEEN = 18;
const LEAST_SLOT = 66;
const WIDEST_SLOT = 116;
const STORE = 76;
/** On a phone: the words for the store-room stand above it, else beside it. */
const NARROW = 460;

const hanging = (look: RoundLook, place: Shown['hung']): Shown[] => look.paintings.filter(({ hung }) => hung === place);

export function drawing(look: RoundLook, width: number): Drawing {
  const narrow = width < NARROW;
  const theme = narrow ? 84 : 104;
  const walls = THEMES.map((place) => hanging(look, place));
  const rows = [1, 2, 3].find((each) => slotOf(walls, each, width, theme) >= LEAST_SLOT) ?? 4;
  const slot = Math.min(slotOf(walls, rows, width, theme), WIDEST_SLOT);
  const size = Math.min(76, slot - 14);
  const top = 4 + theme + PLAQUE + CORD;
  const below = size + NAMED + BETWEEN;

  const [left = 0, right = 0] = widths(walls, rows, width, theme);
  const middles = [left / 2, left + right / 2];
  const themes = middles.map((x, i) => ({ x, y: 4, size: theme, room: (i === 0 ? left : right) - 8 }));
  const hung = walls.flatMap((wall, i) =>
    inRows(wall, rows).flatMap((row, r, all) => {
      // Rows of the same length stand a little beside each other, so that cords find a way between.
      const aside = all.length > 1 && all[0]?.length === all[1]?.length ? (r % 2 ? slot / 4 : -slot / 4) : 0;
      return row.map((shown, k) => ({
        shown,
        x: (middles[i] ?? 0) + (k - (row.length - 1) / 2) * slot + aside,
        y: top + r * below,
        size,
        room: slot,
      }));
    }),
  );
  const used = Math.max(1, ...walls.map((wall) => inRows(wall, rows).length));
  const store = top + used * below - BETWEEN + 8;
  const out = stored(look, width, store, narrow);
  const height = store + STORE + (narrow ? 22 : 0);
  return { width, height, themes, hung, out, store, cords: cords([...hung, ...out], themes, theme) };
}

/** The first rows are the fuller ones. */
function inRows(wall: Shown[], rows: number): Shown[][] {
  const each = Math.max(2, Math.ceil(wall.length / rows));
  return Array.from({ length: Math.ceil(wall.length / each) }, (_, r) => wall.slice(r * each, (r + 1) * each));
}

/** How many slots wide a wall is, with room to stand a little aside. */
function columns(wall: Shown[], rows: number): number {
  const [first = [], second = []] = inRows(wall, rows);
  return Math.max(1, first.length) + (first.length && first.length === second.length ? 0.5 : 0);
}

/** How wide each wall is: by what hangs there, but never narrower than the theme above it. */
function widths(walls: Shown[][], rows: number, width: number, theme: number): number[] {
  const [one = 1, two = 1] = walls.map((wall) => columns(wall, rows));
  const least = theme + 32;
  const left = Math.min(Math.max((width * one) / (one + two), least), width - least);
  return [left, width - left];
}

function slotOf(walls: Shown[][], rows: number, width: number, theme: number): number {
  const wide = widths(walls, rows, width, theme);
  return Math.min(...walls.map((wall, i) => (wide[i] ?? 0) / columns(wall, rows)));
}

/** What nobody found stands on the side of its theme, the forgeries that were caught between. */
function stored(look: RoundLook, width: number, store: number, narrow: boolean): Placed[] {
  const side = ({ meant }: Shown): number => (meant === 'one' ? 0 : meant === null ? 1 : 2);
  const row = hanging(look, 'out').toSorted((one, two) => side(one) - side(two));
  const left = narrow ? 8 : 92;
  const step = (width - left - 8) / Math.max(1, row.length);
  const y = store + 12 + (narrow ? 22 : 0);
  return row.map((shown, k) => ({ shown, x: left + step * (k + 0.5), y, size: Math.min(52, step - 8), room: step }));
}

/** From the plaque of the theme that was meant, side by side in the order in which they arrive. */
function cords(placed: Placed[], themes: Spot[], theme: number): Cord[] {
  const y = 4 + theme + PLAQUE;
  return THEMES.flatMap((place: Theme, i) => {
    const own = placed.filter(({ shown }) => shown.meant === place).toSorted((one, two) => one.x - two.x);
    const step = Math.min(18, (theme - 20) / Math.max(1, own.length - 1));
    return own.map((goal, k) => {
      const x = (themes[i]?.x ?? 0) + (k - (own.length - 1) / 2) * step;
      const fall = goal.y - y;
      const path = `M${tenths(x)} ${y}C${tenths(x)} ${tenths(y + fall * 0.62)} ${tenths(goal.x)} ${tenths(y + fall * 0.3)} ${tenths(goal.x)} ${tenths(goal.y)}`;
      return { painting: goal.shown.painting, stamp: goal.shown.stamp, path, x, y };
    });
  });
}

const tenths = (number: number): number => Math.round(number * 10) / 10;
