/** Which page an address means. Six pages, so no library. */

export type Route =
  | { page: 'door' }
  | { page: 'me' }
  | { page: 'table' | 'screen' | 'replay' | 'coach'; code: string }
  | { page: 'nowhere' };

/** The page of this path. A code is read however it is typed. */
export function route(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, code = '', last = 'table'] = parts;
  if (first === undefined) return { page: 'door' };
  if (first === 'me' && parts.length === 1) return { page: 'me' };
  const known = last === 'table' || last === 'screen' || last === 'replay' || last === 'coach';
  if (first === 't' && known && parts.length <= 3 && /^[a-z]{4,6}$/i.test(code)) {
    return { page: last, code: code.toUpperCase() };
  }
  return { page: 'nowhere' };
}

let path = $state('location' in globalThis ? location.pathname : '/');

/** The page to show now. */
export function here(): Route {
  return route(path);
}

/** Go to another page of ours. */
export function go(to: string): void {
  if (to !== location.pathname + location.search) history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follow the browser's own buttons, and plain links inside the house without loading the page anew. */
export function followLinks(): void {
  addEventListener('popstate', () => (path = location.pathname));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
