// The service worker of an app with a page for the time without a connection: shows it in place of pages that cannot be loaded.
(() => {
'use strict';

const version = 'PAGE_VERSION'; // of the page; empty for an app that has none any more
const page = new URL('offline-page.html', location).href;
// The caches belong to the host, which may have several apps.
const family = `offline ${registration.scope} `;
const lost = new Set(); // the windows that show the page

// Keeps the page, and the fonts and pictures that it names.
const keep = async () => {
  const kept = await caches.open(family + version);
  const response = await fetch(page, { cache: 'reload' });
  if (!response.ok) throw new Error('no page');
  const files = (await response.clone().text()).match(/[^"'()]*\/public\/[^"'()]*/g) || [];
  await kept.addAll([...new Set(files)].map((file) => new URL(file, page).href));
  await kept.put(page, response);
};
const forget = async () => {
  for (const name of await caches.keys()) if (name.startsWith(family) && name !== family + version) await caches.delete(name);
};

addEventListener('install', (event) => {
  skipWaiting();
  if (version) event.waitUntil(keep());
});
addEventListener('activate', (event) => event.waitUntil((async () => {
  await forget();
  if (!version) return registration.unregister();
  // The browser asks for the page while it starts the worker. Firefox shows an error of its own if that fails.
  if (!navigator.userAgent.includes('Firefox')) await registration.navigationPreload?.enable();
})()));

const open = async (event) => {
  try {
    return await event.preloadResponse || await fetch(event.request);
  } catch (error) {
    const kept = await caches.match(page);
    if (!kept) throw error;
    lost.add(event.resultingClientId);
    return kept;
  }
};
if (version) addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && request.destination === 'document') event.respondWith(open(event));
  else if (lost.has(event.clientId)) event.respondWith(caches.match(request).then((kept) => kept || fetch(request)));
});
})();
