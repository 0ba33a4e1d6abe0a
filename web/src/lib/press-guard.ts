/**
 * Ignores presses on things that have only just appeared.
 *
 * A press counts for what the user saw. Whatever appears or changes under a resting pointer, or under the key that was
 * just pressed, can't be pressed for half a second; moving to a thing counts as having seen it. So a double click never
 * acts on what its first click has opened, nor a press on what news have put in its way.
 */

/** Half a second. */
const STRANGE = 500;
/** So far from where it touched last, in pixels, a finger is still there. */
const FINGER = 24;
const PRESSABLE = 'button, a[href], summary, label, [role=button], [role=option], [role=tab]';

/** What can be pressed somewhere, and what it says it does. */
export interface Thing {
  what: unknown;
  says: string;
}

/** Where somebody is, with a pointer or with the keys: what is there, and since when if it came by itself. */
export class Whereabouts {
  private here: Thing | null = null;
  private came = Number.NEGATIVE_INFINITY;

  constructor(private readonly find: () => Thing | null) {}

  /** One went to this: it is meant, however new it is. But a hand about to press trembles: who stays, went nowhere. */
  went(to: Thing | null): void {
    if (to?.what === this.here?.what) return;
    this.here = to;
    this.came = Number.NEGATIVE_INFINITY;
  }

  /** Something has changed; perhaps here. */
  changed(now: number): void {
    const found = this.find();
    if (found?.what !== this.here?.what || found?.says !== this.here?.says) this.came = now;
    this.here = found;
  }

  /** Has what is here come by itself, and just now? */
  isStrange(now: number): boolean {
    return this.here !== null && now - this.came < STRANGE;
  }
}

/** Numbers count along; they make no other thing of a button. Nor does what a button shows that leafs through things:
    it has `data-again`, and is meant to be pressed again and again. */
function thing(element: Element | null | undefined): Thing | null {
  const found = element?.closest(PRESSABLE);
  if (!found) return null;
  if (found.hasAttribute('data-again')) return { what: found, says: '' };
  return { what: found, says: `${found.getAttribute('aria-label') ?? ''} ${found.textContent}`.replaceAll(/\d+/g, '') };
}

/** Takes presses away that cannot be meant, in the whole page. */
export function onlyWhatIsMeant(page: Document): void {
  let at: { x: number; y: number } | null = null;
  const pointer = new Whereabouts(() => thing(at && page.elementFromPoint(at.x, at.y)));
  const keys = new Whereabouts(() => thing(page.activeElement));
  /** Does one go from thing to thing, by Tab or by a click? Else the page has moved the focus. */
  let steers = false;
  let refusedAt = Number.NEGATIVE_INFINITY;

  let waits = false;
  const look = (): void => {
    waits = false;
    pointer.changed(performance.now());
    keys.changed(performance.now());
  };
  const watch = new MutationObserver(() => {
    if (!waits) requestAnimationFrame(() => waits && look());
    waits = true;
  });
  watch.observe(page, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['aria-label', 'open', 'inert', 'hidden'],
  });
  /** What has changed so far is seen now, not with the next frame. */
  const lookNow = (): void => {
    if (watch.takeRecords().length > 0 || waits) look();
  };

  function goes({ clientX: x, clientY: y, pointerType, target }: PointerEvent): void {
    // A finger has no way to go: it is where it touched last.
    const reach = pointerType === 'touch' ? FINGER : 0;
    if (at && Math.abs(x - at.x) <= reach && Math.abs(y - at.y) <= reach) return;
    lookNow();
    at = { x, y };
    pointer.went(thing(target as Element));
  }
  function press(where: Whereabouts, again: boolean): void {
    lookNow();
    refusedAt = again || where.isStrange(performance.now()) ? performance.now() : Number.NEGATIVE_INFINITY;
  }
  function key({ key: name, repeat }: KeyboardEvent): void {
    steers = name !== 'Enter' && name !== ' ';
    if (steers)
      at = null; // What a key brings is no surprise, under the pointer either.
    else press(keys, repeat);
  }
  function focus({ target }: FocusEvent): void {
    if (steers) keys.went(thing(target as Element));
    else keys.changed(performance.now());
  }
  function click(event: MouseEvent): void {
    if (!event.isTrusted || performance.now() - refusedAt > STRANGE) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const first = { capture: true, passive: true };
  page.addEventListener('pointermove', goes, first);
  page.addEventListener('wheel', () => (at = null), first); // Who scrolls brings things here.
  page.addEventListener(
    'pointerdown',
    (event) => {
      steers = true;
      goes(event);
      press(pointer, false);
    },
    first,
  );
  page.addEventListener('keydown', key, first);
  page.addEventListener('focusin', focus, first);
  page.addEventListener('click', click, { capture: true });
}
