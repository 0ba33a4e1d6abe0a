/** Places on the display keep still: a card taken leaves its place empty, for everyone and after a reload. */

export type Places = readonly (string | null)[];

/** Every place in order: its card, or none where a gap is. Gaps come sorted. */
export function places(cards: readonly string[], gaps: readonly number[]): Places {
  const all: (string | null)[] = [...cards];
  for (const gap of gaps) all.splice(gap, 0, null);
  return all;
}
