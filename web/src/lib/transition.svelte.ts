/**
 * From one state of the game to the next, on a table that stays: cards travel to where they lie now, and whoever plays
 * by keyboard goes on from the table, not from the page, when the button just pressed is gone.
 */
import { tick } from 'svelte';
import { travel, whereabouts } from './motion';

interface Table {
  /** counts the states */
  number: number;
  /** the table's outermost element, with `tabindex="-1"` */
  room: HTMLElement | undefined;
}

export function transition(table: () => Table): void {
  $effect.pre(() => {
    const { room: root } = table();
    if (!root) return;
    const before = whereabouts(root);
    const here = root.contains(document.activeElement);
    void tick().then(() => {
      travel(root, before);
      const at = document.activeElement;
      if (here && (!root.contains(at) || at?.closest('[inert]'))) root.focus({ preventScroll: true });
    });
  });
}
