/** The browser says what Python says: of every game, in every language, to everyone who listens. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Refusal } from '../src/lib/protocol';
import { bundle, Text } from '../src/lib/text';

interface Told {
  game: string;
  language: string;
  names: string[];
  seats: Record<string, string[]>;
  sentences: { about: 'event' | 'move' | 'input' | 'refusal'; value: object; you: number | null; said: string }[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const python = process.env.PYTHON ?? `${root}.venv/bin/python`;
const printed = execFileSync(python, [`${root}web/scripts/sentences.py`], { maxBuffer: 2 ** 26 }).toString();
const all = JSON.parse(printed) as Told[];

function text(game: string, language: string): Text {
  const read = (path: string): string[] => {
    const file = `${root}src/vernissage/${path}.ftl`;
    return existsSync(file) ? [readFileSync(file, 'utf8')] : [];
  };
  const bundles = [...new Set([language, 'en'])].map((each) =>
    bundle(each, [`games/${game}/text/${each}`, `games/${game}/names/${each}`, `texts/${each}`].flatMap(read)),
  );
  return new Text(language, bundles);
}

function say(text: Text, about: string, value: object): string {
  if (about === 'event') return text.event(value);
  if (about === 'move') return text.move(value);
  if (about === 'input') return text.input(value as { input: string });
  return text.refusal(value as Refusal);
}

test.each(all)('$game in $language', ({ game, language, names, seats, sentences }) => {
  const words = text(game, language);
  const said = sentences.map(({ about, value, you }) => say(words.among({ seats, names, you }), about, value));
  expect(said).toEqual(sentences.map((sentence) => sentence.said));
});

test('there is something to compare', () => {
  expect(all.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(100);
});
