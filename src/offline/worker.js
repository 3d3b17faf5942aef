// Plain JavaScript, because plugin-pwa bundles this file without TypeScript.
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { keyOf, kindOf, mayKeep, namedIn, titleIn } from './rules/kindOf.js';
import { packHeader, packOfCache } from './rules/packs/packCache.js';
import { removeEarlier } from './rules/removeEarlier.js';

/** Written in front of this text by `plugins/offline`: release, base, name of the site, other languages, the offline page. */
const site = { ...self.offlineSite, origin: self.location.origin };
const names = {
  pages: `docs-pages ${site.base}${site.name === 'x' ? 'x/' : ''}`,
  files: `docs-files ${site.base}`,
  data: `docs-data ${site.base}`,
};
/** Seconds after which a page that was read before is shown as it was. */
const patience = 4;
/** Addresses that one message may name. */
const mostNamed = 1000;

/** The products that a reader has saved, by their caches' names. Pages save and remove them; no cap is for them. */
async function packs() {
  const found = [];
  for (const name of await caches.keys()) {
    const id = packOfCache(name, site.base);
    if (id !== undefined) found.push([name, id]);
  }
  return found;
}

/** The copy of an address in a saved product. */
async function packed(address) {
  for (const [cacheName] of await packs()) {
    const copy = await caches.match(address, { cacheName });
    if (copy) return copy;
  }
  return undefined;
}

/** @param most - copies; those that were not used for longest go first, and all of them if there is no room */
const parts = (kind, most) => [
  {
    cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url, kind),
    cacheWillUpdate: async ({ response }) => (mayKeep(response) ? response : null),
  },
  new ExpirationPlugin({ maxEntries: most, purgeOnQuotaError: true }),
  {
    cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
      cachedResponse ?? packed(request.url),
  },
];

const strategies = {
  page: new NetworkFirst({
    cacheName: names.pages,
    networkTimeoutSeconds: patience,
    plugins: parts('page', 200),
  }),
  file: new CacheFirst({ cacheName: names.files, plugins: parts('file', 1500) }),
  data: new NetworkFirst({
    cacheName: names.data,
    networkTimeoutSeconds: patience,
    plugins: parts('data', 400),
  }),
};

/** The beginning of a kept page, up to its title. */
async function titleOf(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let html = '';
  while (html.length < 20_000 && !html.includes('</title>')) {
    const { done, value } = await reader.read();
    if (done) break;
    html += value;
  }
  await reader.cancel();
  return titleIn(html);
}

const escapeSigns = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The kept pages of both sites of this language. */
async function keptPages() {
  const found = [];
  for (const scope of [site.base, `${site.base}x/`]) {
    const name = `docs-pages ${scope}`;
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      const response = await cache.match(request);
      const title = response?.body ? await titleOf(response) : '';
      const address = escapeSigns(pathname);
      found.push({ title: title || address, address });
    }
  }
  return found.sort((one, other) => (one.title < other.title ? -1 : 1));
}

/** The saved products that are whole, each with its pages. */
async function packedPages() {
  const found = [];
  for (const [cacheName, id] of await packs()) {
    const list = await caches.match(`${site.base}offline/${id}.json`, { cacheName });
    if (!list) continue;
    const { name, pages } = await list.json();
    const links = pages.map(([address, title]) => ({
      title: escapeSigns(title),
      address: escapeSigns(site.base + address),
    }));
    found.push({ name: escapeSigns(name), links });
  }
  return found.sort((one, other) => (one.name < other.name ? -1 : 1));
}

const listOf = (pages, attributes = '') =>
  `<ul${attributes}>${pages.map(({ title, address }) => `<li><a href="${address}">${title}</a></li>`).join('')}</ul>`;

async function offlinePage() {
  const pages = await keptPages().catch(() => []);
  const products = await packedPages().catch(() => []);
  const lists = [
    ...(pages.length > 0 ? [listOf(pages, ' aria-labelledby="saved"')] : []),
    // Hundreds of pages, of which a reader wants one.
    ...products.map(
      ({ name, links }) =>
        `<details><summary>${name} (${links.length})</summary>${listOf(links)}</details>`,
    ),
  ];
  const html = site.page[lists.length > 0 ? 'some' : 'none'].replace('<!--pages-->', () =>
    lists.join(''),
  );
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

async function answer(event, kind) {
  const { request } = event;
  try {
    return await strategies[kind].handle({ event, request });
  } catch (error) {
    // The storage may be what has failed.
    return fetch(request).catch((failure) => {
      if (kind === 'page') return offlinePage();
      throw failure ?? error;
    });
  }
}

/** Whether an address is a page of either site of this language. A page that was reached by a link fetches its own HTML for its sources. */
const isPageOf = (address) =>
  address.endsWith('/') &&
  ['core', 'x'].some((name) => kindOf(address, { ...site, name }, true) === 'page');

async function fetchOrPacked(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await packed(request.url).catch(() => undefined);
    if (copy) return copy;
    throw error;
  }
}

/** Keeps what a page came from that was loaded before this worker, or without a request, as after a click on a link. */
async function keep(event, page, addresses) {
  const seen = new Set();
  const take = async (address, isPage) => {
    const url = new URL(address, site.origin);
    const kind = kindOf(url.href, site, isPage);
    if (kind === undefined || seen.has(url.href)) return;
    seen.add(url.href);
    try {
      const request = new Request(url);
      const [answered, done] = strategies[kind].handleAll({ event, request });
      const response = await answered;
      const isScript = kind === 'file' && url.pathname.includes('/assets/js/');
      const text = isPage || isScript ? await response.clone().text() : '';
      await done;
      for (const name of namedIn(text, site)) await take(name, false);
    } catch {
      // What does not come, or has no room, is not kept.
    }
  };
  await take(page, true);
  for (const address of addresses) await take(address, false);
}

export default function worker() {
  self.addEventListener('activate', (event) => {
    event.waitUntil(removeEarlier(caches, site.origin + site.base).catch(() => {}));
  });
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || request.headers.has('range')) return;
    // The page keeps the answer itself.
    if (request.headers.has(packHeader)) return;
    const kind = kindOf(request.url, site, request.mode === 'navigate');
    if (kind !== undefined) event.respondWith(answer(event, kind));
    else if (request.mode !== 'navigate' && isPageOf(request.url))
      event.respondWith(fetchOrPacked(request));
  });
  self.addEventListener('message', (event) => {
    const { type, page, addresses } = event.data ?? {};
    if (type !== 'KEEP' || typeof page !== 'string' || !Array.isArray(addresses)) return;
    const texts = addresses.filter((address) => typeof address === 'string').slice(0, mostNamed);
    event.waitUntil(keep(event, page, texts));
  });
}
