// Keeps the whole page on the device after the first visit. The two placeholders are filled in by the build.
// Another copy may be at home in another folder of the same host: each has its own name for what it keeps.
const HOME = `castellan-${new URL(self.registration.scope).pathname}-`;
const VERSION = `${HOME}__VERSION__`;
/** Kept under this name before there were folders. */
const OLDER = /^castellan-\w+$/;
const FILES = __FILES__;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name !== VERSION && (name.startsWith(HOME) || OLDER.test(name)))
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

// Files with a hash in their name never change; the page itself is asked for first, so that a new version arrives.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const known = FILES.some((file) => new URL(file, self.registration.scope).pathname === url.pathname);
  if (!known) return;
  const cached = () => caches.match(request, { ignoreSearch: true });
  const fresh = () =>
    fetch(request).then((response) => {
      if (response.ok) {
        const copy = response.clone();
        caches.open(VERSION).then((cache) => cache.put(request, copy));
      }
      return response;
    });
  if (request.mode === 'navigate') event.respondWith(fresh().catch(cached));
  else event.respondWith(cached().then((found) => found ?? fresh()));
});

// "Your turn" was clicked: to the front with the page, at that game; without a page, one is opened.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const href = event.notification.data?.href ?? './';
  const address = new URL(href, self.registration.scope).href;
  const toFront = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const page = pages.find(({ url }) => url === address) ?? pages[0];
    if (!page) return self.clients.openWindow(address);
    await page.focus();
    page.postMessage({ open: href });
  };
  event.waitUntil(toFront());
});
