/** What the story tells beyond its sentences: how prices went, what has moved this turn, what to remember. */
import type { Told } from '@shell/lib/game';
import { worth, type Artist } from './cards';
import type { Bought, Event, Influenced, Sold, View } from './types';

type Story = readonly Told<Event>[];

function events(story: Story): Event[] {
  return story.flatMap((told) => told.events);
}

/** All that has happened since the turn began. */
export function thisTurn(story: Story): Event[] {
  const all = events(story);
  return all.slice(all.findLastIndex((event) => event.event === 'turn-began') + 1);
}

/** By how much each artist has risen (or fallen) this turn. */
export function trends(story: Story, table: View['table']): Map<Artist, number> {
  const { row } = table;
  const before = thisTurn(story).find((event) => event.event === 'influenced')?.before ?? row;
  const risen = row.map((artist): [Artist, number] => [artist, worth(table, row, artist) - worth(table, before, artist)]);
  return new Map(risen.filter(([, places]) => places !== 0));
}

/** How the row stood at the start and after each round. */
export function rowsByRound(story: Story, table: View['table']): (readonly Artist[])[] {
  const pushes = byRound(story).filter(([, event]) => event.event === 'influenced') as [number, Influenced][];
  const last = Math.max(1, ...byRound(story).map(([round]) => round));
  const start: readonly Artist[] = pushes[0]?.[1].before ?? table.row;
  return Array.from({ length: last + 1 }, (_, round) => pushes.findLast(([at]) => at <= round)?.[1].after ?? start);
}

/** Every event with the round it happened in. The first turn began before the story does. */
function byRound(story: Story): [number, Event][] {
  let round = 1;
  return events(story).map((event) => {
    if (event.event === 'turn-began') round = event.round;
    return [round, event];
  });
}

/** In the first turn, what was swept away while the table was laid. No event tells it, the table does. */
export function opening(table: View['table'], seat: number): Event[] {
  const first = table.round === 1 && table.first === seat;
  return first && table.opening.length ? [{ event: 'swept', artworks: table.opening }] : [];
}

const NOBODY = -1;

/** The story from the very beginning, for the log. */
export function whole(story: Told<Event>[], table: View['table']): Told<Event>[] {
  const { first } = table;
  if (!table.opening.length) return story;
  const began: Event[] = [{ event: 'turn-began', seat: first, round: 1 }, { event: 'swept', artworks: table.opening }];
  return [{ number: -1, input: 'made', seat: NOBODY, by: '', events: began }, ...story];
}

/** What is worth a line, when there is little room. */
const TELLING = ['discarded', 'influenced', 'bought', 'sold', 'exhibited', 'closed', 'rested', 'swept', 'last-round', 'ended'];

/** What the last input led to that is worth telling. */
export function lastDeeds(story: Story): Event[] {
  const deeds = story.map((told) => told.events.filter((event) => TELLING.includes(event.event)));
  return deeds.findLast((each) => each.length > 0) ?? [];
}

/** To whom this seat's cards went, if its influence is the last one played. */
export function receiverOf(story: Story, seat: number | null): number | null {
  const last = events(story).findLast((event) => event.event === 'influenced');
  return last?.seat === seat ? last.receiver : null;
}

export interface Deal {
  bought: Bought;
  sold: Sold;
  from: number;
  to: number;
}

/** The artwork that was sold for most above what that gallery had paid for it. */
export function bestDeal(story: Story): Deal | null {
  const open = new Map<string, [number, Bought]>();
  let best: Deal | null = null;
  for (const [round, event] of byRound(story)) {
    if (event.event === 'bought') open.set(event.artwork, [round, event]);
    if (event.event !== 'sold') continue;
    const [from, bought] = open.get(event.artwork) ?? [round, null];
    if (bought === null || event.gold <= bought.gold) continue;
    const gain = best === null ? 0 : best.sold.gold - best.bought.gold;
    if (event.gold - bought.gold > gain) best = { bought, sold: event, from, to: round };
  }
  return best;
}

/** The purchase that cost most: where nobody sold anything at a profit. */
export function dearest(story: Story): { bought: Bought; round: number } | null {
  const all = byRound(story).filter(([, event]) => event.event === 'bought') as [number, Bought][];
  const [first] = all.toSorted(([, one], [, two]) => two.gold - one.gold);
  return first === undefined ? null : { round: first[0], bought: first[1] };
}

export interface Push {
  push: Influenced;
  round: number;
  from: number;
}

/** The artist moved furthest at once; of several, the first. */
export function sharpestPush(story: Story, table: View['table']): Push | null {
  const all = byRound(story).filter(([, event]) => event.event === 'influenced') as [number, Influenced][];
  const [first] = all.toSorted(([, one], [, two]) => two.cards - one.cards);
  if (first === undefined) return null;
  const [round, push] = first;
  return { push, round, from: worth(table, push.before, push.artist) };
}
