/** The log is loaded page by page: whoever reaches its end asks for the page before. */
import { getContext, setContext } from 'svelte';

type Ask = (before: number) => void;

const HERE = Symbol('earlier');
/** Who scrolls past does not ask; nor do pages without a line come all at once. */
const PAUSE = 400;

/** For the page of a table. */
export function provideEarlierPages(ask: Ask): void {
  setContext(HERE, ask);
}

/** For the log: nothing where there is no house to ask. */
export function useEarlierPages(): Ask | undefined {
  return getContext<Ask | undefined>(HERE);
}

/** Calls when this has been in sight for a moment. */
export function whenSeen(element: Element, seen: () => void): { destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (entries.at(-1)?.isIntersecting) timer = setTimeout(seen, PAUSE);
  });
  watch.observe(element);
  return {
    destroy() {
      clearTimeout(timer);
      watch.disconnect();
    },
  };
}
