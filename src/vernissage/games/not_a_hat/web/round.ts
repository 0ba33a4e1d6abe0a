/** Who sits where at a round table, seen from one's own seat: the left neighbour is at the screen's left. */

export interface Place {
  seat: number;
  /** From the middle, as shares of half the width and half the height. */
  x: number;
  y: number;
  /** By how much a card that lies before this seat is turned, in degrees. */
  turn: number;
}

/** All places, the own one first and at the bottom, then clockwise. */
export function places(players: number, own: number): Place[] {
  return Array.from({ length: players }, (_, step) => {
    const angle = Math.PI / 2 + (step * 2 * Math.PI) / players;
    return {
      seat: (own + step) % players,
      x: Math.cos(angle),
      y: Math.sin(angle),
      turn: Math.round((step * 360) / players),
    };
  });
}
