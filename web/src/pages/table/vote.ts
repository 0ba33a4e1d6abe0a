/** What a vote on a tie came to, in a sentence. */
import type { Poll } from '@shell/lib/protocol';
import type { Say } from '@shell/lib/text';

/** Who was chosen and by how many; equal votes decide nothing, and neither do none. */
export function verdict({ seats, cast, tally }: Poll, name: (seat: number) => string, say: Say): string {
  const votes = tally ?? [];
  const most = Math.max(0, ...votes);
  const first = votes.indexOf(most);
  if (cast === 0) return say('vote-nobody');
  if (votes.lastIndexOf(most) !== first) return say('vote-undecided', { count: cast });
  return say('vote-chosen', { name: name(seats[first] ?? 0), votes: most, count: cast });
}
