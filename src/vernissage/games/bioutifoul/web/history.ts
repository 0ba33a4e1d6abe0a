/** What the story tells beyond its sentences: what has moved this turn, and what was done last. */
import type { Told } from '@shell';
import { worth, type Artist } from './cards';
import type { Event, View } from './types';

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
  const risen = row.map((artist): [Artist, number] => [
    artist,
    worth(table, row, artist) - worth(table, before, artist),
  ]);
  return new Map(risen.filter(([, places]) => places !== 0));
}

/** In the first turn, what was swept away while the table was laid. No event tells it, the table does. */
export function opening(table: View['table'], seat: number): Event[] {
  const first = table.round === 1 && table.first === seat;
  return first && table.opening ? [table.opening] : [];
}

const NOBODY = -1;

/** The story from the very beginning, for the log. */
export function whole(story: Told<Event>[], table: View['table']): Told<Event>[] {
  const { first, opening: swept } = table;
  if (!swept || (story[0]?.number ?? 0) > 0) return story; // Its first pages may not have come yet.
  const began: Event[] = [{ event: 'turn-began', seat: first, round: 1 }, swept];
  return [{ number: -1, input: 'made', seat: NOBODY, by: '', events: began }, ...story];
}

/** What is worth a line, when there is little room. */
const TELLING = [
  'discarded',
  'influenced',
  'bought',
  'sold',
  'exhibited',
  'closed',
  'rested',
  'swept',
  'last-round',
  'ended',
];

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
