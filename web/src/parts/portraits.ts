/** Which painting stands for whom: the house says so, for the guest of this browser and for every seat at a table. */
import { BASE } from '@shell/lib/base';
import { optionalContext } from '@shell/lib/context';

/** For a seat that nobody has told anything about. */
const SOMEBODY = 'owl';

/** The painting of a seat at the table that a component is part of, by name; empty where nobody sits. */
export const [usePortraits, providePortraits] = optionalContext<(seat: number) => string>();

export function picture(portrait: string): string {
  return `${BASE}portraits/${portrait || SOMEBODY}.webp`;
}
