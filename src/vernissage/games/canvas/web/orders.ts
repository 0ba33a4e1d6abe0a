/** The paintings that can be made of the hand, as the workshop lists them. */
import type { Pile } from './cards';
import type { Valued, Workshop } from './types';

/** All of them; or, where only orders are told, the orders of the three that lie there. */
export function ordersOf({ paintings, best }: Workshop, pile: Pile): Valued[] {
  return best ? paintings : paintings.filter(({ cards }) => cards.every((card) => pile.includes(card)));
}
