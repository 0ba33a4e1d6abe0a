/** A painting travels from where it was to where it is, as long as the tokens say: not at all where less motion is
 *  asked for. Paintings carry `data-card`. */

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

export function whereabouts(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const place = card.getBoundingClientRect();
    if (place.width > 0) found.set(card.dataset.card ?? '', place);
  }
  return found;
}

export function travel(root: HTMLElement, before: Map<string, DOMRect>): void {
  const duration = Number.parseFloat(token('--d-move')) * (token('--d-move').endsWith('ms') ? 1 : 1000);
  if (!duration) return;
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const from = before.get(card.dataset.card ?? '');
    const to = card.getBoundingClientRect();
    if (!from || !to.width || Math.hypot(from.left - to.left, from.top - to.top) < 2) continue;
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
    card.animate([{ transform: start, transformOrigin: '0 0', zIndex: 9 }, { transform: 'none', transformOrigin: '0 0' }], {
      duration, easing: token('--ease-out'),
    });
  }
}
