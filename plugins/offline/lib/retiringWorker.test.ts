import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { MemoryCaches } from '../../../tests/support/memoryCaches';
import { packCacheName } from '../../../src/offline/rules/packs/packCache.js';
import { retiringWorker } from './retiringWorker';

const origin = 'https://example.org';
const bases = ['/manual/', '/manual/zh/'];

interface Upgrade {
  onupgradeneeded?: () => void;
  onsuccess?: () => void;
}

/** Where Workbox notes when copies were used, of all applications of the origin in one database; nothing where there is none. */
class Notes {
  isOpen = false;
  constructor(public ids: string[] | undefined) {}

  open = (name: string) => {
    expect(name).toBe('workbox-expiration');
    const remove = ([from, to]: [string, string]) => {
      this.ids = this.ids?.filter((id) => id < from || id > to);
    };
    const opening: Upgrade & Record<string, unknown> = {
      result: {
        transaction: () => ({ objectStore: () => ({ delete: remove }) }),
        close: () => void (this.isOpen = false),
      },
      transaction: { abort: () => void (this.ids = undefined) },
    };
    queueMicrotask(() => {
      if (this.ids === undefined) {
        this.ids = [];
        opening.onupgradeneeded?.();
        if (this.ids === undefined) return;
      }
      this.isOpen = true;
      opening.onsuccess?.();
    });
    return opening;
  };
}

/** Lets the worker of a scope retire. */
async function retire(
  scope: string,
  given: { caches: unknown; notes?: Notes },
): Promise<{ unregistered: number; answers: boolean }> {
  const { caches, notes = new Notes(undefined) } = given;
  const listeners: Record<string, (event: unknown) => void> = {};
  let unregistered = 0;
  const self = {
    location: { origin },
    skipWaiting: () => undefined,
    registration: { scope: origin + scope, unregister: async () => (unregistered += 1) },
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      void (listeners[type] = listener),
  };
  const IDBKeyRange = { bound: (...range: string[]) => range };
  vm.runInNewContext(retiringWorker(bases), { self, caches, indexedDB: notes, IDBKeyRange });
  let work: Promise<unknown> = Promise.resolve();
  listeners.activate!({ waitUntil: (waited: Promise<unknown>) => void (work = waited) });
  await work.catch(() => undefined);
  return { unregistered, answers: listeners.fetch !== undefined };
}

async function cachesWith(copies: Record<string, readonly string[]>): Promise<MemoryCaches> {
  const caches = new MemoryCaches(origin);
  for (const [name, addresses] of Object.entries(copies)) {
    const cache = await caches.open(name);
    for (const address of addresses) await cache.put(address, new Response(''));
  }
  return caches;
}

/** What today's workers call their caches, out of their text, and those of products. */
const worker = fs.readFileSync(path.resolve(__dirname, '../../../src/offline/worker.js'), 'utf8');
const kinds = [...new Set([...worker.matchAll(/`(docs-\w+) \$/g)].map(([, kind]) => kind!))];
const own = bases.flatMap((base) => [
  ...kinds.map((kind) => `${kind} ${base}`),
  `docs-pages ${base}x/`,
  packCacheName(base, 'system'),
]);
const precache = (scope: string) => `workbox-precache-v2-${origin}${scope}`;

it('deletes all copies of our workers, in each language', async () => {
  expect(kinds.toSorted()).toEqual(['docs-data', 'docs-files', 'docs-pages']);
  const names = [...own, precache('/manual/'), 'pages-v1'];
  const caches = await cachesWith({
    ...Object.fromEntries(names.map((name) => [name, ['/manual/']])),
    'pages-v1': ['/manual/a/', '/manual/zh/a/'],
  });
  expect(await retire('/manual/', { caches })).toEqual({ unregistered: 1, answers: false });
  expect(await caches.keys()).toEqual([]);
});

it('deletes nothing of other applications of the same host', async () => {
  const names = [
    'docs-pages /',
    'docs-pages /other/',
    'docs-files /manual/other/',
    'docs-pack /manual/other/ system',
    'docs-settings /manual/',
    precache('/'),
    precache('/shop/'),
    precache('/manual/x/'),
    `workbox-runtime-${origin}/shop/manual/`,
    'shop-images',
  ];
  const caches = await cachesWith({
    ...Object.fromEntries(names.map((name) => [name, ['/shop/']])),
    'docs-pages /manual/': ['/manual/'],
    'pages-v1': ['/manual/', '/shop/', '/manuals/'],
  });
  expect((await retire('/manual/', { caches })).unregistered).toBe(1);
  expect(await caches.keys()).toEqual([...names, 'pages-v1']);
  expect(caches.in('pages-v1')).toEqual(['/shop/', '/manuals/']);
});

it('forgets when its own copies were used, and no others', async () => {
  const caches = await cachesWith({ 'docs-pages /manual/': [], 'docs-files /manual/': [] });
  const others = [
    `docs-pages /manual/x/|${origin}/manual/x/`,
    `docs-pages /other/|${origin}/other/`,
    `shop-images|${origin}/shop/a.png`,
  ];
  const notes = new Notes([
    `docs-pages /manual/|${origin}/manual/`,
    `docs-files /manual/|${origin}/manual/assets/js/main.js`,
    ...others,
  ]);
  await retire('/manual/', { caches, notes });
  expect(notes).toMatchObject({ ids: others, isOpen: false });
});

it('makes no database where there is none', async () => {
  const notes = new Notes(undefined);
  await retire('/manual/', { caches: await cachesWith({ 'docs-pages /manual/': [] }), notes });
  expect(notes.ids).toBeUndefined();
});

it('unregisters even if the storage refuses', async () => {
  const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
  const caches = { keys: refuse, open: refuse, delete: refuse };
  expect((await retire('/manual/', { caches })).unregistered).toBe(1);
});
