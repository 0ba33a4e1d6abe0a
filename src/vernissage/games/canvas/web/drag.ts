/** Dragging is the same as tapping: a card is taken up, and where it is let go it is laid. */

export interface Drag {
  /** a drag has begun, not only a press */
  start: () => void;
  /** let go over a layer, over the hand, or over nothing */
  drop: (over: { layer: number } | 'hand' | null) => void;
}

const FAR_ENOUGH = 6;

function under(event: PointerEvent): Parameters<Drag['drop']>[0] {
  const there = document.elementFromPoint(event.clientX, event.clientY);
  const layer = there?.closest<HTMLElement>('[data-layer]')?.dataset.layer;
  if (layer !== undefined) return { layer: Number(layer) };
  return there?.closest('[data-hand]') ? 'hand' : null;
}

/** A copy goes along with the pointer. */
function ghostOf(thing: HTMLElement): HTMLElement {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const ghost = thing.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: '0',
    zIndex: 'var(--z-travel)', pointerEvents: 'none', opacity: '.88', rotate: '-2deg',
  });
  document.body.append(ghost);
  return ghost;
}

export function draggable({ start, drop }: Drag): (thing: HTMLElement) => () => void {
  return (thing) => {
    let from: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      from = event;
      // A quick hand is elsewhere before the first move is told: the window hears of it all the same.
      for (const [name, listener] of ALONG) window.addEventListener(name, listener);
    }
    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!ghost && Math.hypot(x, y) < FAR_ENOUGH) return;
      if (!ghost) {
        ghost = ghostOf(thing);
        start();
      }
      ghost.style.translate = `${x}px ${y}px`;
    }
    function end(): boolean {
      const dragged = ghost !== null;
      from = null;
      ghost?.remove();
      ghost = null;
      for (const [name, listener] of ALONG) window.removeEventListener(name, listener);
      return dragged;
    }
    function up(event: PointerEvent): void {
      if (!end()) return;
      drop(under(event));
      // A drag ends with a click too, which is not meant as one.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    }
    function cancel(): void {
      if (end()) drop(null);
    }
    const ALONG = [['pointermove', move], ['pointerup', up], ['pointercancel', cancel]] as const;

    thing.addEventListener('pointerdown', down);
    return () => {
      end();
      thing.removeEventListener('pointerdown', down);
    };
  };
}

function swallow(click: MouseEvent): void {
  click.stopPropagation();
}
