/** How large everything is on a phone while the directors search, in pixels: as large as all of it is seen at once. Held
    upright, what hangs is below its theme; held sideways, beside it. */
import type { Place } from './cards';

/** The room for both walls and the storeroom. */
export interface Hall {
  width: number;
  height: number;
  /** how much larger than usual letters are */
  letters: number;
  sideways: boolean;
}

export interface Fit {
  theme: number;
  hung: number;
  lean: number;
  /** how many stand side by side: below or beside a theme, and in the storeroom */
  across: number;
  shelf: number;
}

/** What stands in each place: its name, and in a line of its own what is said of it. */
export type Captions = Record<Place, readonly string[]>;

/** What can be touched is at least so large. */
const SMALLEST = 40;
/** `wall`, `floor`: what is above and below what hangs, and what leans. */
const UPRIGHT = { largest: 92, theme: 1, hung: 0.83, wall: 26, floor: 46 };
const SIDEWAYS = { largest: 78, theme: 1.44, hung: 1, wall: 18, floor: 20 };
const PLAQUE = 12;
const GAP = 9;
const EDGE = 14;
const LETTER = 7;
const LINE = 15;
/** Between two names. */
const SPACE = 4;
/** So few lean in one row; from so many on there are at least as many in each. */
const [FEW, MANY] = [4, 10];
const LEAST = 3;

/** `open`: one more may come beside each theme. */
export function fitOf(captions: Captions, open: boolean, hall: Hall): Fit {
  const { largest } = hall.sideways ? SIDEWAYS : UPRIGHT;
  const sizes = Array.from({ length: largest - SMALLEST + 1 }, (_, i) => largest - i);
  return sizes
    .flatMap((lean) => [2, 3, 4].map((across) => planned(captions, open, hall, lean, across)))
    .reduce((best, plan) => (plan.hidden < best.hidden ? plan : best));
}

/** `hidden`: how much would not be seen, and a little for a word that breaks. */
function planned(
  { one, two, out }: Captions,
  open: boolean,
  { width, height, letters, sideways }: Hall,
  lean: number,
  across: number,
): Fit & { hidden: number } {
  const shape = sideways ? SIDEWAYS : UPRIGHT;
  const [theme, hung] = [Math.round(shape.theme * lean), Math.max(SMALLEST, Math.round(shape.hung * lean))];
  const most = Math.max(one.length, two.length) + (open && sideways ? 1 : 0);
  const pitch = sideways ? hung + GAP : (width / 2 - EDGE) / across;
  const below = captionOf([...one, ...two], pitch, letters);
  const hanging = Math.ceil(most / across) * (hung + below.high);
  const wall = sideways ? Math.max(theme + PLAQUE, hanging) : theme + hanging + (most > 0 ? GAP : 0);
  const wing = EDGE + Math.min(across, most) * (hung + GAP) + (sideways ? theme : 0);

  const side = Math.floor((width - 2 * EDGE + GAP) / (lean + GAP));
  const shelves = Math.ceil(out.length / side);
  const shelf = Math.max(1, Math.ceil(out.length / shelves));
  const caption = captionOf(out, (width - 2 * EDGE) / shelf, letters);
  const store = shelves * (lean + caption.high);
  const least = Math.min(out.length, out.length >= MANY || out.length <= FEW ? FEW : LEAST);
  const isWide = side < least || 2 * wing > width;
  const high = shape.wall + wall + shape.floor * letters + store;
  return {
    theme,
    hung,
    lean,
    across,
    shelf,
    hidden: isWide ? Number.POSITIVE_INFINITY : Math.max(0, high - height) + below.broken + caption.broken,
  };
}

/** How high what stands below a picture is, in as many lines as the longest needs, with the air around it. */
function captionOf(captions: readonly string[], pitch: number, letters: number): { high: number; broken: number } {
  const room = (pitch - SPACE) / (LETTER * letters);
  const lines = captions.map((caption) => caption.split('\n').reduce((sum, each) => sum + linesOf(each, room), 0));
  const isBroken = captions.some((caption) => caption.split(/[\s-]/).some(({ length }) => length > room));
  return { high: Math.max(1, ...lines) * LINE * letters + GAP, broken: isBroken ? 1 : 0 };
}

/** In how many lines words stand that stay whole as long as they fit. */
function linesOf(words: string, room: number): number {
  let [lines, left] = [0, 0];
  for (const { length } of words.split(' ')) {
    if (length > left) [lines, left] = [lines + Math.ceil(length / room), Math.ceil(length / room) * room];
    left = (left - length - 1) % room;
  }
  return lines;
}
