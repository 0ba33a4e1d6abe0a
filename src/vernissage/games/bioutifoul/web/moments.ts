/** Three moments of the evening, each with a heading and a sentence. */
import type { Text } from '@shell';
import type { Evening } from './types';

export interface Moment {
  title: string;
  told: string;
}

export function moments(evening: Evening, text: Text): Moment[] {
  const { best_deal: deal, dearest, sharpest, loved } = evening;
  const moment = (key: string, args: Record<string, string | number>): Moment => ({
    title: text.say(key),
    told: text.say(`${key}.told`, args),
  });
  const trade = deal
    ? moment('result-deal', {
        name: text.player(deal.seat),
        artwork: text.name(deal.artwork),
        bought: deal.bought,
        from: deal.bought_in,
        sold: deal.sold,
        to: deal.sold_in,
      })
    : dearest &&
      moment('result-dearest', {
        name: text.player(dearest.seat),
        artwork: text.name(dearest.artwork),
        gold: dearest.gold,
        round: dearest.round,
      });
  const influence =
    sharpest &&
    moment('result-push', {
      name: text.player(sharpest.seat),
      artist: text.name(sharpest.artist),
      cards: sharpest.cards,
      direction: sharpest.direction,
      round: sharpest.round,
      from: sharpest.before,
      to: sharpest.after,
    });
  const most =
    loved &&
    moment('result-loved', { artist: text.name(loved.artist), works: loved.works, galleries: loved.galleries });
  return [trade, influence, most].filter((each) => each !== null);
}
