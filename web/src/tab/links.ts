/**
 * Links are written as if the house lay at the root. Where a site lies below a path, a click on one is followed inside
 * the page (router.svelte.ts); this is for whoever opens or copies it otherwise. It is moved before that can happen.
 */
import { BASE } from '../lib/base';

const BEFOREHAND = ['pointerover', 'pointerdown', 'focusin'] as const;

export function moveLinks(): void {
  if (BASE === '/') return;
  for (const moment of BEFOREHAND)
    addEventListener(
      moment,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
        const address = link?.getAttribute('href') ?? BASE;
        if (!address.startsWith(BASE)) link?.setAttribute('href', BASE + address.slice(1));
      },
      { capture: true },
    );
}
