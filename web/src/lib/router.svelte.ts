/** Which page an address means. They are few, so no library. */

export type Route =
  | { page: 'door' }
  | { page: 'me' }
  | { page: 'day'; date: string; game: string }
  | { page: 'gallery' }
  | { page: 'settings' }
  | { page: 'accessibility' }
  | { page: 'circle'; id: string }
  | { page: 'tables' }
  | { page: 'tv' }
  | { page: 'table' | 'screen' | 'replay' | 'coach'; code: string }
  | { page: 'nowhere' };

/** The page of this path. A code is read however it is typed. */
export function route(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, code = '', last = 'table'] = parts;
  if (first === undefined) return { page: 'door' };
  if (parts.length === 1 && isAlone(first)) return { page: first };
  if (first === 'circle' && parts.length === 2 && /^[\w-]+$/.test(code)) return { page: 'circle', id: code };
  if (first === 'day') return day(parts.slice(1));
  if (first === 'me' && code === 'gallery' && parts.length === 2) return { page: 'gallery' };
  const known = last === 'table' || last === 'screen' || last === 'replay' || last === 'coach';
  if (first === 't' && known && parts.length <= 3 && /^[a-z]{4,6}$/i.test(code)) {
    return { page: last, code: code.toUpperCase() };
  }
  return { page: 'nowhere' };
}

/** Pages that have nothing but a name. */
const ALONE = ['me', 'settings', 'accessibility', 'tables', 'tv'] as const;
const isAlone = (name: string): name is (typeof ALONE)[number] => (ALONE as readonly string[]).includes(name);

/** Without a date and a game it is today, with a door to each game. */
function day(parts: string[]): Route {
  const [date = '', game = ''] = parts;
  const known = /^\d{4}-\d\d-\d\d$/.test(date) && /^[a-z_]+$/.test(game);
  return !parts.length || (known && parts.length === 2) ? { page: 'day', date, game } : { page: 'nowhere' };
}

let path = $state('location' in globalThis ? location.pathname : '/');

/** The page to show now. */
export function here(): Route {
  return route(path);
}

/** Go to another page of ours; `instead` of this one, if the way back should not lead here again. */
export function go(to: string, how: 'next' | 'instead' = 'next'): void {
  if (how === 'instead') history.replaceState(null, '', to);
  else if (to !== location.pathname + location.search) history.pushState(null, '', to);
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
