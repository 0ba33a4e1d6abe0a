/** A finished round, painting by painting: what was meant, what was read, and the stamp for it. */
import { PLACES, type Place } from './cards';
import type { RoundLook, Shown } from './types';

/** `missed` and `caught` are out: a painter's painting that nobody recognised, and a forgery that somebody did. */
export type Stamp = 'genuine' | 'belratti' | 'astray' | 'missed' | 'caught';

export function stampOf({ painter, meant, hung }: Shown, look: RoundLook): Stamp {
  if (painter === null) return hung === 'out' ? 'caught' : 'belratti';
  if (hung === 'out') return 'missed';
  // With a brush token at stake only true or forged counts, not the theme.
  return meant === hung || look.token > 0 ? 'genuine' : 'astray';
}

/** In the order in which the frames are turned: along the walls, then the store-room. */
export function inTurn(look: RoundLook): Shown[] {
  const at = (place: Place): number => PLACES.indexOf(place);
  return look.paintings.toSorted((one, two) => at(one.hung) - at(two.hung));
}

export type Tally = Record<Stamp, number>;

/** How many of each stamp there are among these. */
export function tally(shown: readonly Shown[], look: RoundLook): Tally {
  const counts: Tally = { genuine: 0, belratti: 0, astray: 0, missed: 0, caught: 0 };
  for (const each of shown) counts[stampOf(each, look)] += 1;
  return counts;
}
