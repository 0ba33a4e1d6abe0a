/** How it stands, with both ends of the game: what this page may already count, and what the round has brought. */
import { tally, type Tally } from './look';
import type { RoundLook, Table } from './types';

export interface Pile {
  now: number;
  /** what this round has brought; null while that is open, and of tokens */
  more: number | null;
  end: number;
}

export interface Count {
  tokens: 'yes' | 'no';
  team: Pile;
  belratti: Pile;
}

/** `pending` has not been turned yet; `read` is the round that has just been read. */
export function countOf(table: Table, pending: Tally | null, read: RoundLook | null = null): Count {
  const { goal, limit } = table;
  if (table.options.masterpieces)
    return {
      tokens: 'yes',
      team: { now: table.tokens_won.length, more: null, end: goal },
      belratti: { now: table.tokens_lost.length, more: null, end: limit },
    };
  const round = read && tally(read.paintings);
  return {
    tokens: 'no',
    team: { now: table.team.length - (pending?.genuine ?? 0), more: round?.genuine ?? null, end: goal },
    belratti: { now: table.belratti.length - (pending?.belratti ?? 0), more: round?.belratti ?? null, end: limit },
  };
}
