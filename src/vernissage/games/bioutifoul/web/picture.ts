/** What a picture of the primer shows, thing by thing, and the same in words. */
import type { Piece, Text } from '@shell';
import { ARTISTS, artistOf, worth, type Artist, type Gallery } from './cards';
import type { View } from './types';

/** How much room each kind of thing takes; what isn't named here takes as much as an artwork. */
const ROOM: Record<string, number> = {
  sign: 15,
  words: 92,
  bid: 34,
  card: 42,
  influence: 42,
  works: 152,
  exhibition: 70,
  gold: 60,
  points: 52,
  ring: 28,
  hand: 126,
  gallery: 250,
  score: 250,
};
const ONE = 47;
const BETWEEN = 7;

/** How wide all of it is together, in the units in which it is drawn. */
export function widthOf(pieces: readonly Piece[]): number {
  const crowd = pieces.filter(({ kind }) => kind === 'artwork').length > CROWD;
  return pieces.reduce(
    (sum, { kind }) => sum + (crowd && kind === 'artwork' ? SMALL : (ROOM[kind] ?? ONE)) + BETWEEN,
    0,
  );
}

/** More works than these are drawn small. */
export const CROWD = 3;
const SMALL = 31;

/** Whose things are shown: those of whoever looks. */
export function ownOf({ seat, table }: View): Gallery | undefined {
  return table.galleries[seat ?? table.turn];
}

/** How many works by this artist a gallery has shown. */
export function shownOf(gallery: Gallery | undefined, artist: Artist): number {
  return gallery?.score.shown[ARTISTS.indexOf(artist)] ?? 0;
}

/** What this piece is, read out. */
export function inWords({ kind, which }: Piece, view: View, text: Text): string {
  const { table } = view;
  const own = ownOf(view);
  const price = (artist: Artist) => worth(table, table.row, artist);
  const work = () => text.say('table-work', { title: text.say(`${which}.title`), artist: text.name(artistOf(which)) });
  const words: Record<string, () => string> = {
    sign: () => which,
    words: () => text.say(which),
    bid: () => text.say('table-bid'),
    artist: () => text.say('table-artist', { artist: text.name(which), gold: price(which as Artist) }),
    influence: () => `${text.name(which)}: ${text.say('thing-influence')}`,
    artwork: () => `${work()}, ${text.say('table-gold-count', { gold: price(artistOf(which)) })}`,
    work,
    exhibition: () => text.name(which),
    works: () => text.say('table-works-hung', { count: own?.artworks.length ?? 0 }),
    hand: () => text.say('table-hand-of-others', { count: own?.influence ?? 0 }),
    gold: () => text.say('table-gold-count', { gold: own?.gold ?? 0 }),
    points: () => `${own?.score.points ?? 0} ${text.say('table-pts')}`,
    ring: () => `${text.name(which)}: ${text.say('table-most', { count: shownOf(own, which as Artist) })}`,
    deck: () => text.say('table-in-deck', { count: table.exhibition_deck }),
    gallery: () => text.say('table-gallery'),
  };
  return words[kind]?.() ?? text.say('table-score');
}
