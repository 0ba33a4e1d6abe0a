/** At a guided table only what leads on is played: of anything else the house says that it has to wait. */
export function leads(move: unknown, offers: readonly unknown[]): boolean {
  const wanted = plain(move);
  return offers.some((offer) => plain(offer) === wanted);
}

/** The same for the same move, in whatever order its parts are named. */
function plain(move: unknown): string {
  const parts = Object.entries(move ?? {}).filter(([, part]) => part !== undefined);
  return JSON.stringify(parts.sort(([one], [two]) => (one < two ? -1 : 1)));
}
