/** Arrow keys go along a group of buttons marked `data-stop`; Tab still reaches each of them. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrows(group: HTMLElement): () => void {
  function step(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    const stops = [...group.querySelectorAll<HTMLElement>('[data-stop]')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    stops[(at + by + stops.length) % stops.length]?.focus();
  }
  group.addEventListener('keydown', step);
  return () => group.removeEventListener('keydown', step);
}
