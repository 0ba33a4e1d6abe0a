/** How this device shows things to whoever uses it. Each choice hangs on the page, where the styles look for it. */
import { MediaQuery } from 'svelte/reactivity';
import { load, save } from './storage';

/** What can be chosen; the first of each is how it is until someone chooses. */
export const COMFORTS = {
  theme: ['device', 'night', 'day'],
  motion: ['device', 'less', 'full'],
  size: ['usual', 'large', 'largest'],
  contrast: ['device', 'more', 'normal'],
  sound: ['off', 'soft', 'on', 'loud'],
  /** How much longer than usual things are shown that nobody else waits for. */
  look: ['1', '1.5', '2'],
  /** How fast the bots' turns are told. */
  pace: ['unhurried', 'brisk', 'once'],
  /** How much of a game is read out to whoever uses a screen reader. */
  reads: ['short', 'all', 'mine'],
  /** Keys at a table, by single letters. */
  keys: ['on', 'off'],
  /** On a phone: at which side one presses. */
  hand: ['right', 'left'],
  /** While a television in the room shows the table: what is seen of it here. */
  staged: ['hand', 'table'],
} as const;

export type Comfort = keyof typeof COMFORTS;
export type Choice<Name extends Comfort> = (typeof COMFORTS)[Name][number];

const NAMES = Object.keys(COMFORTS) as Comfort[];
/** What the device asks for by itself. */
const DEVICE: Partial<Record<Comfort, [asks: MediaQuery, then: string, otherwise: string]>> = {
  theme: [new MediaQuery('(prefers-color-scheme: light)'), 'day', 'night'],
  motion: [new MediaQuery('(prefers-reduced-motion: reduce)'), 'less', 'full'],
  contrast: [new MediaQuery('(prefers-contrast: more)'), 'more', 'normal'],
};

const chosen = $state(Object.fromEntries(NAMES.map((name) => [name, remembered(name)])) as Record<Comfort, string>);

function remembered(name: Comfort): string {
  const choices: readonly string[] = COMFORTS[name];
  const before = load(name) ?? '';
  return choices.includes(before) ? before : (choices[0] ?? '');
}

/** What was chosen. */
export function comfort<Name extends Comfort>(name: Name): Choice<Name> {
  return chosen[name] as Choice<Name>;
}

export function choose<Name extends Comfort>(name: Name, choice: Choice<Name>): void {
  chosen[name] = choice;
  save(name, choice);
}

/** What follows from it: where it is left to the device, what the device asks for. */
export function inUse(name: Comfort): string {
  const device = DEVICE[name];
  if (chosen[name] !== 'device' || !device) return chosen[name];
  const [asks, then, otherwise] = device;
  return asks.current ? then : otherwise;
}

/** Is less motion wanted? */
export function isCalm(): boolean {
  return inUse('motion') === 'less';
}

/** So long is shown what would usually be shown for this long, where nobody waits for it. What a game of memory shows
    for a moment is not among it: whoever looked longer would remember better. */
export function unhurried(milliseconds: number): number {
  return milliseconds * Number(chosen.look);
}

/** Hang all of it on the page, now and whenever it changes. */
export function makeComfortable(): void {
  $effect.root(() => {
    $effect(() => {
      for (const name of NAMES) document.documentElement.dataset[name] = inUse(name);
    });
  });
}
