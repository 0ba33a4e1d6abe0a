/** The paintings that can be made of the hand, the one worth most to this painter first. */
import { LAYERS, type Pile } from './cards';
import type { Workshop } from './types';

export type Draft = Workshop['drafts'][number];

/** All of them; or, where only orders are told, the orders of the three that lie there. */
export function ordersOf({ drafts, best }: Workshop, pile: Pile): Draft[] {
  const whole = drafts.filter(({ cards }) => cards.length === LAYERS);
  const told = best ? whole : whole.filter(({ cards }) => cards.every((card) => pile.includes(card)));
  return told.sort((one, two) => (two.worth ?? 0) - (one.worth ?? 0) || two.points - one.points);
}
