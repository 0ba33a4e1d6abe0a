import { describe, expect, test } from 'vitest';
import type { Month } from '../src/lib/protocol';
import { between, corners, plotted } from '../src/pages/me/charts';
import { running } from '../src/pages/me/streak';

const at = (year: number, month: number, day: number, hour = 20) =>
  new Date(year, month - 1, day, hour).getTime() / 1000;

describe('days in a row', () => {
  const now = new Date(2031, 4, 4, 9);
  test('no game, no day', () => expect(running([], now)).toBe(0));
  test('today counts, and so does yesterday before it', () =>
    expect(running([at(2031, 5, 4, 1), at(2031, 5, 3), at(2031, 5, 2, 0)], now)).toBe(3));
  test('two games of one day are one day', () => expect(running([at(2031, 5, 4, 1), at(2031, 5, 4, 2)], now)).toBe(1));
  test('today may still come', () => expect(running([at(2031, 5, 3), at(2031, 5, 2)], now)).toBe(2));
  test('after a day without a game it begins anew', () =>
    expect(running([at(2031, 5, 2), at(2031, 5, 1)], now)).toBe(0));
  test('months and years end, days do not', () =>
    expect(running([at(2031, 1, 1), at(2030, 12, 31), at(2030, 12, 30)], new Date(2031, 0, 1, 23))).toBe(3));
});

describe('a place between three corners', () => {
  const three = corners(300, 20, 40);
  test('all of one kind is its corner', () => expect(between(three, [0, 7, 0])).toEqual(three[1]));
  test('as many of each is the middle', () => {
    const middle = between(three, [5, 5, 5]);
    expect(middle.x).toBeCloseTo(150);
    expect(middle.y).toBeCloseTo((three[0].y + three[1].y + three[2].y) / 3);
  });
  test('its sides are equal', () => {
    const [a, b, c] = three;
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(c.x - b.x);
  });
});

describe('a course over months', () => {
  const month = (name: string, value: number): Month => ({
    month: name,
    value,
    low: value - 1,
    high: value + 1,
    beyond: false,
    of: 12,
  });
  const room = { left: 30, right: 330, top: 10, bottom: 110 };
  test('it starts at 0, and a gap stays a gap', () => {
    const found = plotted({ text: '', months: [month('2030-12', 4), month('2031-01', 5), month('2031-04', 7)] }, room);
    expect(found.runs.map(({ dots }) => dots.length)).toEqual([2, 1]);
    expect(found.marks[0]).toEqual({ value: 0, y: 110 });
    expect(found.marks[2]).toEqual({ value: 8, y: 10 });
    expect(found.runs[1]?.dots[0]?.x).toBe(330);
    expect(found.runs[0]?.dots[1]?.x).toBeCloseTo(30 + 300 / 4);
    expect(found.runs[0]?.dots[0]?.y).toBeCloseTo(110 - 50);
  });
  test('one month alone stands in the middle', () =>
    expect(plotted({ text: '', months: [month('2031-01', 5)] }, room).runs[0]?.dots[0]?.x).toBe(180));
  test('what would touch is not written, the latest always is', () => {
    const many = Array.from({ length: 12 }, (_, i) => month(`2031-${String(i + 1).padStart(2, '0')}`, 5));
    const { labels } = plotted({ text: '', months: many }, room);
    expect(labels.at(-1)?.month).toBe('2031-12');
    expect(labels.length).toBeLessThan(8);
  });
});
