/** Night or day in the gallery: as the system has it, until someone chooses. */
import { choose, inUse } from './comfort.svelte';

export type Theme = 'night' | 'day';

export function theme(): Theme {
  return inUse('theme') as Theme;
}

export function switchTheme(): void {
  choose('theme', theme() === 'night' ? 'day' : 'night');
}
