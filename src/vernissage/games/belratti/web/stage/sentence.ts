/** The sentence over the stage: whose decision it is, in gold, and what they do. */
import type { Sight, Text } from '@shell';
import { counted } from '../counted';
import { begun, verdictOf, type Said } from '../look';
import { differing } from '../people';
import type { Reveal } from '../reveal.svelte';
import type { View } from '../types';
import { variantOf } from '../variant';
import { hangs } from '../wall';

export function sentenceOf({ view, to_move: toMove }: Sight<View>, reveal: Reveal, text: Text): Said {
  const { table } = view;
  const about = {
    ...counted({ number: table.number, missing: table.missing }, text),
    variant: variantOf(table),
    painters: text.players(table.painters),
    painters_count: table.painters.length,
  };
  const they = (seats: readonly number[], says: string): Said => ({
    gold: text.players(seats),
    rest: text.say(says, { ...about, count: seats.length }),
  });
  if (reveal.look) return reveal.open ? verdictOf(reveal.look, text) : turnedOf(reveal, text);
  if (table.proposed) {
    const [seat = 0] = table.proposed.consenting;
    return { gold: '', rest: text.event({ ...table.proposed.draft, event: 'joker-proposed', seat }) };
  }
  switch (table.phase) {
    case 'ask':
      return asked();
    case 'paint':
      return they(table.painters, 'stage-paint');
    case 'swap':
      return they(toMove, 'stage-swap');
    default:
      return hangs(table) === table.number && toMove.length
        ? they(toMove, 'stage-agree')
        : they(table.directors, 'stage-hang');
  }

  function asked(): Said {
    if (table.themes_open) return they(toMove, 'stage-themes');
    const shown = differing(table, text);
    if (shown.length)
      return { gold: '', rest: text.say('table-now-differ', { ...about, mine: 'no', shown: shown.join(', ') }) };
    return they(table.proposals?.members ?? [], 'stage-ask');
  }
}

/** What was turned last: the eyes are on it. */
function turnedOf({ latest, turning, frames }: Reveal, text: Text): Said {
  if (!latest) return { gold: '', rest: text.say('stage-turning') };
  return {
    gold: text.say('table-now-judged', { stamp: latest.stamp }),
    rest: text.say('table-now-turned', {
      forged: latest.painter === null ? 'yes' : 'no',
      name: begun(text.name(latest.painting), text),
      painter: text.player(latest.painter),
      turned: turning.turned,
      of: frames.length,
    }),
  };
}
