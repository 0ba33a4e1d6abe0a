/** Three moments of the evening, each with a heading and a sentence. */
import type { Text, Told } from '@shell/lib/game';
import { ARTISTS } from './cards';
import { bestDeal, dearest, sharpestPush } from './history';
import type { Event, View } from './types';

export interface Moment {
  title: string;
  told: string;
}

export function moments(
  story: readonly Told<Event>[], table: View['table'], names: readonly string[], text: Text,
): Moment[] {
  const { galleries } = table;
  const moment = (key: string, args: Record<string, string | number>): Moment => ({
    title: text.say(key), told: text.say(`${key}.told`, args),
  });
  const name = (seat: number) => names[seat] ?? '';
  return [trade(), push(), loved()].filter((each) => each !== null);

  function trade(): Moment | null {
    const deal = bestDeal(story);
    if (deal) {
      return moment('result-deal', {
        name: name(deal.sold.seat), artwork: text.name(deal.sold.artwork),
        bought: deal.bought.gold, from: deal.from, sold: deal.sold.gold, to: deal.to,
      });
    }
    const most = dearest(story);
    return most && moment('result-dearest', {
      name: name(most.bought.seat), artwork: text.name(most.bought.artwork), gold: most.bought.gold, round: most.round,
    });
  }

  function push(): Moment | null {
    const found = sharpestPush(story, table);
    if (found === null) return null;
    const { seat, artist, cards, direction, value } = found.push;
    const words = { name: name(seat), artist: text.name(artist), cards, direction };
    return moment('result-push', { ...words, round: found.round, from: found.from, to: value });
  }

  function loved(): Moment | null {
    const works = ARTISTS.map((_, i) => galleries.reduce((sum, each) => sum + (each.score.shown[i] ?? 0), 0));
    const most = works.indexOf(Math.max(...works));
    const artist = ARTISTS[most];
    if (artist === undefined || !works[most]) return null;
    const where = galleries.filter((each) => (each.score.shown[most] ?? 0) > 0).length;
    return moment('result-loved', { artist: text.name(artist), works: works[most] ?? 0, galleries: where });
  }
}
