/** Arrow keys go along a group of buttons; Tab still reaches each of them. Where some are marked `data-stop`, along these. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrows(group: HTMLElement): () => void {
  function stops(): HTMLElement[] {
    const marked = group.querySelectorAll<HTMLElement>('[data-stop]');
    return [...(marked.length ? marked : group.querySelectorAll<HTMLElement>('button'))];
  }
  function step(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    const along = stops();
    const at = along.findIndex((stop) => stop === document.activeElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    along.at((at + by) % along.length)?.focus();
  }
  group.addEventListener('keydown', step);
  return () => group.removeEventListener('keydown', step);
}
