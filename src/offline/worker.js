// Plain JavaScript, because plugin-pwa bundles this file without TypeScript.

const cacheName = 'pages-v1';
/** Files kept at most; the oldest go first. */
const limit = 400;

/** The search asks for its index with the time of day behind it: one copy is enough. */
function keyOf(request) {
  const url = new URL(request.url);
  if (url.pathname.includes('/pagefind/')) url.search = '';
  return url.href;
}

async function keep(request, response) {
  if (!response.ok || response.type !== 'basic') return;
  const cache = await caches.open(cacheName);
  await cache.put(keyOf(request), response);
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)),
  );
}

/** Built assets have a hash in their name and never change; a page is fetched first and kept for offline. */
async function answer(event) {
  const { request } = event;
  const cached = await caches.match(keyOf(request));
  if (cached && new URL(request.url).pathname.includes('/assets/')) return cached;
  try {
    const response = await fetch(request);
    event.waitUntil(keep(request, response.clone()));
    return response;
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

export default function worker() {
  self.addEventListener('fetch', (event) => {
    const sameOrigin = new URL(event.request.url).origin === self.location.origin;
    if (event.request.method === 'GET' && sameOrigin) event.respondWith(answer(event));
  });
}
