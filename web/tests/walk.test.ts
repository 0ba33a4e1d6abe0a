import { describe, expect, test } from 'vitest';
import { nearest, step, type Spot } from '../src/hall/walk';

const ROOMS = [3, 0, 2];

function walked(from: Spot, by: 1 | -1): string[] {
  const seen: string[] = [];
  for (let spot: Spot | null = from; spot; spot = step(ROOMS, spot, by)) seen.push(`${spot.room}.${spot.place}`);
  return seen;
}

describe('a walk through rooms', () => {
  test('goes along a wall and through the door at its end, and back the same way', () => {
    const there = walked({ room: 0, place: 0 }, 1);
    expect(there).toEqual(['0.0', '0.1', '0.2', '1.0', '2.0', '2.1']);
    expect(walked({ room: 2, place: 1 }, -1)).toEqual(there.toReversed());
  });

  test('one stands before the picture nearest to the middle', () => {
    expect(nearest([100, 400, 700], 380)).toBe(1);
    expect(nearest([100, 400, 700], 9000)).toBe(2);
    expect(nearest([], 5)).toBe(0);
  });
});
