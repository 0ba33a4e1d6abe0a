/** What has just been turned up or over, for the moment in which everyone may look at it. */
import type { Told } from '@shell';
import type { Event } from './types';

export interface Shown {
  gift: string;
  /** Who took it, turned it over, or was wrong about it. */
  seat: number;
  kind: 'taken' | 'turned' | 'unwrapped';
  /** Was it what it was said to be? Only once it is unwrapped. */
  true: boolean;
}

/** In the latest input, while the log still has it. */
export function shown(story: readonly Told<Event>[]): Shown | null {
  for (const event of story.at(-1)?.events.toReversed() ?? []) {
    if (event.event === 'unwrapped') return { gift: event.gift, seat: event.seat, kind: 'unwrapped', true: event.true };
    if ((event.event === 'taken' || event.event === 'turned') && event.gift !== null) {
      return { gift: event.gift, seat: event.seat, kind: event.event, true: false };
    }
  }
  return null;
}
