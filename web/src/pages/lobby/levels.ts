/** Bots as people meet them: a level says how well one plays, a personality how. */
import type { GameCard, Place } from '@shell/lib/protocol';
import type { Text } from '@shell/lib/text';

export type Level = GameCard['levels'][number]['name'];

/** Whom a guest meets who has not asked for anyone: the house knows which level suits whom. */
export const COMPANY = 'company';

/** What somebody is called who plays so well, and in this way. */
export function botName(level: Level, personality: string): string {
  return personality ? `${level}-${personality}` : level;
}

/** Which bot this is, in words. */
export function playing(text: Text, place: Place): string {
  if (place.level) return text.say(`level-${place.level}`);
  const key = `bot-${place.bot}`;
  return text.has(key) ? text.say(key) : (place.bot ?? '');
}

/** So many of a hundred games are called this: the nearest of the shares that one says in words. */
const SHARES: [number, string][] = [
  [10, 'few'],
  [25, 'quarter'],
  [33, 'third'],
  [50, 'half'],
  [67, 'two-thirds'],
  [75, 'three-quarters'],
  [80, 'four-fifths'],
  [90, 'nine-tenths'],
  [100, 'all'],
];

function shareOf(wins: number): string {
  const [, name] = SHARES.reduce((best, each) => (Math.abs(each[0] - wins) < Math.abs(best[0] - wins) ? each : best));
  return name;
}

/** How a level plays, and what it has achieved where that was measured: in words, which one can picture. */
export function about(text: Text, card: GameCard, level: GameCard['levels'][number]): string {
  const how = text.say(`level-${level.name}-how`);
  if (level.wins === null) return how;
  const other: Level = level.name === 'medium' ? 'easy' : 'medium';
  const against = text.say(`level-${other}`);
  const wins = card.together ? 'level-wins-together' : 'level-wins';
  return `${how} ${text.say(wins, { rate: shareOf(level.wins), against })}`;
}

/** The seats that bots take until it is a good number of players. */
export function toFill(card: GameCard, places: Place[]): number[] {
  const { players = card.fewest } = card.defaults as { players?: number };
  const free = places.flatMap((place, seat) => (place.kind === 'free' ? [seat] : []));
  return free.slice(0, Math.max(0, players - (places.length - free.length)));
}
