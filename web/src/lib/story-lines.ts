/** An input as sentences, for the log and for the ear. */
import type { Told } from './game';
import type { Text } from './text';

export interface Line {
  sentence: string;
  /** The event it tells; null for what came from outside the rules. */
  event: unknown;
}

/** Something happened, in words; silent events leave no line. */
export function linesOf(told: Told, text: Text): Line[] {
  const all = [
    { sentence: text.input(told), event: null },
    ...told.events.map((event) => ({ sentence: text.event(event as object), event })),
  ];
  return all.filter((line) => line.sentence !== '');
}

/** So many letters can be read at a glance. */
const GLANCE = 84;

/** What an input led to, in short: its first sentence, and those after it as far as they can be read at a glance. */
export function inBrief(told: Told, text: Text): string {
  return briefly(told, text, GLANCE).join(' ');
}

/** The first sentence of an input, and those after it as long as they have room in so many letters. */
export function briefly(told: Told, text: Text, most: number): string[] {
  const [first = '', ...more] = linesOf(told, text).map(({ sentence }) => sentence);
  const said = first ? [first] : [];
  for (const each of more) if (said.join(' ').length + each.length < most) said.push(each);
  return said;
}
