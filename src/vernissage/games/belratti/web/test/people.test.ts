import { expect, test } from 'vitest';
import { differing, inGroup, standing } from '../people';
import type { Table } from '../types';

const text = {
  say: (_: string, args?: Record<string, unknown>) => `${String(args?.name)} ${String(args?.number)}`,
  player: (seat: number) => ['Ada', 'Lena'][seat],
};
const asked = (...shown: (number | null)[]): Table =>
  ({ phase: 'ask', proposals: { members: [0, 1], shown, latest: 0 } }) as unknown as Table;
const told = (table: Table): string[] => differing(table, text as never);

test('numbers that differ are told with who shows them', () => {
  expect(told(asked(4, 5))).toEqual(['Ada 4', 'Lena 5']);
});

test('one number, or the same from all, is no difference', () => {
  expect(told(asked(4, null))).toEqual([]);
  expect(told(asked(null, null))).toEqual([]);
  expect(told(asked(4, 4))).toEqual([]);
});

test('whoever is done while paintings are missing leaves the rest to others', () => {
  const painting = (missing: number): Table =>
    ({ phase: 'paint', painters: [2, 3], ready: [2], missing }) as unknown as Table;
  expect(standing(painting(3), 2)).toBe('leaves');
  expect(standing(painting(0), 2)).toBe('ready');
  expect(standing(painting(3), 3)).toBe('painting');
});

test('whose decision it is, others know of themselves that it is not theirs', () => {
  const hanging = { phase: 'hang', painters: [2], directors: [0, 1], hanging: { consenting: [1] } } as unknown as Table;
  expect([0, 1, 2, null].map((seat) => inGroup(hanging, seat))).toEqual([true, true, false, false]);
});
