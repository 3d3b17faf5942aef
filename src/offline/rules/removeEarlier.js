// Plain JavaScript, as the worker: plugin-pwa bundles both without TypeScript.

/** What the first workers called their cache: it says nothing of the site, so that others may have one. */
const name = 'pages-v1';

/** See `removeEarlier.d.ts`. */
export async function removeEarlier(caches, base) {
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const own = requests.filter(({ url }) => url.startsWith(base));
  await Promise.all(own.map((request) => cache.delete(request)));
  if (own.length === requests.length) await caches.delete(name);
}
