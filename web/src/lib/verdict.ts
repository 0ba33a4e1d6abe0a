/** How a game with points ended, in one sentence of the game's own words: `result-shared`, `result-tie` or `result-leads`. */
import type { Outcome, Text } from './game';

/** `ranking` has the seats as they finished. `tie` fills the sentence if a rule has broken one. */
export function verdict(
  { scores, winners }: Outcome,
  [first = 0, second = 0]: readonly number[],
  tie: Record<string, string | number> | null,
  text: Text,
): string {
  const points = scores[first] ?? 0;
  if (winners.length > 1) return text.say('result-shared', { names: text.players(winners), points });
  const about = { name: text.player(first), points, second: text.player(second) };
  if (tie) return text.say('result-tie', { ...about, ...tie });
  return text.say('result-leads', { ...about, points_second: scores[second] ?? 0 });
}
