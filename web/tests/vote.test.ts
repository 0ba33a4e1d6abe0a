import { describe, expect, it } from 'vitest';
import type { Poll } from '../src/lib/protocol';
import { verdict } from '../src/pages/table/vote';

const said = (tally: number[]): string => {
  const poll: Poll = { seats: [1, 3], cast: tally.reduce((a, b) => a + b), left: null, tally, run_off: false };
  return verdict(
    poll,
    (seat) => `seat ${seat}`,
    (name, args) => [name, ...Object.values(args ?? {})].join(' '),
  );
};

describe('what a vote came to', () => {
  it('names who has the most votes, and of how many', () => {
    expect(said([1, 3])).toBe('vote-chosen seat 3 3 4');
    expect(said([1, 0])).toBe('vote-chosen seat 1 1 1');
  });
  it('says that equal votes decide nothing', () => {
    expect(said([2, 2])).toBe('vote-undecided 4');
  });
  it('says that nobody voted', () => {
    expect(said([0, 0])).toBe('vote-nobody');
  });
});
