/** Everyone's first tries as squares: one for each person, or for several where there are very many. */

export interface Column {
  /** the scores it stands for, both included */
  from: number;
  to: number;
  people: number;
  /** how many squares that is */
  squares: number;
}

export interface Squares {
  columns: Column[];
  /** how many people a square stands for */
  each: number;
  /** the most squares one above the other */
  highest: number;
}

/** From so many people on, a square is more than one. */
const MANY = 150;
const FIVE = 5;
/** A drawing has so many columns at most: beyond that, neighbouring scores share one. */
const MOST = 30;

/** The scores between the lowest and the highest, those that nobody has too; `also` have their place in any case. */
export function squares(firsts: readonly (readonly [number, number])[], also: readonly number[]): Squares {
  const all = [...also, ...firsts.map(([score]) => score)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const people = firsts.reduce((sum, [, count]) => sum + count, 0);
  const each = people > MANY ? Math.ceil(people / MANY / FIVE) * FIVE : 1;
  const wide = Math.ceil((most - least + 1) / MOST);
  const columns = Array.from({ length: Math.ceil((most - least + 1) / wide) }, (_, at) => {
    const from = least + at * wide;
    const to = from + wide - 1;
    const here = firsts.reduce((sum, [score, count]) => sum + (from <= score && score <= to ? count : 0), 0);
    return { from, to, people: here, squares: Math.ceil(here / each) };
  });
  return { columns, each, highest: Math.max(1, ...columns.map(({ squares: high }) => high)) };
}

/** In which column a score is. */
export function columnOf({ columns }: Squares, score: number): number {
  return columns.findIndex(({ from, to }) => from <= score && score <= to);
}
