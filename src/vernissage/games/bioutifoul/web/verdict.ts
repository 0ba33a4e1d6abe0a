/** Who won, and by what, in one sentence. The order and the rule that decided are the engine's. */
import type { Outcome, Text } from '@shell/lib/game';
import type { View } from './types';

export function verdict(outcome: Outcome, table: View['table'], text: Text): string {
  const { ranking, decided_by, galleries } = table;
  const [first = 0, second = 0] = ranking;
  const points = outcome.scores[first] ?? 0;
  const name = text.player(first);
  if (outcome.winners.length > 1) return text.say('result-shared', { names: text.players(outcome.winners), points });
  if (decided_by) {
    const wealth = { wealth: galleries[first]?.wealth ?? 0, wealth_second: galleries[second]?.wealth ?? 0 };
    const level = ranking.filter((seat) => outcome.scores[seat] === points);
    return text.say('result-tie', { names: text.players(level), points, name, ...wealth });
  }
  return text.say('result-leads', {
    name,
    points,
    second: text.player(second),
    points_second: outcome.scores[second] ?? 0,
  });
}
