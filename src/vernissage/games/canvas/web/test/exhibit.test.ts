import { describe, expect, test } from 'vitest';
import { fileName, hazes, sheen, titleSize } from '../exhibit';
import { written } from '../exhibit-svg';

const exhibit = {
  cards: ['art-7', 'art-33', 'art-20'],
  background: 'background-1',
  moulding: 'silver',
  title: 'Moonlit <Teapot>',
  painter: 'Zoë & Co',
};

describe('a painting to take home', () => {
  test('the file is called after the title and the painter', () => {
    expect(fileName(exhibit, 'png')).toBe('moonlit-teapot-zoe-co.png');
    expect(fileName({ ...exhibit, title: '', painter: '!' }, 'svg')).toBe('canvas.svg');
  });

  test('the drawing holds all layers, the bottom one first, and names as they are', () => {
    const drawing = written(exhibit, ['data:ground', 'data:bottom', 'data:middle', 'data:top']);
    expect(drawing.match(/data:\w+/g)).toEqual(['data:ground', 'data:bottom', 'data:middle', 'data:top']);
    expect(drawing).toContain('Moonlit &lt;Teapot&gt;');
    expect(drawing).toContain('Zoë &amp; Co');
    for (const colour of sheen(exhibit)) expect(drawing).toContain(colour);
    expect(sheen(exhibit)).not.toEqual(sheen({ ...exhibit, moulding: 'gilt' }));
  });

  test('the top layer is never hazy, and a long title is set smaller', () => {
    expect(hazes(['a'])).toEqual([0]);
    expect(hazes(['a', 'b', 'c'])).toEqual([0.2, 0.08, 0]);
    expect(titleSize('Absent-minded Confession of Labyrinths')).toBeLessThan(titleSize('Polite Whale'));
  });
});
