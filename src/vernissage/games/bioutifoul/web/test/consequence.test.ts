import { Text, bundle } from '@shell/lib/text';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pickArtwork, NOTHING, pickSale } from '../choice';
import { consequence, pushOf, type Position } from '../consequence';
import { byThing } from '../offers';
import type { Preview } from '../types';

const words = readFileSync(new URL('../../text/en.ftl', import.meta.url), 'utf-8');
const preview: Preview = {
  buy: [{ move: { move: 'buy', artwork: 'sunny-3' }, gold: 2, opens: ['alice-sunny-1'], ends: null }],
  sell: [{ move: { move: 'sell', artwork: 'alice-3' }, gold: 7, ends: 'actions' }],
  exhibit: [],
  influence: [
    {
      move: { move: 'influence', artist: 'alice', cards: 2, direction: 'left' },
      before: 1,
      after: 3,
      row: ['sunny', 'alice', 'heinrich', 'rodrigo'],
    },
  ],
};

function position(more: Partial<Position>): Position {
  const offers = byThing([...preview.buy, ...preview.sell].map(({ move }) => move));
  const text = new Text('en', [bundle('en', [words])]);
  return { table: { phase: 'gallery' }, offers, choice: NOTHING, preview, receiver: 'Bo', text, ...more } as Position;
}

test('a choice tells what the engine has foreseen of it', () => {
  const bought = consequence(position({ choice: pickArtwork(NOTHING, 'sunny-3') }));
  expect(bought).toMatch(/2 gold/);
  expect(bought).not.toMatch(/ends your turn/);
  expect(consequence(position({ choice: pickSale(NOTHING, 'alice-3') }))).toMatch(/7 gold.*ends your turn/);
});

test('until it has been foreseen, nothing is said', () => {
  expect(consequence(position({ choice: pickArtwork(NOTHING, 'sunny-3'), preview: null }))).toBe('');
  expect(pushOf(null, { artist: 'alice', cards: 2, direction: 'left' })).toBeNull();
  expect(pushOf(preview, { artist: 'alice', cards: 2, direction: 'left' })?.after).toBe(3);
  expect(pushOf(preview, { artist: 'alice', cards: 1, direction: 'left' })).toBeNull();
});
