/** A card travels from where it was to where it is, as long as the tokens say: not at all where less motion is asked for. */

/** A duration of the tokens, in milliseconds. */
export function duration(token: string): number {
  const said = getComputedStyle(document.documentElement).getPropertyValue(token);
  return Number.parseFloat(said) * (/\ds$/.test(said.trim()) ? 1000 : 1) || 0;
}

function easing(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim() || 'ease';
}

/** Where each card is seen now. Cards carry `data-card`; one that is hidden lies nowhere. */
export function whereabouts(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const place = card.getBoundingClientRect();
    if (place.width > 0 && card.dataset.card) found.set(card.dataset.card, place);
  }
  return found;
}

/** Let every card that lies elsewhere now travel there from where it was. */
export function travel(root: HTMLElement, before: Map<string, DOMRect>): void {
  const time = duration('--d-travel');
  if (!time) return;
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const from = before.get(card.dataset.card ?? '');
    const to = card.getBoundingClientRect();
    if (from === undefined || to.width === 0) continue;
    if (Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 2) continue;
    fly(card, from, to, time);
  }
}

/** A copy of a card over the page, where no list can cut it off. */
export function copyOver(card: HTMLElement, { left, top, width, height }: DOMRect, style: object): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card');
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: 'var(--z-travel)',
    pointerEvents: 'none',
    ...style,
  });
  document.body.append(copy);
  return copy;
}

function fly(card: HTMLElement, from: DOMRect, to: DOMRect, time: number): void {
  const copy = copyOver(card, to, { transformOrigin: '0 0' });
  const away = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const start = `${away} scale(${from.width / to.width}, ${from.height / to.height})`;
  const flight = copy.animate([{ transform: start }, { transform: 'none' }], {
    duration: time,
    easing: easing('--ease-in-out'),
  });
  card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
  flight.onfinish = flight.oncancel = () => copy.remove();
}
