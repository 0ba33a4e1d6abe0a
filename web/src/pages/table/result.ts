/** A result as plain text, for wherever people tell each other such things. */
import type { Outcome } from '@shell/lib/protocol';
import type { Args } from '@shell/lib/text';

type Say = (name: string, args?: Args) => string;

export function resultText(title: string, names: string[], outcome: Outcome, link: string, say: Say): string {
  const order = outcome.scores.map((score, seat) => ({ seat, score, wins: outcome.winners.includes(seat) }));
  /** In some games fewer points are better: the nearer to whoever won, the better. */
  const best = order.find(({ wins }) => wins)?.score ?? Math.max(...outcome.scores);
  order.sort((a, b) => Number(b.wins) - Number(a.wins) || Math.abs(a.score - best) - Math.abs(b.score - best));
  const lines = order.map(({ seat, score, wins }) => {
    return `${wins ? '★' : '·'} ${say('result-line', { name: names[seat] ?? '', score })}`;
  });
  return [title, ...lines, link].join('\n');
}
