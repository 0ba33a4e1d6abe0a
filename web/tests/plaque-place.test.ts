import { describe, expect, it } from 'vitest';
import { hang } from '../src/pages/guide/plaque-place';

const ROOM = { width: 390, height: 844 };
const PLAQUE = { width: 100, height: 28 };
const THING = { x: 150, y: 400, width: 60, height: 60 };
const above = { x: 0, y: 350, width: 390, height: 48 };
const below = { x: 0, y: 462, width: 390, height: 48 };
const right = { x: 300, y: 420, width: 20, height: 20 };

describe('a plaque', () => {
  it('hangs above its thing, and points at it', () => {
    expect(hang(THING, PLAQUE, [], ROOM)).toEqual({ side: 'above', x: 130, y: 362, tip: 50 });
  });

  it('hangs where nothing is covered by it', () => {
    expect(hang(THING, PLAQUE, [above], ROOM)?.side).toBe('below');
    expect(hang(THING, PLAQUE, [above, below], ROOM)?.side).toBe('right');
    expect(hang(THING, PLAQUE, [above, below, right], ROOM)?.side).toBe('left');
  });

  it('moves along rather than cover a neighbour', () => {
    const neighbour = { x: 100, y: 360, width: 40, height: 20 };
    const hung = hang(THING, PLAQUE, [neighbour, below], ROOM);
    expect(hung?.side).toBe('above');
    expect(hung?.x).toBeGreaterThan(140);
  });

  it('stays in the window', () => {
    expect(hang({ ...THING, x: 0, y: 10 }, PLAQUE, [], ROOM)).toMatchObject({ side: 'below', x: 6 });
  });

  it('hangs nowhere if there is no room for it', () => {
    expect(hang(THING, PLAQUE, [above, below, right, { ...right, x: 60 }], ROOM)).toBeNull();
  });
});
