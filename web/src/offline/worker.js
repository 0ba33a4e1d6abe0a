/* The service worker: keeps what every page stands on, and a page for whoever is offline. Nothing that a house says of
   its tables or guests is ever kept. The build fills in FILES, and BUILD, which is another for other files. */
const BUILD = __BUILD__;
const FILES = __FILES__;
const OFFLINE = '/offline.html';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(BUILD).then((kept) => kept.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const outdated = (names) => names.filter((name) => name !== BUILD).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(outdated(names))));
});

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || pathname.startsWith('/api/')) return;
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
  else if (FILES.includes(pathname))
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(event.request)));
});

/* Somebody is waited for: the house has said so, sealed for this browser. */
self.addEventListener('push', (event) => {
  const { title, text, url, table } = event.data.json();
  const shown = { body: text, tag: table, data: url, icon: '/icons/any-192.png', badge: '/icons/any-192.png' };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { pathname } = new URL(event.notification.data);
  const there = (pages) => pages.find((page) => new URL(page.url).pathname === pathname);
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then((pages) => there(pages)?.focus() ?? clients.openWindow(pathname)),
  );
});
