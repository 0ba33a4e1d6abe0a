/** Who won, and by what, in one sentence. The order and the rule that decided are the engine's. */
import type { Outcome, Text } from '@shell';
import * as shell from '@shell/lib/verdict';
import type { Board } from './cards';

export function verdict(outcome: Outcome, { ranking, decided_by, judged, painters }: Board, text: Text): string {
  if (outcome.verdict) return text.say(`verdict-${outcome.verdict}`);
  const [first = 0, second = 0] = ranking;
  if (outcome.winners.length === 1 && decided_by && judged !== null)
    return text.say('result-judged', { name: text.player(first), points: outcome.scores[first] ?? 0 });
  const tokens = { tokens: painters[first]?.tokens ?? 0, tokens_second: painters[second]?.tokens ?? 0 };
  return shell.verdict(outcome, ranking, decided_by ? tokens : null, text);
}
