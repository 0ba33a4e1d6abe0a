/** Dragging is nothing but choosing a thing and then a place: what can be dragged carries `data-pick`, what takes
 *  it `data-place`. It begins after a few pixels, so that a press stays a press. */
import { copyOver } from './motion';

const BEGINS = 6;

interface Hands {
  pick: (thing: string) => void;
  place: (place: string) => void;
  letGo: () => void;
}

interface Drag {
  card: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

export function dragging(hands: Hands): (root: HTMLElement) => () => void {
  return (root) => {
    let drag: Drag | null = null;
    let dragged = false;

    function down(event: PointerEvent): void {
      dragged = false;
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-pick]') : null;
      if (card && event.button === 0) drag = { card, x: event.clientX, y: event.clientY, ghost: null };
    }
    function move(event: PointerEvent): void {
      if (!drag) return;
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.ghost && Math.hypot(x, y) >= BEGINS) {
        // The thing itself stays until it has a new place.
        drag.ghost = copyOver(drag.card, drag.card.getBoundingClientRect(), { opacity: '.92', rotate: '-2deg' });
        hands.pick(drag.card.dataset.pick ?? '');
      }
      if (drag.ghost) drag.ghost.style.translate = `${x}px ${y}px`;
    }
    function up(event: PointerEvent): void {
      if (drag?.ghost) {
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const place = under?.closest<HTMLElement>('[data-place]')?.dataset.place;
        if (place) hands.place(place);
        else hands.letGo();
        dragged = true;
      }
      end();
    }
    /** The press that ends a drag is no press on what lies there. */
    function click(event: MouseEvent): void {
      if (dragged) event.stopPropagation();
      dragged = false;
    }
    /** The system took the pointer away: what was lifted lies where it lay. */
    function cancel(): void {
      if (drag?.ghost) hands.letGo();
      end();
    }
    function end(): void {
      drag?.ghost?.remove();
      drag = null;
    }

    const over = new AbortController();
    const { signal } = over;
    root.addEventListener('pointerdown', down, { signal });
    root.addEventListener('click', click, { signal, capture: true });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', cancel, { signal });
    return () => {
      end();
      over.abort();
    };
  };
}
