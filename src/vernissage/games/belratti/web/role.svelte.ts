/** The card that says one's role anew: once in each round in which it has changed, as long as one wants it. */
import { load, save, unhurried } from '@shell';
import type { Table } from './types';

const BRIEFLY = 'belratti-roles-briefly';
const LAST = 'belratti-role-seen';
/** How long the title stands that is left for whoever wants no card. */
const GLANCE = 2_000;

interface Seated {
  table: Table;
  you: number;
  code: string;
}

export class RoleCard {
  /** What is shown of it now. */
  shown = $state<'card' | 'title' | null>(null);
  #seen = load(LAST);

  /** For whoever sits here; nobody at a table where somebody else explains. */
  constructor(private readonly seated: () => Seated | null) {
    $effect(() => {
      const now = seated();
      const isNews = now && hasChanged(now) && this.#seen !== mark(now);
      this.shown = !isNews ? null : load(BRIEFLY) ? 'title' : 'card';
      if (this.shown !== 'title') return undefined;
      const timer = setTimeout(() => this.close(), unhurried(GLANCE));
      return () => clearTimeout(timer);
    });
  }

  /** Read; or one has gone on without it. */
  close(): void {
    const now = this.seated();
    if (now && this.shown) save(LAST, (this.#seen = mark(now)));
    this.shown = null;
  }

  less(): void {
    save(BRIEFLY, 'yes');
    this.close();
  }
}

/** In the last round one did the other thing; and in this one nothing hangs yet, and nothing of one's own is laid. */
function hasChanged({ table, you }: Seated): boolean {
  const before = table.looks.at(-1);
  const early = ['ask', 'paint', 'swap'].includes(table.phase) && table.laid[you] === 0;
  return early && before !== undefined && before.painters.includes(you) !== table.painters.includes(you);
}

function mark({ table, you, code }: Seated): string {
  return `${code} ${you} ${table.round}`;
}
