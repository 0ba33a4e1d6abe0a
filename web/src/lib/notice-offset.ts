/**
 * Notices lie over the bar. Where they would cover the table's sentence, they are moved below it, so that it can still be
 * read.
 */

/** The sentence, and what a table says beside it. */
const SAID = '[data-table] h1, [data-table] [data-said], [data-table] [data-label]';
/** Above and below the letters of a line. */
const AIR = 4;
/** Between a sentence and what lies below it. */
const GAP = 4;

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** How far down these notices have to go so that none of the lines lies under them. */
export function wayDown(notices: Edges, lines: readonly Edges[]): number {
  const beside = lines.filter(({ left, right }) => left < notices.right && right > notices.left);
  const covered = beside.some(({ top, bottom }) => top + AIR < notices.bottom && bottom - AIR > notices.top);
  return covered ? Math.max(...beside.map(({ bottom }) => bottom)) + GAP - notices.top : 0;
}

/** Keeps what is shown here clear of the sentence, whenever one of them changes. */
export function clearOfSentence(stack: HTMLElement): () => void {
  let down = 0;
  const place = (): void => {
    const notices = [...stack.querySelectorAll<HTMLElement>('.notice')];
    const said = notices.length ? [...document.querySelectorAll(SAID)] : [];
    down = wayDown(edges(stack, notices, down), said.flatMap(linesOf));
    // Not by `translate`: what is fixed to the window, as the rings of a hint, would be moved with it.
    stack.style.marginTop = down ? `${down}px` : '';
  };
  const resized = new ResizeObserver(place);
  resized.observe(stack);
  const said = new MutationObserver(place);
  const room = stack.closest('[data-room]');
  if (room) said.observe(room, { childList: true, characterData: true, subtree: true });
  return () => {
    resized.disconnect();
    said.disconnect();
  };
}

function linesOf(said: Element): DOMRect[] {
  const words = document.createRange();
  words.selectNodeContents(said);
  return [...words.getClientRects()];
}

/** Where the notices are before they go down, at rest: some are still coming. */
function edges(stack: HTMLElement, notices: readonly HTMLElement[], down: number): Edges {
  const { left, top, bottom } = stack.getBoundingClientRect();
  return {
    left: left + Math.min(...notices.map(({ offsetLeft }) => offsetLeft)),
    right: left + Math.max(...notices.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth)),
    top: top - down,
    bottom: bottom - down,
  };
}
