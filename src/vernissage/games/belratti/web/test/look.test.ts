import { expect, test } from 'vitest';
import type { Reason } from '@shell/lib/protocol';
import { because, inTurn, tally } from '../look';
import { bundle, Text } from '@shell/lib/text';
import type { Event, RoundLook, Shown } from '../types';
import { whysOf } from '../whys';

const read: Shown = { painting: 'painting-key', painter: 2, meant: 'two', hung: 'two', stamp: 'genuine', line: [] };
const astray: Shown = { painting: 'painting-duck', painter: 3, meant: 'one', hung: 'two', stamp: 'astray', line: [] };
const missed: Shown = { painting: 'painting-owl', painter: 3, meant: 'one', hung: 'out', stamp: 'missed', line: [] };
const fooled: Shown = {
  painting: 'painting-boot',
  painter: null,
  meant: null,
  hung: 'one',
  stamp: 'belratti',
  line: [],
};
const caught: Shown = { painting: 'painting-bell', painter: null, meant: null, hung: 'out', stamp: 'caught', line: [] };
const look: RoundLook = {
  round: 1,
  themes: ['painting-sun', 'painting-sea'],
  number: 3,
  painters: [2, 3],
  paintings: [caught, read, missed, fooled, astray],
  perfect: false,
  token: 0,
};

test('frames are turned along the walls first, the store-room last', () => {
  expect(inTurn(look)).toEqual([fooled, read, astray, caught, missed]);
});

test('only what has been turned is counted', () => {
  expect(tally(inTurn(look).slice(0, 2))).toEqual({ genuine: 1, belratti: 1, astray: 0, missed: 0, caught: 0 });
});

test('a painter speaks about what was meant, a director about what was taken for something else', () => {
  const about = (seat: number, painting: string, theme: string): Reason => ({
    seat,
    message: 'why-tags',
    about: { painting, theme },
  });
  const meant = about(3, 'painting-duck', 'painting-sun');
  const taken = about(0, 'painting-duck', 'painting-sea');
  const fooledBy = about(0, 'painting-boot', 'painting-sun');
  const reasons = [
    taken,
    fooledBy,
    meant,
    about(2, 'painting-key', 'painting-sea'),
    about(1, 'painting-key', 'painting-sea'),
  ];
  expect(because(astray, look, reasons)).toEqual([meant, taken]);
  expect(because(fooled, look, reasons)).toEqual([fooledBy]);
  expect(because(read, look, reasons).map(({ seat }) => seat)).toEqual([2]);
  expect(because(caught, look, reasons)).toEqual([]);
});

test('under the line that reveals a round stands what the bots say about it', () => {
  const text = new Text('en', [bundle('en', ['why = the { $painting }'])]);
  const reasons: Reason[] = [{ seat: 2, message: 'why', about: { painting: 'painting-key', theme: 'painting-sea' } }];
  const revealed: Event = {
    event: 'revealed',
    look,
    right: [],
    astray: [],
    missed: [],
    fooled: [],
    perfect: false,
    token: 0,
  };
  expect(whysOf(revealed, reasons, text)).toEqual([{ seat: 2, sentence: 'The painting-key' }]);
});

test('under a bot’s proposal stands why it made it', () => {
  const text = new Text('en', [bundle('en', ['why-query = I’m not sure about this one'])]);
  const reasons: Reason[] = [{ seat: 2, message: 'why-query', about: { joker: 'joker-query' } }];
  const proposed = (seat: number): Event => ({
    event: 'joker-proposed',
    seat,
    joker: 'query',
    choice: 'painting-key',
    painter: null,
  });
  expect(whysOf(proposed(2), reasons, text)).toEqual([{ seat: 2, sentence: 'I’m not sure about this one' }]);
  expect(whysOf(proposed(1), reasons, text)).toEqual([]);
});
