import { describe, expect, it } from 'vitest';
import type { Forgetting } from '../src/lib/protocol';
import { plotted } from '../src/pages/coach/memory-curve';

const ROOM = { left: 0, right: 400, top: 0, bottom: 100 };
const FOUND: Forgetting = {
  text: 'memory',
  dots: [
    { age: 1, right: 4, of: 4 },
    { age: 4, right: 8, of: 16 },
  ],
  line: [
    { age: 0, right: 100, low: 100, high: 100 },
    { age: 4, right: 50, low: 40, high: 60 },
  ],
  half: 4,
};

describe('the curve of a memory', () => {
  it('has a dot for every age, whose area says how many answers it stands for', () => {
    const { dots } = plotted(FOUND, ROOM);
    expect(dots.map(({ x, y }) => [x, y])).toEqual([
      [100, 0],
      [400, 50],
    ]);
    expect(dots[1]?.r).toBe(2 * (dots[0]?.r ?? 0));
  });

  it('draws the line that it is told, and its band', () => {
    const { line, band } = plotted(FOUND, ROOM);
    expect(line).toBe('0.0,0.0 400.0,50.0');
    expect(band).toBe('0.0,0.0 400.0,40.0 400.0,60.0 0.0,0.0');
  });

  it('draws no line where it is told none', () => {
    expect(plotted({ ...FOUND, line: [], half: null }, ROOM)).toMatchObject({ line: '', band: '' });
  });

  it('writes as many ages as there is room for, the oldest among them', () => {
    expect(plotted(FOUND, ROOM).ages).toEqual([0, 1, 2, 3, 4]);
    const old = { ...FOUND, dots: [{ age: 57, right: 0, of: 1 }] };
    expect(plotted(old, ROOM).ages).toEqual([0, 10, 20, 30, 40, 50, 57]);
    expect(plotted(old, { ...ROOM, right: 200 }).ages).toEqual([0, 20, 40, 57]);
  });
});
