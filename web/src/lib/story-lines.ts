/** An input as sentences, for the log and for the ear. */
import type { Told } from './game';
import type { Part } from './table/announcer.svelte';
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

/** So many letters can be read at a glance, and so many be listened to. */
const GLANCE = 84;
const LISTENED = 240;

/** What an input led to, in short: its first sentence, and those after it as far as they can be read at a glance. */
export function inBrief(told: Told, text: Text): string {
  return briefly(told, text, GLANCE).join(' ');
}

function briefly(told: Told, text: Text, most: number): string[] {
  const [first = '', ...more] = linesOf(told, text).map(({ sentence }) => sentence);
  const said = first ? [first] : [];
  for (const each of more) if (said.join(' ').length + each.length < most) said.push(each);
  return said;
}

/** Inputs for the ear. What one bot did in a row becomes one sentence: its name is said once. */
export function inShort(inputs: readonly Told[], text: Text, isBot: (seat: number) => boolean): Part[] {
  const parts: (Part & { by: string })[] = [];
  for (const told of inputs) {
    const brief = told.input === 'made' && isBot(told.seat);
    const by = brief ? `${text.player(told.seat)} ` : '';
    const sentences = brief ? briefly(told, text, LISTENED) : linesOf(told, text).map(({ sentence }) => sentence);
    for (const sentence of sentences) {
      const line = { number: told.number, sentence };
      const before = parts.at(-1);
      if (by && before?.by === by && before.words.endsWith('.') && sentence.startsWith(by)) {
        before.words = `${before.words.slice(0, -1)}, ${sentence.slice(by.length)}`;
        before.lines = [...before.lines, line];
      } else {
        parts.push({ words: sentence, lines: [line], by: sentence.startsWith(by) ? by : '' });
      }
    }
  }
  return parts;
}
