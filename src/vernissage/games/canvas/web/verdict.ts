/** Who won, and by what: the order of the painters and the sentence about it. */
import type { Outcome, Text } from '@shell/lib/game';
import type { Board } from './cards';

/** The seats as they finished: winners, then by points, then by tokens left. */
export function ranking(outcome: Outcome, { painters }: Board): number[] {
  const wins = (seat: number) => Number(outcome.winners.includes(seat));
  const points = (seat: number) => outcome.scores[seat] ?? 0;
  const tokens = (seat: number) => painters[seat]?.tokens ?? 0;
  return painters
    .map((_, seat) => seat)
    .sort((a, b) => wins(b) - wins(a) || points(b) - points(a) || tokens(b) - tokens(a));
}

export interface Verdict {
  sentence: string;
  /** the rule that decided, where it wasn't simply points */
  rule: string | null;
}

export function verdict(outcome: Outcome, board: Board, names: readonly string[], text: Text): Verdict {
  const [first = 0, second = 0] = ranking(outcome, board);
  const points = outcome.scores[first] ?? 0;
  const name = names[first] ?? '';
  if (outcome.verdict) return { sentence: text.say(`verdict-${outcome.verdict}`), rule: 'CAN-6.1' };
  if (outcome.winners.length > 1) {
    const together = text.join(outcome.winners.map((seat) => names[seat] ?? ''));
    return { sentence: text.say('result-shared', { names: together, points }), rule: 'CAN-4.4' };
  }
  const level = outcome.scores[second] === points;
  if (level && board.judged !== null) return { sentence: text.say('result-judged', { name, points }), rule: 'CAN-4.4' };
  if (level) {
    const tokens = { tokens: board.painters[first]?.tokens ?? 0, tokens_second: board.painters[second]?.tokens ?? 0 };
    return { sentence: text.say('result-tie', { name, points, second: names[second] ?? '', ...tokens }), rule: 'CAN-4.3' };
  }
  const words = { name, points, second: names[second] ?? '', points_second: outcome.scores[second] ?? 0 };
  return { sentence: text.say('result-leads', words), rule: null };
}
