/** How much of the window's foot a phone's keyboard covers, in pixels. Elsewhere nothing. */
import { createSubscriber } from 'svelte/reactivity';

const watch = createSubscriber((update) => {
  const view = window.visualViewport;
  view?.addEventListener('resize', update);
  view?.addEventListener('scroll', update);
  return () => {
    view?.removeEventListener('resize', update);
    view?.removeEventListener('scroll', update);
  };
});

export function covered(): number {
  watch();
  const view = window.visualViewport;
  // Someone who has zoomed in sees less, too, but has no keyboard there.
  if (!view || view.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
}
