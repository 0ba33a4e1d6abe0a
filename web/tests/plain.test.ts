/** The plain table draws whatever a game shows: real views of every game, with everyone's eyes. */
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Text } from '../src/lib/text';
import { picture, type Drawn, type Eyes, type Field, type Shape } from '../src/pages/plain/picture';
import { choices, grouped, narrowed } from '../src/pages/plain/offers';
import { python, root, wordsOf } from './words';

interface Played {
  game: string;
  players: number;
  view: Shape;
  seats: Record<string, string[]>;
  looks: { you: number | null; view: object; offers: object[] }[];
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hal'];
const printed = execFileSync(python, [`${root}web/scripts/views.py`], { maxBuffer: 2 ** 28 }).toString();
const played = JSON.parse(printed) as Played[];

function eyes({ players, view, seats }: Played, words: Text, you: number | null): Eyes {
  const names = NAMES.slice(0, players);
  return { shape: view, text: words.among({ seats, names, you }), names, you };
}

/** Everything that is written, in its order. */
function written(drawn: Drawn): string[] {
  if (drawn.is === 'word') return [drawn.word];
  if (drawn.is === 'row') return drawn.words;
  if (drawn.is === 'list') return drawn.parts.flatMap(written);
  if (drawn.is === 'lines') return [...drawn.heads, ...drawn.lines.flat()];
  return [...ofFields(drawn.fields), ...drawn.empty];
}

function ofFields(fields: Field[]): string[] {
  return fields.flatMap(({ name, drawn }) => [name, ...written(drawn)]);
}

describe.each(played)('$game', (game) => {
  const words = wordsOf(game.game, 'en', true);
  const looks = game.looks.map((look) => ({ ...look, eyes: eyes(game, words, look.you) }));

  test('every view becomes words that can be read', () => {
    for (const { view, eyes } of looks) {
      const { sections, seats } = picture(view, eyes);
      const all = [...sections, ...seats].flatMap(({ fields, empty }) => [...ofFields(fields), ...empty]);
      expect(all.length).toBeGreaterThan(5);
      expect(all.filter((word) => /object Object|undefined|null|NaN|_/.test(word))).toEqual([]);
    }
  });

  test('what is somebody’s stands under the name of the seat, the own seat first', () => {
    for (const { view, eyes, you } of looks) {
      const { seats } = picture(view, eyes);
      expect(seats.map(({ seat }) => seat).toSorted()).toEqual(eyes.names.map((_, seat) => seat));
      expect(seats[0]?.seat).toBe(you ?? 0);
      expect(seats.every(({ fields, empty }) => fields.length + empty.length > 0)).toBe(true);
    }
  });

  test('every offer has a sentence of its own, and can be found by what it is made of', () => {
    for (const { offers, eyes } of looks) {
      const groups = grouped(offers, eyes);
      expect(groups.flatMap((group) => group.offers.map(({ move }) => move)).length).toBe(offers.length);
      for (const { offers: all } of groups) {
        expect(new Set(all.map(({ said }) => said)).size).toBe(all.length);
        for (const offer of all) {
          const chosen = Object.fromEntries(choices(all, eyes).map(({ part }) => [part, offer.parts[part] ?? '']));
          expect(narrowed(all, chosen)).toContain(offer);
          if (Object.keys(chosen).length > 0) expect(narrowed(all, chosen).length).toBeLessThan(all.length);
        }
      }
    }
  });
});

describe('what a game has no words for', () => {
  const bare: Eyes = {
    shape: { piles: 'each', 'vote.members': 'seat', 'vote.shown': 'member', leader: 'seat' },
    text: wordsOf('nowhere', 'en', true).among({
      seats: { 'event-drew-card': ['seat'] },
      names: ['Ada', 'Ben'],
      you: 1,
    }),
    names: ['Ada', 'Ben'],
    you: 1,
  };
  const view = {
    seat: 1,
    own_secret: 'red-fox',
    leader: 1,
    piles: [[], [4, 5]],
    gone: [],
    vote: { members: [1, 0], shown: [2, null] },
    rows: [
      { size: 1, lies: ['a', 'b'] },
      { size: 2, lies: [] },
    ],
  };

  test('is called as its field is', () => {
    const [loose, vote] = picture(view, bare).sections;
    expect(loose?.fields.map(({ name, drawn }) => [name, ...written(drawn)])).toEqual([
      ['Own secret', 'red fox'],
      ['Leader', 'you'],
      ['Rows', 'Size', 'Lies', '1', 'a · b', '2', ''],
    ]);
    expect(loose?.empty).toEqual(['Gone']);
    expect(vote?.name).toBe('Vote');
    expect(ofFields(vote?.fields ?? [])).toEqual(['Proposed', 'Ben', '2', 'Ada', 'none']);
  });

  test('lies before whose it is', () => {
    const [own, other] = picture(view, bare).seats;
    expect([own?.seat, ...ofFields(own?.fields ?? [])]).toEqual([1, 'Piles', '4', '5']);
    expect([other?.seat, other?.empty]).toEqual([0, ['Piles']]);
  });

  test('is told by its fields', () => {
    expect(bare.text.event({ event: 'drew-card', seat: 0, cards_left: 3 })).toBe('Drew card: seat Ada, cards left 3');
    expect(bare.text.move({ move: 'pass' })).toBe('Pass');
  });
});
