/** The browser says what Python says: of every game, in every language, to everyone who listens. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Refusal } from '../src/lib/protocol';
import type { Text } from '../src/lib/text';
import { python, root, wordsOf } from './words';

interface Told {
  game: string;
  language: string;
  names: string[];
  seats: Record<string, string[]>;
  sentences: { about: 'event' | 'move' | 'input' | 'refusal'; value: object; you: number | null; said: string }[];
}

const printed = execFileSync(python, [`${root}web/scripts/sentences.py`], { maxBuffer: 2 ** 26 }).toString();
const all = JSON.parse(printed) as Told[];

function say(text: Text, about: string, value: object): string {
  if (about === 'event') return text.event(value);
  if (about === 'move') return text.move(value);
  if (about === 'input') return text.input(value as { input: string });
  return text.refusal(value as Refusal);
}

test.each(all)('$game in $language', ({ game, language, names, seats, sentences }) => {
  const words = wordsOf(game, language);
  const said = sentences.map(({ about, value, you }) => say(words.among({ seats, names, you }), about, value));
  expect(said).toEqual(sentences.map((sentence) => sentence.said));
});

test('there is something to compare', () => {
  expect(all.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(100);
});
