/** Places on the display keep still: a card taken leaves its place empty, a new one hangs where one is free. */

export type Places = readonly (string | null)[];

/** How the cards lie now, given how they lay before. `size` is how many places there are at least. */
export function settle(before: Places, now: readonly string[], size: number): (string | null)[] {
  const arrived = now.filter((card) => !before.includes(card));
  const places = before.map((card) => (card !== null && now.includes(card) ? card : (arrived.shift() ?? null)));
  places.push(...arrived);
  while (places.length < size) places.push(null);
  // An empty place beyond those that belong to the table is no place any more.
  while (places.length > size && places.at(-1) === null) places.pop();
  return places;
}
