import { describe, expect, it } from 'vitest';
import type { GameCard, GameTally, PlayedGame } from '@shell/lib/protocol';
import type { Args } from '@shell/lib/text';
import { course, longestAgo, ranking, why } from '../src/pages/circle/sentences';

const NOW = 2_000_000_000;
const say = (name: string, args?: Args): string =>
  [name, ...Object.values(args ?? {}).filter((each) => !(each instanceof Date))].join(' ');
const people = ['Ada', 'Ben'].map((name) => ({ name, portrait: name, evenings: 0, played: null }));
const card = (name: string, together = false): GameCard => ({ name, together }) as GameCard;
const tally = (game: string, won: number[], ended = NOW): GameTally => ({ game, won, ended, played: 5 });
const played = (players: [number | null, number, boolean][], bots: string[] = []): PlayedGame => ({
  code: 'ABCD',
  game: 'a',
  ended: NOW,
  players: players.map(([person, score, won]) => ({ name: 'Zoe', portrait: '', person, score, won })),
  bots,
  replay: true,
});

describe('a circle', () => {
  it('plays next what it has not played for longest, or never', () => {
    const games = [card('a'), card('b'), card('c')];
    expect(longestAgo(games, [tally('a', [], 5), tally('b', [], 3)])).toBe('c');
    expect(longestAgo(games, [tally('a', [], 5), tally('b', [], 3), tally('c', [], 4)])).toBe('b');
    expect(longestAgo([], [])).toBe('');
  });
  it('has one line of why for each game', () => {
    const line = (won?: number[], together = false, ended = NOW): string =>
      why(card('a', together), won && tally('a', won, ended), people, NOW, say);
    expect(line()).toBe('circle-why-never');
    expect(line([4, 3])).toBe('circle-why-leads Ada 4 3');
    expect(line([3, 3])).toBe('circle-why-even 3');
    expect(line([0, 0])).toBe('circle-why-nobody 5');
    expect(line([4, 4], true)).toBe('circle-why-together 4 5');
    expect(line([4, 3], false, NOW - 90 * 86_400)).toBe('circle-why-since');
  });
  it('knows who has won most', () => {
    expect(ranking(tally('a', [1, 4]), people)).toBe('Ben 4, Ada 1');
    expect(ranking(tally('a', [0, 0]), people)).toBe('');
  });
  it('tells how a game went, those who have left included', () => {
    const game = played([[1, 9, true], [0, 7, false], [null, 2, false]]); // prettier-ignore
    expect(course(game, false, people, say)).toEqual(['Ben 9', ', Ada 7, Zoe 2.']);
    expect(course(played([[1, 9, true]]), false, people, say)).toEqual(['Ben 9', '.']);
    expect(course(played([[1, 9, false]], ['Otto']), false, people, say)).toEqual(['circle-game-bots Otto', ' Ben 9.']);
    expect(course(played([[1, 19, true]]), true, people, say)).toEqual(['circle-game-together yes 19', '']);
  });
});
