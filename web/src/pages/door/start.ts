/** The ways from the front door to a table. */
import { newTable } from '@shell/lib/net';
import type { Daily, NewTable } from '@shell/lib/protocol';
import { go } from '@shell/lib/router.svelte';
import { begunDeal } from '../me/guest.svelte';
import { meetGuest } from '../table/first-meeting';

/** A new table. */
export async function start(wanted: NewTable): Promise<void> {
  await meetGuest();
  go(`/t/${(await newTable(wanted)).code}`);
}

/** Today's deal of a game: one that waits to be finished, first. Whoever has played it sees how everyone did. */
export async function startDeal(game: string, today: Daily | null): Promise<void> {
  const begun = today && begunDeal(game, today.date);
  if (begun) go(`/t/${begun.code}`);
  else if (today?.puzzles.some((puzzle) => puzzle.game === game && puzzle.mine)) go(`/day/${today.date}/${game}`);
  else await start({ game, daily: true });
}
