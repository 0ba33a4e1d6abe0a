/** A small drawing of how many have which best score: a bar for each, or for a few neighbours if they are many. */

export interface Bar {
  /** the scores it stands for, both included */
  from: number;
  to: number;
  count: number;
  /** is the score of the game just played among them? */
  here: boolean;
}

const MOST = 14;

export function bars(scores: readonly (readonly [number, number])[], here: number): Bar[] {
  const all = [here, ...scores.map(([score]) => score)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const wide = Math.ceil((most - least + 1) / MOST);
  return Array.from({ length: Math.ceil((most - least + 1) / wide) }, (_, at) => {
    const from = least + at * wide;
    const to = from + wide - 1;
    const within = (score: number): boolean => from <= score && score <= to;
    const count = scores.reduce((sum, [score, guests]) => sum + (within(score) ? guests : 0), 0);
    return { from, to, count, here: within(here) };
  });
}
