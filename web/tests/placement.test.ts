import { expect, test } from 'vitest';
import { beside, inSecondHalf } from '../src/lib/placement';

const ROOM = { width: 1440, height: 900 };
const CARD = { width: 348, height: 300 };

/** Does the card cover any of the thing? */
function covers(thing: { left: number; top: number; width: number; height: number }): boolean {
  const { left, top } = beside(thing, CARD, ROOM);
  return (
    left < thing.left + thing.width &&
    thing.left < left + CARD.width &&
    top < thing.top + thing.height &&
    thing.top < top + CARD.height
  );
}

test('an explanation never covers what it explains, and is all in the window', () => {
  for (let x = 0; x <= 1400; x += 70)
    for (let y = 0; y <= 860; y += 43) {
      const thing = { left: x, top: y, width: 40, height: 40 };
      expect(covers(thing), `${x} ${y}`).toBe(false);
      const { left, top } = beside(thing, CARD, ROOM);
      expect(left >= 0 && top >= 0 && left + CARD.width <= 1440 && top + CARD.height <= 900).toBe(true);
    }
});

test('its tip is at the height of the thing, and at the side where the thing is', () => {
  const { side, top, tip } = beside({ left: 1200, top: 400, width: 100, height: 50 }, CARD, ROOM);
  expect(side).toBe('right');
  expect(top + tip).toBe(425);
  expect(beside({ left: 100, top: 400, width: 100, height: 50 }, CARD, ROOM).side).toBe('left');
});

test('beside what is as wide as the window there is no room: it stands above, or below', () => {
  expect(beside({ left: 0, top: 700, width: 1440, height: 100 }, CARD, ROOM).side).toBe('bottom');
  expect(beside({ left: 0, top: 0, width: 1440, height: 100 }, CARD, ROOM).side).toBe('top');
});

test('on a phone it stands in the other half, of the height or of the width', () => {
  const [tall, wide] = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ];
  expect(inSecondHalf({ left: 300, top: 100, width: 40, height: 40 }, tall)).toBe(false);
  expect(inSecondHalf({ left: 10, top: 700, width: 40, height: 40 }, tall)).toBe(true);
  expect(inSecondHalf({ left: 600, top: 10, width: 40, height: 40 }, wide)).toBe(true);
});
