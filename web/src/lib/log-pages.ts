/** The log is loaded page by page: whoever reaches its end asks for the page before. */
import { optionalContext } from './context';

/** Who scrolls past does not ask; nor do pages without a line come all at once. */
const PAUSE = 400;

/** Asks the house for what came before this input. There is no house to ask everywhere. */
export const [useEarlierPages, provideEarlierPages] = optionalContext<(before: number) => void>();

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
