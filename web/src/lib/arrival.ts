/**
 * Where one begins to read: whoever comes to a page, or to what takes its place, has the focus on its heading. Nothing is
 * taken from somebody who types, or from a dialog.
 */

const HEADING = 'h1:not(dialog *)';
let comes = false;
/** The heading that has the focus, as long as it is there. */
let at: HTMLElement | null = null;
let read = '';

/** Something else stands here now, or is about to: its heading gets the focus. */
export function arrive(): void {
  comes = true;
  look();
}

/** Looks for headings whenever the page changes. Where one was that had the focus, the next one gets it. */
export function headingsTakeFocus(): void {
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}

function look(): void {
  if (at && !at.isConnected) [comes, at] = [true, null];
  if (!comes) return;
  const heading = document.querySelector<HTMLElement>(HEADING);
  if (!heading) return;
  comes = false;
  const busy = document.activeElement?.closest('dialog, input, textarea, select');
  if (busy || heading.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  at = heading;
  read = wordsOf(heading);
}

/** What was read out on arrival; asked for once, it needn't be said again. */
export function readOnArrival(): string {
  const words = read;
  read = '';
  return words;
}

/** What is read out of an element: no soft hyphens, nothing that isn't shown. */
export function wordsOf(element: HTMLElement): string {
  return element.innerText.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
}
