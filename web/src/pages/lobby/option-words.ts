/** Options in words. What a game has no word for is called by its id. */
import { say } from '@shell/lib/language.svelte';
import type { Text } from '@shell/lib/text';
import type { Field, OptionValue } from './schema';

export function named(text: Text, key: string, otherwise: string): string {
  return text.has(key) ? text.say(key) : otherwise;
}

export function labelOf(text: Text, option: string): string {
  return named(text, `option-${option}`, option.replaceAll('_', ' '));
}

export function wordOf(text: Text, option: string, value: OptionValue): string {
  const key = `option-${option}`;
  return value === null
    ? named(text, `${key}-none`, say('lobby-none'))
    : named(text, `${key}-${value}`, text.name(String(value)));
}

/** What has been chosen; a seat is called by who sits there. */
export function saidOf(text: Text, field: Field, value: OptionValue | OptionValue[], seated: string[]): string {
  const word = (each: OptionValue): string => wordOf(text, field.name, each);
  if (Array.isArray(value)) return value.length ? text.join(value.map(word)) : word(null);
  if (typeof value === 'boolean') return say(value ? 'lobby-yes' : 'lobby-no');
  return (field.kind === 'seat' && typeof value === 'number' ? seated[value] : undefined) ?? word(value);
}
