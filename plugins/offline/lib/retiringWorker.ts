/**
 * The text of a worker that removes what workers of this site have kept, and itself. It answers no request, so a page is the
 * network's own from the moment at which it takes over.
 */
export const retiringWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const isOurs = (name) => name === 'pages-v1' || /^(docs-|workbox-)/.test(name);
  event.waitUntil(
    (async () => {
      try {
        const names = await caches.keys();
        await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
        indexedDB.deleteDatabase('workbox-expiration');
      } finally {
        await self.registration.unregister();
      }
    })(),
  );
});
`;
