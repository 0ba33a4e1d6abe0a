/** Who sits at a table, and what this visitor may do there. */
import type { Player } from '../game';
import type { Changed, Offered, Standing, TableInfo, Welcome } from '../protocol';

/** What this visitor may do, until the server has said so. */
export const NOTHING: Standing = {
  sees: 'open',
  may_ask: [],
  may_take: [],
  asked: null,
  decides: [],
  may_offer: [],
  may_remove: [],
  may_stop: false,
  stops: false,
  removed: false,
  uncounted: false,
  may_pick: false,
};

export class Lobby {
  table = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  host = $state(false);
  /** The key of the own seat, to continue on another device. */
  key = $state('');
  /** For whom this guest has voted on a tie. */
  voted = $state<number | null>(null);
  /** All seats played on this device. If there are several, `you` is the one who looks at it now. */
  keeps = $state.raw<number[]>([]);
  standing = $state.raw<Standing>(NOTHING);
  /** The link to a seat that was asked for last. */
  offered = $state.raw<Offered | null>(null);
  /** For the host: the seats whose talk was reported. */
  reports = $state.raw<number[]>([]);

  /** Everybody at the table, by seat; a free place has no name. */
  players = $derived.by((): Player[] => {
    const places = this.table?.places ?? [];
    return places.map((place, seat) => {
      const { kind, here } = place;
      return { ...place, seat, bot: kind === 'bot', away: kind === 'person' && !here };
    });
  });
  names = $derived(this.players.map(({ name }) => name));

  protected update({ table, you, host, key, voted, keeps, standing }: Changed | Welcome): void {
    Object.assign(this, { table, you, host, key, voted, keeps, standing });
  }

  protected report(seat: number): void {
    if (!this.reports.includes(seat)) this.reports = [...this.reports, seat];
  }

  /** The host has read the report about this seat. */
  dismissReport(seat: number): void {
    this.reports = this.reports.filter((each) => each !== seat);
  }
}
