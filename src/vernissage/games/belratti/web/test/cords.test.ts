import { expect, test } from 'vitest';
import { drawing } from '../album/cords';
import type { RoundLook, Shown } from '../types';

/** So many on each wall, and so many in the store-room, in turn meant for one theme, for the other, or forged. */
function round(one: number, two: number, out: number): RoundLook {
  const many = (count: number, place: Shown['hung']): Shown['hung'][] => Array.from({ length: count }, () => place);
  const places = [...many(one, 'one'), ...many(two, 'two'), ...many(out, 'out')];
  const paintings = places.map((hung, i): Shown => {
    const meant = ([hung === 'out' ? 'one' : hung, 'two', null] as const)[i % 3] ?? null;
    const genuine = meant === hung ? 'genuine' : 'astray';
    const stamp = meant === null ? (hung === 'out' ? 'caught' : 'belratti') : hung === 'out' ? 'missed' : genuine;
    return { painting: `painting-${i}`, painter: meant === null ? null : 0, meant, hung, stamp, line: [] };
  });
  const number = one + two;
  return { round: 1, themes: ['painting-a', 'painting-b'], number, painters: [0], paintings, perfect: false, token: 0 };
}

const SHAPES = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((one) => [8 - one, 3].map((two) => [one, two] as const));

test.each([276, 330, 588, 900])('in a page %i wide no picture leaves it or lies on another', (width) => {
  for (const [one, two] of SHAPES) {
    for (const out of [3, 5]) {
      const drawn = drawing(round(one, two, out), width);
      const all = [...drawn.themes, ...drawn.hung, ...drawn.out];
      for (const spot of all) {
        expect(spot.x - spot.size / 2, `${one} ${two}`).toBeGreaterThanOrEqual(0);
        expect(spot.x + spot.size / 2).toBeLessThanOrEqual(width);
        expect(spot.y + spot.size).toBeLessThanOrEqual(drawn.height);
        expect(spot.size).toBeGreaterThan(36);
      }
      for (const [i, a] of all.entries())
        for (const b of all.slice(i + 1)) {
          const apart = Math.abs(a.x - b.x) >= (a.size + b.size) / 2 || a.y + a.size <= b.y || b.y + b.size <= a.y;
          expect(apart, `${width}: ${one} and ${two}, ${out} out`).toBe(true);
        }
    }
  }
});

test('every painting of a painter has one cord, from the theme it was meant for; a forgery has none', () => {
  const look = round(3, 2, 4);
  const drawn = drawing(look, 588);
  const meant = look.paintings.filter((shown) => shown.meant !== null);
  expect(drawn.cords.map(({ painting }) => painting).toSorted()).toEqual(meant.map((each) => each.painting).toSorted());
  for (const cord of drawn.cords) {
    const shown = look.paintings.find(({ painting }) => painting === cord.painting);
    const theme = drawn.themes[shown?.meant === 'one' ? 0 : 1];
    expect(Math.abs(cord.x - (theme?.x ?? 0))).toBeLessThanOrEqual((theme?.size ?? 0) / 2);
    const goal = [...drawn.hung, ...drawn.out].find((each) => each.shown.painting === cord.painting);
    expect(cord.path.endsWith(`${Math.round((goal?.x ?? 0) * 10) / 10} ${Math.round((goal?.y ?? 0) * 10) / 10}`)).toBe(
      true,
    );
  }
});

test('cords of one theme never cross at the plaque', () => {
  const drawn = drawing(round(4, 3, 4), 330);
  for (const painting of ['one', 'two']) {
    const own = drawn.cords.filter((cord) =>
      [...drawn.hung, ...drawn.out].some(({ shown }) => shown.painting === cord.painting && shown.meant === painting),
    );
    expect(own.map(({ x }) => x)).toEqual(own.map(({ x }) => x).toSorted((a, b) => a - b));
  }
});
