/** Opens a <dialog> over everything: the browser keeps the focus inside, and whatever had opened it gets it back. */
import type { Attachment } from 'svelte/attachments';

export function modal(close: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const opener = document.activeElement;
    const outside = (event: MouseEvent): void => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
      // A key pressed on a button makes a click without a place: that is never outside.
      if (event.target === dialog && event.detail > 0 && !inside) close();
    };
    const cancel = (event: Event): void => {
      event.preventDefault();
      close();
    };
    const over = new AbortController();
    dialog.addEventListener('click', outside, over);
    dialog.addEventListener('cancel', cancel, over);
    dialog.showModal();
    return () => {
      over.abort();
      dialog.close();
      // The browser doesn't give it back from a dialog that has left the page already.
      const lost = document.activeElement === document.body || dialog.contains(document.activeElement);
      if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  };
}
