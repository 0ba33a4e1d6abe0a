/** How large everything is while the directors search, in units of the stage: as large as nothing is cut off. The paintings
    have one size wherever they are, and more than one row under a theme only where the wall is too narrow for one. */
import type { Place } from '../cards';

export interface Plan {
  theme: number;
  each: number;
  /** how many stand side by side */
  columns: Record<Place, number>;
}

export const GAP = 24;
const WIDTH = 1810;
const HEIGHT = 780;
/** What stands above the middle. */
const TITLE = 110;
/** Between a theme and the first row below it, with the plaque. */
const PLAQUE = 62;
/** A name in one line, and in two. */
const [LINE, LINES] = [42, 74];
const LETTER = 14.5;

const LARGEST_FIRST = [222, 208, 190, 172, 160, 150, 140, 128, 116, 104].flatMap((each) =>
  [300, 240, 190].map((theme) => ({ each, theme })),
);

/** The names of what is in each place; `slot` says that one more may come under each theme. */
export function planOf(names: Record<Place, string[]>, slot: boolean): Plan {
  const all = [...names.one, ...names.two, ...names.out];
  const plans = LARGEST_FIRST.map(({ each, theme }): Plan & { width: number } => {
    const row = each + GAP + (all.some((name) => name.length * LETTER > each + GAP) ? LINES : LINE);
    const wing = (count: number): number => across(count + (slot ? 1 : 0), (HEIGHT - theme - PLAQUE + GAP) / row);
    const columns = { one: wing(names.one.length), two: wing(names.two.length), out: middle(names.out.length, row) };
    const wings = [columns.one, columns.two].map((count) => Math.max(theme + 2 * GAP, wide(count, each)));
    return {
      theme,
      each,
      columns,
      width: wide(columns.out, each) + 2 * GAP + wings.reduce((sum, one) => sum + one, 0),
    };
  });
  return plans.find(({ width }) => width <= WIDTH) ?? (plans.at(-1) as Plan);
}

/** At least four side by side in the middle: so few are no column. */
function middle(count: number, row: number): number {
  return Math.max(Math.min(4, count), across(count, (HEIGHT - TITLE + GAP) / row));
}

function across(count: number, rows: number): number {
  return rows < 1 ? Number.POSITIVE_INFINITY : Math.ceil(count / Math.floor(rows));
}

function wide(count: number, each: number): number {
  return count * (each + GAP);
}
