/** Tells a table's bots' turns step by step: at the pace of this device, for one player who looks at it alone. */
import { comfort, unhurried } from '@shell/lib/comfort.svelte';
import { inBrief } from '@shell/lib/story-lines';
import type { OpenTable } from '../table/open-table.svelte';

/** How many milliseconds a step is shown at each pace. */
const PACES = { unhurried: 2_000, brisk: 700, once: 0 };

export function tellSteps(here: OpenTable): void {
  const { socket } = here;
  socket.match.steps.telling = {
    says: (told) => {
      const { text, table } = here;
      const alone = socket.keeps.length === 1 && socket.you !== null;
      const bots = told.input === 'made' && socket.players[told.seat]?.bot;
      return text && bots && alone && !table?.guided ? inBrief(told, text) : '';
    },
    pace: () => unhurried(PACES[comfort('pace')]),
    holdsUp: () => socket.players.some(({ kind, seat }) => kind === 'person' && seat !== socket.you),
  };
}
