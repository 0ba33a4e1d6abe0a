/** Who won, and by what, in one sentence. The order and the rule that decided are the engine's. */
import type { Outcome, Text } from '@shell/lib/game';
import type { Board } from './cards';

export function verdict(outcome: Outcome, board: Board, text: Text): string {
  if (outcome.verdict) return text.say(`verdict-${outcome.verdict}`);
  const {
    ranking: [first = 0, second = 0],
    decided_by,
    painters,
  } = board;
  const points = outcome.scores[first] ?? 0;
  const [name, other] = [text.player(first), text.player(second)];
  if (outcome.winners.length > 1) {
    return text.say('result-shared', { names: text.players(outcome.winners), points });
  }
  if (decided_by && board.judged !== null) return text.say('result-judged', { name, points });
  if (decided_by) {
    const tokens = { tokens: painters[first]?.tokens ?? 0, tokens_second: painters[second]?.tokens ?? 0 };
    return text.say('result-tie', { name, points, second: other, ...tokens });
  }
  return text.say('result-leads', { name, points, second: other, points_second: outcome.scores[second] ?? 0 });
}
