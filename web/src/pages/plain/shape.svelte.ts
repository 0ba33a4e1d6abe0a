/** Whose the values in a game's views are, as the house says it. */
import { house } from '@shell/lib/net';
import type { Shape } from './drawing';

/** Known already where a table is drawn: the house is asked once, as the page opens. */
export function shapes(game: () => string): () => Shape {
  let shape = $state.raw<Shape>({});
  $effect.pre(() => {
    const name = game();
    house()
      .then(({ games }) => (shape = games.find((card) => card.name === name)?.view ?? {}))
      .catch(() => undefined); // The page says already that a part of the table is missing.
  });
  return () => shape;
}
