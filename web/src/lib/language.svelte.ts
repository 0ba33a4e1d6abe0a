/** The language this reader has chosen, and the shell's sentences in it. */
import { untrack } from 'svelte';
import { load, save } from './storage';
import { Text, type Args } from './text';
import { openPart, shellText, spoken } from './texts';

let text = $state.raw(new Text('en', []));

/** A sentence of the shell. In a template it changes with the language. */
export function say(name: string, args?: Args): string {
  return text.say(name, args);
}

/** The shell's sentences, for refusals and names. */
export function shell(): Text {
  return text;
}

/** The language in use. */
export function language(): string {
  return text.language;
}

/** Speak this language from now on. */
export async function speak(language: string): Promise<void> {
  save('language', language);
  await use(language);
}

/** Speak what was chosen here before, or what the browser asks for. */
export function speakFirst(): Promise<void> {
  return use(spoken([load('language') ?? '', ...navigator.languages]));
}

/**
 * A part of the house that comes when it is wanted, together with what only it says: the words lie in `text/<part>`.
 * When others come later, or another language does, it stays as it is: nothing that was typed there is lost.
 */
export async function withWords<Part>(part: string, coming: Promise<Part>): Promise<Part> {
  const spoken = untrack(() => text.language);
  const [come, isNew] = await Promise.all([coming, openPart(part, spoken)]);
  await (isNew ? use() : changed);
  return come;
}

/** The last change of what is said: they come one after the other, whichever is fetched first. */
let changed: Promise<unknown> = Promise.resolve();

function use(language?: string): Promise<void> {
  const change = changed.then(async () => {
    text = await shellText(language ?? text.language);
    document.documentElement.lang = text.language;
  });
  changed = change.catch(() => undefined);
  return change;
}
