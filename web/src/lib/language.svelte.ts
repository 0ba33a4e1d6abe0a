/** The language this reader has chosen, and the shell's sentences in it. */
import { keep, kept } from './kept';
import { Text, type Args } from './text';
import { shellText, spoken } from './texts';

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
  keep('language', language);
  await use(language);
}

/** Speak what was chosen here before, or what the browser asks for. */
export function speakFirst(): Promise<void> {
  return use(spoken([kept('language') ?? '', ...navigator.languages]));
}

async function use(language: string): Promise<void> {
  text = await shellText(language);
  document.documentElement.lang = language;
}
