/** Which places of a table are shown before all are asked for. */
import type { Place } from '@shell/lib/protocol';

const AT_FIRST = 4;

/** All that are taken, and free ones until there are four; one at least for somebody who has not sat down. */
export function atFirst(places: readonly Place[], you: number | null): number[] {
  const taken = places.filter(({ kind }) => kind !== 'free').length;
  let free = Math.max(AT_FIRST - taken, you === null ? 1 : 0);
  return [...places.keys()].filter((seat) => places[seat]?.kind !== 'free' || free-- > 0);
}
