/** The state of a table in a few words. */
import type { TableCard } from '@shell/lib/protocol';
import type { Args } from '@shell/lib/text';

type Say = (name: string, args?: Args) => string;

export function standing(table: TableCard, say: Say): string {
  if (table.damage) return say('door-damaged');
  if (table.earlier && table.stage !== 'over') return say('door-earlier');
  if (table.stage === 'over' && table.daily) return say('daily-of', { date: new Date(table.daily) });
  if (table.stage === 'over')
    return say('door-finished', { winners: winnersOf(table), made: new Date(table.made * 1000) });
  if (table.stage === 'gathering') return say('door-gathering', { free: table.free });
  if (table.your_turn && table.due !== null) return say('door-your-turn-until', { due: new Date(table.due * 1000) });
  if (table.your_turn && table.since !== null)
    return say('door-your-turn-since', { since: new Date(table.since * 1000) });
  return say(table.your_turn ? 'door-your-turn' : 'door-waiting');
}

function winnersOf(table: TableCard): string {
  return table.winners.map((seat) => table.names[seat] ?? '').join(', ') || 'nobody';
}
