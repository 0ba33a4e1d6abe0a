/**
 * Keys for whoever plays without a mouse or without looking. They are the same in all games, can be changed and switched
 * off, and are kept on this device. Whoever types isn't disturbed.
 */
import { comfort } from './comfort.svelte';
import { load, save } from './storage';

/** What each key does until somebody chooses another. */
const FIRST = {
  /** whose turn it is, and what is asked */
  now: 'w',
  /** what one can do, as a list to choose from by number */
  offers: 'o',
  /** to where the decision is made */
  decide: 'd',
  /** what is one's own */
  hand: 'c',
  /** everyone's things and points */
  people: 'p',
  /** the whole table in words */
  table: 't',
  /** what happened since one's last turn */
  since: 'h',
  /** the last announcement again */
  again: 'r',
  /** what the thing is that has the focus */
  explain: 'm',
  keys: '?',
} as const;

export type Action = keyof typeof FIRST;
export const ACTIONS = Object.keys(FIRST) as Action[];

const STORED = 'keys';
let changed = $state.raw<Partial<Record<Action, string>>>(remembered());

function remembered(): Partial<Record<Action, string>> {
  try {
    const before = JSON.parse(load(STORED) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(before).filter(([name, key]) => name in FIRST && isKey(key)));
  } catch {
    return {};
  }
}

/** One letter, digit or sign; digits choose offers. */
export function isKey(key: unknown): key is string {
  return typeof key === 'string' && /^[^\s\d]$/u.test(key);
}

export function keyOf(action: Action): string {
  return changed[action] ?? FIRST[action];
}

/** Whose key this is. */
export function ownerOf(key: string): Action | undefined {
  return ACTIONS.find((action) => keyOf(action) === key.toLocaleLowerCase());
}

/** From now on this key does it. Whatever it did before gets the key that becomes free. */
export function changeKey(action: Action, key: string): void {
  const owner = ownerOf(key);
  const freed = keyOf(action);
  changed = { ...changed, ...(owner && { [owner]: freed }), [action]: key.toLocaleLowerCase() };
  save(STORED, JSON.stringify(changed));
}

/** All as it was at first. */
export function resetKeys(): void {
  changed = {};
  save(STORED, '{}');
}

const TYPES =
  'input:not([type=radio], [type=checkbox], [type=range], [type=button]), textarea, select, [contenteditable]';

/** What is asked for by a key, if anything is. */
export function actionOf({
  key,
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent): Action | undefined {
  const types = target instanceof Element && target.closest(TYPES) !== null;
  if (comfort('keys') === 'off' || defaultPrevented || ctrlKey || metaKey || altKey || types) return undefined;
  return ownerOf(key);
}
