/* The service worker of a static site, where the house itself is in the browser: it keeps the whole site. A new version
   is fetched as a whole, and used when no page of the old one is open any more, so never in the middle of a game.
   `vernissage site` fills in FILES, and BUILD, which is another for other files. */
const BUILD = __BUILD__;
const FILES = __FILES__;
const HOME = self.registration.scope;
/** What a page needs to come up; the rest is fetched when the page has time for it. */
const FIRST = /^(index\.html|icon\.svg|assets\/shell-.*)$/;

self.addEventListener('install', (event) => {
  const isUpdate = self.registration.active !== null;
  event.waitUntil(keep(isUpdate ? FILES : FILES.filter((name) => FIRST.test(name))));
});

self.addEventListener('activate', (event) => {
  const outdated = (names) => names.filter((name) => name.startsWith(HOME) && name !== HOME + BUILD);
  event.waitUntil(caches.keys().then((names) => Promise.all(outdated(names).map((name) => caches.delete(name)))));
});

/* A page has time now. It hears when everything is here. */
self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keep(FILES).then(() => event.ports[0]?.postMessage('kept')));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!request.url.startsWith(HOME)) return;
  const name = new URL(request.url).href.slice(HOME.length).split(/[?#]/)[0];
  if (request.mode === 'navigate') event.respondWith(FILES.includes(name) && name ? kept(name) : page());
  else if (FILES.includes(name)) event.respondWith(kept(name));
});

async function keep(names) {
  const cache = await caches.open(HOME + BUILD);
  for (const name of names) if (!(await cache.match(HOME + name))) await cache.put(HOME + name, await fetched(name));
}

async function fetched(name) {
  const isHashed = name.startsWith('assets/');
  const response = await fetch(HOME + name, { cache: isHashed ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${response.status} ${name}`);
  return response;
}

async function kept(name) {
  const cache = await caches.open(HOME + BUILD);
  const found = await cache.match(HOME + name);
  if (found) return found;
  const response = await fetched(name);
  await cache.put(HOME + name, response.clone());
  return response;
}

/** One page for every address. It finds its files from the root of the site, wherever it is opened. */
async function page() {
  const response = await kept('index.html');
  const text = (await response.text()).replaceAll('="./', `="${new URL(HOME).pathname}`);
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
