/** Night or day in the gallery: as the system has it, until someone chooses. */
import { keep, kept } from './kept';

export type Theme = 'night' | 'day';

const light = matchMedia('(prefers-color-scheme: light)');
let chosen = $state<string | null>(kept('theme'));
let system = $state<Theme>(light.matches ? 'day' : 'night');

light.addEventListener('change', () => {
  system = light.matches ? 'day' : 'night';
  show();
});

export function theme(): Theme {
  return chosen === 'night' || chosen === 'day' ? chosen : system;
}

export function switchTheme(): void {
  chosen = theme() === 'night' ? 'day' : 'night';
  keep('theme', chosen);
  show();
}

/** Hang it on the page, where the tokens look for it. */
export function show(): void {
  document.documentElement.dataset.theme = theme();
}
