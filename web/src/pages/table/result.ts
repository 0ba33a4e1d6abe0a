/** A result as plain text, for wherever people tell each other such things. */
import type { Outcome } from '@shell/lib/protocol';
import type { Text } from '@shell/lib/text';

type Words = Pick<Text, 'say' | 'join'>;

export function resultText(title: string, names: string[], outcome: Outcome, link: string, words: Words): string {
  const line = (wins: boolean, name: string, score: number): string =>
    `${wins ? '★' : '·'} ${words.say('result-line', { name, score })}`;
  const order = outcome.scores.map((score, seat) => ({
    name: names[seat] ?? '',
    score,
    wins: outcome.winners.includes(seat),
  }));
  const [first] = order;
  /** Where all win or lose together there is one result. */
  const isShared = order.length > 1 && order.every(({ wins, score }) => wins === first?.wins && score === first.score);
  if (first && isShared) return [title, line(first.wins, words.join(names), first.score), link].join('\n');
  /** In some games fewer points are better: the nearer to whoever won, the better. */
  const best = order.find(({ wins }) => wins)?.score ?? Math.max(...outcome.scores);
  order.sort((a, b) => Number(b.wins) - Number(a.wins) || Math.abs(a.score - best) - Math.abs(b.score - best));
  return [title, ...order.map(({ wins, name, score }) => line(wins, name, score)), link].join('\n');
}
