import { expect, test } from 'vitest';
import { wayDown } from '../src/lib/notice-offset';

const notices = { left: 400, right: 800, top: 4, bottom: 64 };
const line = (
  left: number,
  right: number,
  top: number,
): { left: number; right: number; top: number; bottom: number } => ({
  left,
  right,
  top,
  bottom: top + 20,
});

test('notices stay where nothing is said under them', () => {
  expect(wayDown(notices, [])).toBe(0);
  expect(wayDown(notices, [line(50, 390, 10), line(50, 200, 32)])).toBe(0);
  expect(wayDown(notices, [line(50, 700, 70)])).toBe(0);
});

test('notices over the end of a sentence go below it, and no farther', () => {
  expect(wayDown(notices, [line(50, 500, 10), line(50, 200, 32)])).toBe(30 + 4 - 4);
  expect(wayDown(notices, [line(50, 500, 10), line(50, 450, 32)])).toBe(52 + 4 - 4);
});
