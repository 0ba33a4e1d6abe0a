/** Arrow keys go along a row of buttons; Tab still reaches each of them. */
export function arrows(row: HTMLElement): () => void {
  function step(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = [...row.querySelectorAll<HTMLButtonElement>('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  }
  row.addEventListener('keydown', step);
  return () => row.removeEventListener('keydown', step);
}
