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

/** How a level plays, and what it has achieved where that was measured. */
export function about(text: Text, card: GameCard, level: GameCard['levels'][number]): string {
  const how = text.say(`level-${level.name}-how`);
  if (level.wins === null) return how;
  const other: Level = level.name === 'medium' ? 'easy' : 'medium';
  const against = text.say(`level-${other}`);
  const wins = card.together ? 'level-wins-together' : 'level-wins';
  return `${how} ${text.say(wins, { wins: level.wins, against })}`;
}

/** The seats that bots take until it is a good number of players. */
export function toFill(card: GameCard, places: Place[]): number[] {
  const { players = card.fewest } = card.defaults as { players?: number };
  const free = places.flatMap((place, seat) => (place.kind === 'free' ? [seat] : []));
  return free.slice(0, Math.max(0, players - (places.length - free.length)));
}
