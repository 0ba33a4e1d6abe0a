/** What a choice leads to, in one sentence; and where nothing is chosen, what there is to choose. All of it was foreseen by
    the engine: until that has come, nothing is said. */
import type { Text } from '@shell';
import { artistOf, pairOf, worth, type Artist, type Gallery, type Influence } from './cards';
import { moveOf, type Choice } from './choice';
import { opening } from './history';
import type { Offers } from './offers';
import type { Preview, Purchase, Push, View } from './types';

export interface Position {
  table: View['table'];
  gallery: Gallery;
  hand: readonly Artist[];
  offers: Offers;
  choice: Choice;
  preview: Preview | null;
  /** in a lesson: fewer moves are offered than the rules allow */
  narrowed: boolean;
  /** the neighbour to whom played cards go */
  receiver: string;
  text: Text;
}

export function consequence(position: Position): string {
  const { choice, table } = position;
  if (choice.of === 'artwork') return ofBuying(position, choice.artwork);
  if (choice.of === 'sale') return ofSelling(position, choice.artwork);
  if (choice.of === 'exhibition') return ofExhibiting(position);
  if (choice.of === 'cards') return table.phase === 'discard' ? ofDiscarding(position) : ofInfluence(position);
  return hint(position);
}

/** What is to be touched next, for the headline. */
export function asks(position: Position): string {
  const { choice, table, offers, text } = position;
  if (moveOf(choice, offers)) return text.say('table-now-press', { button: label(position) });
  if (choice.of === 'cards') return text.say('table-hint-direction', { artist: text.name(choice.artist) });
  if (position.narrowed && table.phase === 'gallery') return text.say('table-now-lesson');
  return text.say(`table-now-${table.phase}`, { buys: offers.buy.size, shows: offers.exhibit.size });
}

/** What ends the turn by itself says so before, not only after. */
function finally_({ text }: Position, { ends }: Pick<Purchase, 'ends'>, said: string): string {
  return ends ? `${said} ${text.say('table-last-action', { why: ends })}` : said;
}

function hint({ table, gallery, hand, offers, preview, narrowed, receiver, text }: Position): string {
  if (table.phase === 'discard') return text.say('table-hint-discard', { count: hand.length });
  if (table.phase === 'influence') {
    const now = text.say('table-hint-influence', { receiver });
    const [swept] = opening(table, table.turn);
    return swept ? `${text.event(swept)} ${now}` : now;
  }
  if (narrowed) return text.say('table-hint-lesson');
  if (!preview) return '';
  const lit = { gold: gallery.gold, buys: offers.buy.size, shows: offers.exhibit.size, why: preview.bars ?? '' };
  const now = text.say('table-hint-gallery', lit);
  return table.actions === 0 ? `${now} ${text.say('table-hint-rest')}` : now;
}

function ofBuying(position: Position, artwork: string): string {
  const { preview, text } = position;
  const foreseen = preview?.buy.find(({ move }) => move.artwork === artwork);
  if (!foreseen) return '';
  const names = [...new Set(foreseen.opens.map((each) => text.name(each)))];
  const words = { work: text.name(artwork), gold: foreseen.gold, count: names.length, exhibitions: text.join(names) };
  return finally_(position, foreseen, text.say('table-buy-leads', words));
}

function ofSelling(position: Position, artwork: string): string {
  const { preview, text } = position;
  const foreseen = preview?.sell.find(({ move }) => move.artwork === artwork);
  if (!foreseen) return '';
  return finally_(position, foreseen, text.say('table-sell-leads', { work: text.name(artwork), gold: foreseen.gold }));
}

function ofExhibiting(position: Position): string {
  const { choice, offers, preview, text } = position;
  const chosen = moveOf(choice, offers);
  const foreseen = preview?.exhibit.find(({ move }) => JSON.stringify(move) === JSON.stringify(chosen));
  if (!foreseen) return '';
  const works = text.join(foreseen.move.artworks.map((work) => text.name(work)));
  return finally_(position, foreseen, text.say('table-exhibit-leads', { works }));
}

function ofDiscarding({ choice, text }: Position): string {
  return choice.of === 'cards' ? text.say('table-discard-leads', { artist: text.name(choice.artist) }) : '';
}

function ofInfluence({ choice, preview, receiver, text }: Position): string {
  if (choice.of !== 'cards') return '';
  const { artist, picked, direction } = choice;
  const words = { artist: text.name(artist), cards: picked.length, receiver };
  if (direction === null) return text.say('table-hint-direction', words);
  const push = pushOf(preview, { artist, cards: picked.length, direction });
  return push ? text.say('table-influence-leads', { ...words, direction, before: push.before, after: push.after }) : '';
}

/** What was foreseen of this influence. */
export function pushOf(preview: Preview | null, { artist, cards, direction }: Omit<Influence, 'move'>): Push | null {
  const is = ({ move }: Push) => move.artist === artist && move.cards === cards && move.direction === direction;
  return preview?.influence.find(is) ?? null;
}

/** Does the move that is chosen end the turn by itself? Then nothing can be taken back. */
export function endsTurn({ choice, offers, preview }: Position): boolean {
  const chosen = JSON.stringify(moveOf(choice, offers));
  const foreseen = [...(preview?.buy ?? []), ...(preview?.sell ?? []), ...(preview?.exhibit ?? [])];
  return foreseen.some(({ move, ends }) => ends !== null && JSON.stringify(move) === chosen);
}

/** What the large button says. */
export function label({ choice, table, offers, text }: Position): string {
  if (choice.of === 'artwork')
    return text.say('table-buy', { gold: worth(table, table.row, artistOf(choice.artwork)) });
  if (choice.of === 'exhibition') {
    const [one, two] = pairOf(choice.exhibition);
    return text.say('table-exhibit-pair', { one: text.name(one), two: text.name(two) });
  }
  if (choice.of === 'sale')
    return text.say('table-sell-for', { gold: worth(table, table.row, artistOf(choice.artwork)) });
  if (choice.of === 'nothing') return text.say(offers.discard.size ? 'table-discard-none' : 'table-play', { cards: 1 });
  return offers.discard.size
    ? text.say('table-discard-one', { artist: text.name(choice.artist) })
    : text.say('table-play', { cards: choice.picked.length });
}
