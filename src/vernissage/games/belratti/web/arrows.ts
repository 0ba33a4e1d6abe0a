/** Arrow keys go along a group of buttons; Tab still reaches each of them. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrows(group: HTMLElement): () => void {
  function step(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    const buttons = [...group.querySelectorAll<HTMLButtonElement>('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    buttons.at((at + by) % buttons.length)?.focus();
  }
  group.addEventListener('keydown', step);
  return () => group.removeEventListener('keydown', step);
}
