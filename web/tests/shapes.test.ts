import { expect, test } from 'vitest';
import { spelt } from '../scripts/shapes';

const styles = import.meta.glob<string>(
  ['../src/**/*.{css,svelte}', '../../src/vernissage/games/*/web/**/*.{css,svelte}', '!../src/offline/*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

test('a shape is spelt out, alone, refined and beside another', () => {
  expect(spelt('@media (--phone) {')).toBe('@media (max-width: 599px) {');
  expect(spelt('@container table (--desk) and (max-height: 799px) {')).toBe(
    '@container table (min-width: 1000px) and (min-height: 520px) and (max-height: 799px) {',
  );
  expect(spelt('@container table (--sideways) or (--phone) {')).toBe(
    '@container table ((max-height: 519px) and (orientation: landscape)) or ((max-width: 599px)) {',
  );
});

test('a shape that there is not is an error', () => {
  expect(() => spelt('@container table (--pohne) {')).toThrow('pohne');
});

test('no style spells a shape out by itself', () => {
  const byHand =
    /@(?:container|media)[^{]*(?:\(max-width: (?:599|600)px\)|519px\) and \(orientation|1000px\) and \(min-height: 520px)/;
  expect(Object.keys(styles).length).toBeGreaterThan(200);
  expect(Object.keys(styles).filter((file) => byHand.test(styles[file] ?? ''))).toEqual([]);
});
