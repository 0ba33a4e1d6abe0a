/** What a page provides to all components below it. */
import { createContext, getContext, setContext } from 'svelte';
import type { Text } from './text';

const [useText, setText] = createContext<Text>();

/** The sentences of the game that is shown here, in the reader's language and with the players' names. */
export { useText };

/** Provides the text to all components below this one. They keep one object that always speaks with the current text. */
export function provideText(current: () => Text | null): void {
  setText(new Proxy({} as Text, { get: (_, name) => Reflect.get(current() ?? {}, name) as unknown }));
}

/** A context that not every page provides: undefined where none does. */
export function optionalContext<T>(): [use: () => T | undefined, provide: (value: T) => T] {
  const key = Symbol('context');
  return [() => getContext<T | undefined>(key), (value) => setContext(key, value)];
}

/** Opens the rules at a number. On a screen for a room there are none to open. */
export const [useOpenRule, provideOpenRule] = optionalContext<(number: string) => void>();
