import { expect, test, vi } from 'vitest';
import type { Spoken } from '../src/lib/protocol';
import { isWords, Tones } from '../src/lib/table/tone';

const said = (text: string): Spoken => ({ is: 'spoken', seat: 1, name: 'Ada', text, phrase: '', tone: 'sure' });

test('a tone is shown with the move it belongs to, however late that is shown', () => {
  const tell = vi.fn();
  const tones = new Tones(tell);
  tones.hear(7);
  tones.say(said(''));
  tones.show(6);
  expect(tell).not.toHaveBeenCalled();
  tones.show(7);
  expect(tell).toHaveBeenCalledTimes(1);
  tones.show(8);
  expect(tell).toHaveBeenCalledTimes(1);
});

test('what was shown at once has its tone at once', () => {
  const tell = vi.fn();
  const tones = new Tones(tell);
  tones.hear(3);
  tones.show(3);
  tones.say(said(''));
  expect(tell).toHaveBeenCalledTimes(1);
});

test('words are more than a tone', () => {
  expect([isWords(said('Well.')), isWords(said(''))]).toEqual([true, false]);
});
