/** A long press asks what a thing is, and is no click. */

/** Milliseconds a finger stays. */
const LONG = 350;
/** Pixels it may tremble. */
const STILL = 10;

interface Asking {
  /** What is explained here, if anything is. */
  thing: (at: Element) => HTMLElement | null;
  ask: (thing: HTMLElement) => void;
}

/** Listens on the whole page, before anything else there does. */
export function holding(page: Window, { thing, ask }: Asking): () => void {
  let from: { x: number; y: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The press that is under way has asked: all that still follows from it is not meant. */
  let asked = false;

  function down(event: PointerEvent): void {
    stop();
    asked = false;
    const found = event.target instanceof Element ? thing(event.target) : null;
    if (event.pointerType === 'mouse' || !event.isPrimary || !found) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      asked = true;
      page.dispatchEvent(new PointerEvent('pointercancel')); // Nothing is dragged by it either.
      ask(found);
    }, LONG);
  }
  function move({ clientX, clientY }: PointerEvent): void {
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL) stop();
  }
  function stop(): void {
    clearTimeout(timer);
    from = null;
  }
  /** Whoever goes on with keys means what they press. */
  function key(): void {
    asked = false;
  }
  function swallow(event: Event): void {
    if (!asked && !(event.type === 'contextmenu' && from)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const first = { capture: true };
  const heard = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['keydown', key],
    ['click', swallow],
    ['contextmenu', swallow],
  ] as const;
  for (const [name, listener] of heard) page.addEventListener(name, listener as EventListener, first);
  return () => {
    stop();
    for (const [name, listener] of heard) page.removeEventListener(name, listener as EventListener, first);
  };
}
