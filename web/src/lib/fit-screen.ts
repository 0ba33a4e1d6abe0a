/** Zooms its content so that all of it fits on a screen for a room, where nobody scrolls. */

const LARGEST = 1;
const SMALLEST = 0.3;
/** Each step halves what is left to choose from. */
const STEPS = 7;

export function fitScreen(node: HTMLElement): () => void {
  const room = node.closest<HTMLElement>('[data-table]') ?? document.body;

  const fits = (zoom: number): boolean => {
    node.style.zoom = String(zoom);
    const { height, width } = node.getBoundingClientRect();
    return height <= room.clientHeight + 1 && width <= room.clientWidth + 1;
  };
  const draw = (): void => {
    if (fits(LARGEST)) return;
    let [small, large] = [SMALLEST, LARGEST];
    for (let step = 0; step < STEPS; step++) {
      const middle = (small + large) / 2;
      if (fits(middle)) small = middle;
      else large = middle;
    }
    fits(small);
  };

  const observer = new ResizeObserver(draw); // also when a picture has come
  observer.observe(room);
  observer.observe(node);
  return () => observer.disconnect();
}
