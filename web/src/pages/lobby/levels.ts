/** The bots of a game as levels, easiest first. A kind of bot not known here comes last, under its own name. */
import type { GameCard } from '@shell/lib/protocol';
import type { Text } from '@shell/lib/text';

const EASIEST_FIRST = ['random', 'greedy', 'search'];

export function levels(card: GameCard): string[] {
  const known = EASIEST_FIRST.filter((bot) => card.bots.includes(bot));
  return [...known, ...card.bots.filter((bot) => !known.includes(bot))];
}

/** Whom a guest meets who has not asked for anyone: the house knows who is good company in which game. */
export const COMPANY = 'company';

export function levelName(text: Text, bot: string): string {
  const key = `bot-${bot}`;
  return text.has(key) ? text.say(key) : bot;
}
