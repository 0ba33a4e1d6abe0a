/** A finished round, painting by painting: what was meant, what was read, and the stamp for it. */
import type { Reason, Sight, Text } from '@shell';
import { PLACES, THEMES, type Place } from './cards';
import { counted } from './counted';
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
  return begun(text.about(message, about), text);
}

/** Why its painter laid it, or why a director fell for it, in the few words that go beside a picture: a painter's own line,
    or what a bot says. */
export function brief(shown: Shown, look: RoundLook, reasons: readonly Reason[], text: Text): Brief | null {
  if (shown.painter !== null && shown.line.length) return { seat: shown.painter, words: shown.line.join(', ') };
  const reason = because(shown, look, reasons)[0];
  return reason ? { seat: reason.seat, words: text.about(`${reason.message}.brief`, reason.about) } : null;
}

export interface Brief {
  seat: number;
  words: string;
}

/** A sentence with a beginning in gold. */
export interface Said {
  gold: string;
  rest: string;
}

/** How the round was read, and what Belratti gets for it. */
export function verdictOf(look: RoundLook, text: Text): Said {
  const counts = tally(look.paintings);
  const fooled = look.paintings.filter(({ stamp }) => stamp === 'belratti');
  if (look.token > 0) {
    const winner = fooled.length ? 'belratti' : 'team';
    return {
      gold: text.say('table-token', { winner }),
      rest: text.say('table-token-to', { winner, token: look.token }),
    };
  }
  const read = counted(
    { right: counts.genuine, number: look.paintings.length - counts.belratti - counts.caught },
    text,
  );
  return {
    gold: look.perfect ? text.say('table-perfect') : begun(text.say('table-read', read), text),
    rest: text.say('table-gets', {
      count: fooled.length,
      the: text.join(fooled.map(({ painting }) => text.say(`${painting}.the`))),
    }),
  };
}

/** As a sentence begins. */
export function begun(words: string, { language }: Text): string {
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
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
