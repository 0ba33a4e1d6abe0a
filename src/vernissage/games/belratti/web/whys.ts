/** What the bots say about a round, under the line of the log that reveals it, and about a joker that they proposed. */
import type { Reason, Text, Why } from '@shell';
import { reasons } from '@shell/lib/net';
import { because, inTurn, spoken } from './look';
import { inWords } from './thoughts';
import type { Event } from './types';

export function whysOf(event: Event, said: readonly Reason[], text: Text): Why[] {
  if (event.event === 'joker-proposed') {
    const mine = said.find(({ seat, about }) => seat === event.seat && about.joker === `joker-${event.joker}`);
    return mine ? [{ seat: mine.seat, sentence: spoken(mine, text) }] : [];
  }
  if (event.event !== 'revealed') return [];
  const found = inTurn(event.look).flatMap((shown) => because(shown, event.look, said));
  return found.map((reason) => ({ seat: reason.seat, sentence: spoken(reason, text) }));
}

/** Who gets no answer misses only that. */
export async function whys(code: string, text: Text): Promise<(event: Event) => Why[]> {
  const said = await reasons(code)
    .then((found) => inWords(found.reasons, text.language))
    .catch(() => []);
  return (event) => whysOf(event, said, text);
}
