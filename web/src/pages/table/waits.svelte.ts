/** A pressed button says that it waits, as long as the line does not carry what it says. */
import type { TableSocket } from '@shell/lib/table/socket.svelte';

export function markWaiting(socket: TableSocket): void {
  let pressed: Element | null = null;
  $effect(() => {
    const note = ({ target }: Event): void =>
      void (pressed = target instanceof Element ? target.closest('button') : null);
    addEventListener('click', note, true);
    return () => removeEventListener('click', note, true);
  });
  $effect(() => {
    const button = socket.stuck ? pressed : null;
    button?.setAttribute('aria-busy', 'true');
    return () => button?.removeAttribute('aria-busy');
  });
}
