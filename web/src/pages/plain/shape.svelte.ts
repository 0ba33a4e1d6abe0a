/** Whose the values in a game's views are, as the house says it. */
import { gameCard } from '@shell/lib/net';
import type { Shape } from './picture';

/** Known already where a table is drawn: the house is asked once, as the page opens. */
export function shapes(game: () => string): () => Shape {
  let shape = $state.raw<Shape>({});
  $effect.pre(() => {
    const name = game();
    gameCard(name)
      .then((card) => (shape = card?.view ?? {}))
      .catch(() => undefined); // The page says already that a part of the table is missing.
  });
  return () => shape;
}
