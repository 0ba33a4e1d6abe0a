import { Text, bundle } from '@shell/lib/text';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pickArtwork, NOTHING, pickSale } from '../choice';
import { asks, consequence, endsTurn, pushOf, type Position } from '../consequence';
import { byThing } from '../offers';
import type { Preview } from '../types';

const words = readFileSync(new URL('../../text/en.ftl', import.meta.url), 'utf-8');
const preview: Preview = {
  buy: [{ move: { move: 'buy', artwork: 'sunny-3' }, gold: 2, opens: ['alice-sunny-1'], ends: null }],
  sell: [{ move: { move: 'sell', artwork: 'alice-3' }, gold: 7, ends: 'actions' }],
  exhibit: [],
  bars: null,
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
  const gallery = { gold: 5 };
  return {
    table: { phase: 'gallery', actions: 1 },
    gallery,
    narrowed: false,
    offers,
    choice: NOTHING,
    preview,
    receiver: 'Bo',
    text,
    ...more,
  } as Position;
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

test('where nothing can be bought, it says why', () => {
  const none = { offers: byThing([]) };
  expect(consequence(position({ ...none, preview: { ...preview, buy: [], bars: 'room' } }))).toMatch(/gallery is full/);
  expect(consequence(position({ ...none, preview: { ...preview, buy: [], bars: 'gold' } }))).toMatch(
    /5 gold.*costs more/,
  );
});

test('in a lesson, where less is lit than could be bought, nothing is said of what can be bought', () => {
  for (const offers of [byThing([]), byThing(preview.buy.map(({ move }) => move))]) {
    const led = position({ narrowed: true, offers });
    expect(consequence(led)).not.toMatch(/buy|nothing/);
    expect(asks(led)).not.toMatch(/buy|sell/);
  }
  expect(consequence(position({}))).toMatch(/what you can buy with 5 gold/);
});

test('what ends the turn by itself is known before it is pressed', () => {
  expect(endsTurn(position({ choice: pickSale(NOTHING, 'alice-3') }))).toBe(true);
  expect(endsTurn(position({ choice: pickArtwork(NOTHING, 'sunny-3') }))).toBe(false);
  expect(endsTurn(position({}))).toBe(false);
});
