/** What a choice leads to, in one sentence; and where nothing is chosen, what there is to choose. */
import type { Text } from '@shell/lib/game';
import { artistOf, lacking, pairOf, slid, worth, type Artist, type Gallery } from './cards';
import { moveOf, type Choice } from './choice';
import { opening } from './history';
import type { Offers } from './offers';
import type { View } from './types';

export interface Position {
  table: View['table'];
  gallery: Gallery;
  hand: readonly Artist[];
  offers: Offers;
  choice: Choice;
  /** the neighbour to whom played cards go */
  receiver: string;
  text: Text;
}

export function consequence(position: Position): string {
  const { choice, table } = position;
  if (choice.of === 'artwork') return finally_(position, ofBuying(position, choice.artwork));
  if (choice.of === 'sale') return finally_(position, ofSelling(position, choice.artwork));
  if (choice.of === 'exhibition') return finally_(position, ofExhibiting(position));
  if (choice.of === 'cards') return table.phase === 'discard' ? ofDiscarding(position) : ofInfluence(position);
  return hint(position);
}

/** With the last action the turn ends by itself: that is said before, not only after. */
function finally_({ table, text }: Position, said: string): string {
  return table.actions_left === 1 ? `${said} ${text.say('table-last-action')}` : said;
}

function hint({ table, gallery, hand, offers, receiver, text }: Position): string {
  if (table.phase === 'discard') return text.say('table-hint-discard', { count: hand.length });
  if (table.phase === 'influence') {
    const now = text.say('table-hint-influence', { receiver });
    const [swept] = opening(table, table.turn);
    return swept ? `${text.event(swept)} ${now}` : now;
  }
  const lit = { gold: gallery.gold, buys: offers.buy.size, shows: offers.exhibit.size };
  const now = text.say('table-hint-gallery', lit);
  return table.actions === 0 ? `${now} ${text.say('table-hint-rest')}` : now;
}

function ofBuying({ table, gallery, text }: Position, artwork: string): string {
  const left = gallery.gold - worth(table.row, artistOf(artwork));
  const ready = (works: readonly string[]) => table.exhibitions.filter((each) => lacking(each, works).length === 0);
  const before = ready(gallery.artworks);
  const then = ready([...gallery.artworks, artwork]).filter((each) => !before.includes(each));
  const names = [...new Set(then.map((each) => text.name(each)))];
  return text.say('table-buy-leads', {
    work: text.name(artwork), gold: left, count: names.length, exhibitions: text.join(names),
  });
}

function ofSelling({ table, gallery, text }: Position, artwork: string): string {
  return text.say('table-sell-leads', { work: text.name(artwork), gold: gallery.gold + worth(table.row, artistOf(artwork)) });
}

function ofExhibiting({ choice, offers, text }: Position): string {
  const move = moveOf(choice, offers);
  const works = move?.move === 'exhibit' ? move.artworks : [];
  return text.say('table-exhibit-leads', { works: text.join(works.map((work) => text.name(work))) });
}

function ofDiscarding({ choice, text }: Position): string {
  return choice.of === 'cards' ? text.say('table-discard-leads', { artist: text.name(choice.artist) }) : '';
}

function ofInfluence({ choice, table, receiver, text }: Position): string {
  if (choice.of !== 'cards') return '';
  const { artist, picked, direction } = choice;
  const words = { artist: text.name(artist), cards: picked.length, receiver };
  if (direction === null) return text.say('table-hint-direction', words);
  const after = worth(slid(table.row, artist, picked.length, direction), artist);
  return text.say('table-influence-leads', { ...words, direction, before: worth(table.row, artist), after });
}

/** What the large button says. */
export function label({ choice, table, offers, text }: Position): string {
  if (choice.of === 'artwork') return text.say('table-buy', { gold: worth(table.row, artistOf(choice.artwork)) });
  if (choice.of === 'exhibition') {
    const [one, two] = pairOf(choice.exhibition);
    return text.say('table-exhibit-pair', { one: text.name(one), two: text.name(two) });
  }
  if (choice.of === 'sale') return text.say('table-sell-for', { gold: worth(table.row, artistOf(choice.artwork)) });
  if (choice.of === 'nothing') return text.say(offers.discard.size ? 'table-discard-none' : 'table-play', { cards: 1 });
  return offers.discard.size
    ? text.say('table-discard-one', { artist: text.name(choice.artist) })
    : text.say('table-play', { cards: choice.picked.length });
}
