// Stores the whole page on the device after the first visit. The two placeholders are filled in by the build.
// Another copy may be at home in another folder of the same host: each has its own name for what it stores.
const HOME = `castellan-${new URL(self.registration.scope).pathname}-`;
const VERSION = `${HOME}__VERSION__`;
/** The name of the cache before there were folders. */
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
  // A newer page is not stored among the files of this version: its own may never arrive, and then neither would work offline.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(cached));
  else event.respondWith(cached().then((found) => found ?? fresh()));
});

// It is somebody's turn, and perhaps no page is open. What to say, and when to say it silently, was noted by the page (online/push.ts).
self.addEventListener('push', (event) => {
  event.waitUntil(tellTurn(readTurn(event.data)));
});

function readTurn(data) {
  try {
    const { id, opponent } = data.json();
    return { id: /^[2-9a-z]{14}$/.test(id) ? id : '', opponent: String(opponent ?? '') };
  } catch {
    return { id: '', opponent: '' };
  }
}

async function tellTurn({ id, opponent }) {
  const href = id ? `#/g/${id}` : './';
  const pages = await self.clients.matchAll({ type: 'window' });
  // A player who looks at the game needs no notification.
  if (id && pages.some(({ focused, url }) => focused && url.endsWith(href))) return;
  const noted = await caches.match(new URL('told.json', self.registration.scope).href, { cacheName: 'told-castellan' });
  const { title = 'Castellan', text = '', quiet = null } = noted ? await noted.json() : {};
  await self.registration.showNotification(title, {
    body: text.replace('{name}', () => opponent),
    tag: id || 'castellan',
    icon: 'icon-192.png',
    silent: isQuiet(quiet, new Date()),
    data: { href },
  });
}

/** Between two times of the day, also over midnight. */
function isQuiet(hours, now) {
  if (!hours) return false;
  const time = `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
  return hours.from <= hours.to ? hours.from <= time && time < hours.to : hours.from <= time || time < hours.to;
}

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
