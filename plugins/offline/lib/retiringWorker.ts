/**
 * The text of a worker that removes what workers of this site have kept, and itself. It answers no request, so a page is the
 * network's own from the moment at which it takes over. Other applications of the host keep theirs.
 * @param bases - path of each language, with a slash at both ends
 */
export function retiringWorker(bases: readonly string[]): string {
  return `const bases = ${JSON.stringify(bases)};
// Of every worker that was ever served, as config/workerAddresses.ts has their addresses: no name may leave this list.
const names = bases.flatMap((base) => [
  'docs-pages ' + base,
  'docs-pages ' + base + 'x/',
  'docs-files ' + base,
  'docs-data ' + base,
]);
const isOurs = (name) =>
  names.includes(name) ||
  bases.some((base) => name.startsWith('docs-pack ' + base + ' ')) ||
  (name.startsWith('workbox-') && name.endsWith('-' + self.registration.scope));
// The name of the first workers' cache says nothing of the site.
const first = 'pages-v1';
const emptyFirst = async () => {
  const cache = await caches.open(first);
  const requests = await cache.keys();
  const ours = requests.filter(({ url }) =>
    bases.some((base) => url.startsWith(self.location.origin + base)),
  );
  await Promise.all(ours.map((request) => cache.delete(request)));
  if (ours.length === requests.length) await caches.delete(first);
};
// Workbox notes in one database for the whole host when copies were used. It is not waited for: one that does not open would hold
// the worker.
const forget = (deleted) => {
  const opening = indexedDB.open('workbox-expiration');
  // There is none, and an empty one would be in the way of others.
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onsuccess = () => {
    const database = opening.result;
    try {
      const store = database.transaction('cache-entries', 'readwrite').objectStore('cache-entries');
      for (const name of deleted) store.delete(IDBKeyRange.bound(name + '|', name + '|\\uffff'));
    } finally {
      database.close();
    }
  };
};
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      try {
        const kept = await caches.keys();
        const ours = kept.filter(isOurs);
        await Promise.all(ours.map((name) => caches.delete(name)));
        if (kept.includes(first)) await emptyFirst();
        forget(ours);
      } finally {
        await self.registration.unregister();
      }
    })(),
  );
});
`;
}
