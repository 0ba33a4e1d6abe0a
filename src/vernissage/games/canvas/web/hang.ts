/** The offer that hangs a draft; and where there is none, what the draft still wants. */
import type { Text } from '@shell';
import { pileOf, type Draft } from './draft';
import type { Frame, Move, Paint } from './types';

/** The move that hangs this draft, if it is offered. */
export function orderOf(offers: readonly Move[], draft: Draft): Paint | null {
  return (
    offers.find(
      (offer): offer is Paint => offer.move === 'paint' && offer.cards.every((card, i) => card === draft[i]),
    ) ?? null
  );
}

/** The move that puts the painting into this background, if it is offered. */
export function frameOf(offers: readonly Move[], background: string): Frame | null {
  return offers.find((offer): offer is Frame => offer.move === 'frame' && offer.background === background) ?? null;
}

interface Reasons {
  draft: Draft;
  hand: readonly string[];
  mine: boolean;
  finished: boolean;
  offers: readonly Move[];
  /** whose turn it is */
  waiting: string;
  text: Text;
}

export function whyNot({ draft, hand, mine, finished, offers, waiting, text }: Reasons): string {
  if (finished) return text.say('table-why-finished');
  const pile = pileOf(draft);
  const strange = pile.find((card) => !hand.includes(card));
  if (strange) return text.say('table-why-row', { card: text.name(strange) });
  if (pile.length < draft.length) return text.say('table-why-layers', { left: draft.length - pile.length });
  const another = offers.some((offer) => offer.move === 'paint' && offer.cards.every((card) => pile.includes(card)));
  if (another) return text.say('table-why-order');
  return mine ? text.say('table-why-moment') : text.say('table-why-turn', { name: waiting });
}
