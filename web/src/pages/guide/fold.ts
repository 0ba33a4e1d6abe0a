/**
 * What a table can do without for a while it marks as `data-aside`. Where there is little room it folds away while
 * something else is spoken of.
 */
export function foldAllBut(things: readonly string[]): void {
  for (const each of document.querySelectorAll('[data-aside]')) {
    const named = things.some((thing) => each.querySelector(`[data-thing="${CSS.escape(thing)}"]`));
    each.toggleAttribute('data-folded', !named);
  }
}

export function unfold(): void {
  for (const each of document.querySelectorAll('[data-folded]')) each.removeAttribute('data-folded');
}
