import { expect, test } from 'vitest';
import { fitOf, type Captions } from '../fit';

const named = (count: number): string[] => Array.from({ length: count }, () => 'sailing boat');
const search = (one: number, two: number, out: number): Captions => ({
  one: named(one),
  two: named(two),
  out: named(out),
});
const UPRIGHT = { width: 390, height: 559, letters: 1, sideways: false };
const SIDEWAYS = { width: 632, height: 345, letters: 1, sideways: true };

test('nine lean three by three, nearly as large as the themes above them', () => {
  expect(fitOf(search(0, 0, 9), true, UPRIGHT)).toMatchObject({ lean: 92, theme: 92, shelf: 3 });
});

test('ten and more lean in rows of four, four in one row', () => {
  expect(fitOf(search(0, 0, 11), true, UPRIGHT).shelf).toBe(4);
  expect(fitOf(search(2, 3, 4), false, UPRIGHT).shelf).toBe(4);
});

test('held sideways, two hang beside each theme and seven lean in one row', () => {
  expect(fitOf(search(1, 1, 7), true, SIDEWAYS)).toMatchObject({ lean: 78, hung: 78, theme: 112, across: 2, shelf: 7 });
});

test('pictures become smaller before a word breaks, and never too small to touch', () => {
  const low = { ...UPRIGHT, width: 320, height: 364 };
  const long = { one: [], two: [], out: Array.from({ length: 9 }, () => 'thermometer') };
  expect(fitOf(long, true, low).shelf).toBe(3);
  const crowded = fitOf(search(6, 6, 12), true, { ...low, height: 200 });
  expect(Math.min(crowded.hung, crowded.lean)).toBeGreaterThanOrEqual(40);
});

test('larger letters take their room from the pictures', () => {
  const { lean } = fitOf(search(3, 3, 11), true, { ...UPRIGHT, letters: 1.25 });
  expect(lean).toBeLessThan(fitOf(search(3, 3, 11), true, UPRIGHT).lean);
});
