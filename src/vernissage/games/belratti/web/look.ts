/** A finished round, painting by painting: what was meant, what was read, and the stamp for it. */
import type { Reason, Sight, Text } from '@shell';
import { PLACES, THEMES, type Place } from './cards';
import type { RoundLook, Shown, View } from './types';

/** `missed` and `caught` are out: a painter's painting that nobody recognised, and a forgery that somebody did. */
export type Stamp = Shown['stamp'];

/** In the order in which the frames are turned: along the walls, then the store-room. */
export function inTurn(look: RoundLook): Shown[] {
  const at = (place: Place): number => PLACES.indexOf(place);
  return look.paintings.toSorted((one, two) => at(one.hung) - at(two.hung));
}

export type Tally = Record<Stamp, number>;

/** How many of each stamp there are among these. */
export function tally(shown: readonly Shown[]): Tally {
  const counts: Tally = { genuine: 0, belratti: 0, astray: 0, missed: 0, caught: 0 };
  for (const each of shown) counts[each.stamp] += 1;
  return counts;
}

/** Has a round just been laid open? Its frames are turned then, one by one. */
export function opensRound(before: Sight<View>, now: Sight<View>): boolean {
  const last = ({ view }: Sight<View>): number => view.table.looks.at(-1)?.round ?? 0;
  return last(now) > last(before);
}

/** At the end the bots also name what was read right with the weakest link. */
export const BOLDEST = 'boldest';

/** What a bot says, as a sentence. */
export function spoken({ message, about }: Reason, text: Text): string {
  const said = text.about(message, about);
  return said.charAt(0).toLocaleUpperCase(text.language) + said.slice(1);
}

/** What bots say about this painting: its painter, and a director who took it for something else. */
export function because(shown: Shown, look: RoundLook, reasons: readonly Reason[]): Reason[] {
  const theme = (place: Place | null): string | undefined => look.themes[THEMES.findIndex((each) => each === place)];
  const about = reasons.filter(
    ({ message, about: { painting } }) => message !== BOLDEST && painting === shown.painting,
  );
  const painter = about.find(({ seat, about: { theme: of } }) => seat === shown.painter && of === theme(shown.meant));
  const director = about.find(
    ({ seat, about: { theme: of } }) => !look.painters.includes(seat) && of === theme(shown.hung),
  );
  return [painter, shown.hung === shown.meant ? undefined : director].filter((reason) => reason !== undefined);
}
