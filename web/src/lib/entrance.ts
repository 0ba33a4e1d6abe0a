/** How somebody in the room gets to the table that a television shows. */
import { optionalContext } from './context';

export interface Entrance {
  code: string;
  /** The table's address, for the QR code. */
  link: string;
  /** How many seats a newcomer can have. */
  free: number;
}

export const [useEntrance, provideEntrance] = optionalContext<Entrance>();
