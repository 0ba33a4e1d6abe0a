/** Which page an address means. They are few, so no library. Links are written as if the house lay at the root. */
import { BASE } from './base';

export type Route =
  | { page: 'door' }
  | { page: 'me' }
  | { page: 'day'; date: string; game: string }
  | { page: 'gallery' }
  | { page: 'settings' }
  | { page: 'circle'; id: string }
  | { page: 'tables' }
  | { page: 'tv' }
  | { page: 'table' | 'screen' | 'replay' | 'coach'; code: string }
  | { page: 'nowhere' };

const CODE = /^[a-z]{4,6}$/i;

/** The page of this path. A code is read however it is typed. */
export function route(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, code = '', last = 'table'] = parts;
  if (first === undefined) return { page: 'door' };
  if ((first === 'me' || first === 'settings' || first === 'tables' || first === 'tv') && parts.length === 1)
    return { page: first };
  if (first === 'circle' && parts.length === 2 && /^[\w-]+$/.test(code)) return { page: 'circle', id: code };
  if (first === 'day') return day(parts.slice(1));
  if (first === 'me' && code === 'gallery' && parts.length === 2) return { page: 'gallery' };
  const known = last === 'table' || last === 'screen' || last === 'replay' || last === 'coach';
  if (first === 'embed' && parts.length === 2 && CODE.test(code)) return { page: 'replay', code: code.toUpperCase() };
  if (first === 't' && known && parts.length <= 3 && CODE.test(code)) {
    return { page: last, code: code.toUpperCase() };
  }
  return { page: 'nowhere' };
}

/** Without a date and a game it is today, with a door to each game. */
function day(parts: string[]): Route {
  const [date = '', game = ''] = parts;
  const known = /^\d{4}-\d\d-\d\d$/.test(date) && /^[a-z_]+$/.test(game);
  return !parts.length || (known && parts.length === 2) ? { page: 'day', date, game } : { page: 'nowhere' };
}

/** This path as it would be at the root. */
function inside(path: string): string {
  return path.startsWith(BASE) ? path.slice(BASE.length - 1) : path;
}

let path = $state('location' in globalThis ? inside(location.pathname) : '/');

/** The page to show now. */
export function here(): Route {
  return route(path);
}

/** Go to another page of ours; `instead` of this one, if the way back should not lead here again. */
export function go(to: string, how: 'next' | 'instead' = 'next'): void {
  const address = BASE + inside(to).slice(1);
  if (how === 'instead') history.replaceState(null, '', address);
  else if (address !== location.pathname + location.search) history.pushState(null, '', address);
  path = inside(location.pathname);
  scrollTo(0, 0);
}

/** Follow the browser's own buttons, and plain links inside the house without loading the page anew. */
export function followLinks(): void {
  addEventListener('popstate', () => (path = inside(location.pathname)));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    // In a page of another site every way out of the replay leads to a window of its own.
    if (location.pathname.startsWith('/embed/')) open(link.href, '_blank', 'noopener');
    else go(link.pathname + link.search);
  });
}
