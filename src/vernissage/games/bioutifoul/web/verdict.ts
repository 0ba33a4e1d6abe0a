/** Who won, and by what, in one sentence. The order and the rule that decided are the engine's. */
import type { Outcome, Text } from '@shell';
import * as shell from '@shell/lib/verdict';
import type { View } from './types';

export function verdict(outcome: Outcome, { ranking, decided_by, galleries }: View['table'], text: Text): string {
  const [first = 0, second = 0] = ranking;
  const level = ranking.filter((seat) => outcome.scores[seat] === outcome.scores[first]);
  const wealth = { wealth: galleries[first]?.wealth ?? 0, wealth_second: galleries[second]?.wealth ?? 0 };
  return shell.verdict(outcome, ranking, decided_by ? { names: text.players(level), ...wealth } : null, text);
}
