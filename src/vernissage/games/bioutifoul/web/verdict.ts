/** Who won, and by what: the order of the galleries and the sentence about it. */
import type { Outcome, Text } from '@shell/lib/game';
import type { Gallery } from './cards';

/** The seats as they finished: winners, then by points, then by wealth. */
export function ranking(outcome: Outcome, galleries: readonly Gallery[]): number[] {
  const wins = (seat: number) => Number(outcome.winners.includes(seat));
  const points = (seat: number) => outcome.scores[seat] ?? 0;
  const wealth = (seat: number) => galleries[seat]?.wealth ?? 0;
  return galleries
    .map((_, seat) => seat)
    .sort((a, b) => wins(b) - wins(a) || points(b) - points(a) || wealth(b) - wealth(a));
}

export interface Verdict {
  sentence: string;
  /** the rule that decided, where it wasn't simply points */
  rule: string | null;
}

const TIES = 'BIO-7.5';

export function verdict(outcome: Outcome, galleries: readonly Gallery[], names: readonly string[], text: Text): Verdict {
  const order = ranking(outcome, galleries);
  const [first = 0, second = 0] = order;
  const points = outcome.scores[first] ?? 0;
  const tied = order.filter((seat) => outcome.scores[seat] === points);
  const all = text.join(tied.map((seat) => names[seat] ?? ''));
  const name = names[first] ?? '';
  if (outcome.winners.length > 1) {
    const together = text.join(outcome.winners.map((seat) => names[seat] ?? ''));
    return { sentence: text.say('result-shared', { names: together, points }), rule: TIES };
  }
  if (tied.length > 1) {
    const wealth = galleries[first]?.wealth ?? 0;
    const words = { names: all, points, name, wealth, wealth_second: galleries[second]?.wealth ?? 0 };
    return { sentence: text.say('result-tie', words), rule: TIES };
  }
  const words = { name, points, second: names[second] ?? '', points_second: outcome.scores[second] ?? 0 };
  return { sentence: text.say('result-leads', words), rule: null };
}
