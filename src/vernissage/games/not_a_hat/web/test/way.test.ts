import { expect, test } from 'vitest';
import type { Box } from '../boxes';
import { way } from '../way';

const plate: Box = { x: 300, y: 0, w: 100, h: 40, turn: 0 };
const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

test('it ends before the name of who gets the gift', () => {
  const [, , , , x = 0, y = 0] = numbers(way({ x: -300, y: 0 }, { x: 0, y: 0 }, plate));
  expect(x).toBeLessThan(250);
  expect(x).toBeGreaterThan(210);
  expect(y).toBeCloseTo(0);
});

test('it leads through the gift, wherever that found room', () => {
  const from = { x: -300, y: 0 };
  const gift = { x: 0, y: -120 };
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers(way(from, gift, plate));
  expect([x0, y0]).toEqual([from.x, from.y]);
  const passes = Array.from({ length: 200 }, (_, at) => at / 199).map((share) =>
    Math.hypot(
      (1 - share) ** 2 * x0 + 2 * share * (1 - share) * x1 + share ** 2 * x2 - gift.x,
      (1 - share) ** 2 * y0 + 2 * share * (1 - share) * y1 + share ** 2 * y2 - gift.y,
    ),
  );
  expect(Math.min(...passes)).toBeLessThan(4);
});
