import { asCaches, MemoryCaches, networkAnswer } from '../../../tests/support/memoryCaches';
import type { PackEntry, PackManifest } from '../rules/packs/packFiles';
import { createPackStore, type PackBrowser } from './packStore';

const origin = 'https://docs.example.org';

const manifestOf = (id: string, digest: string): PackManifest => ({
  format: 1,
  id,
  name: `Product ${id}`,
  digest,
  files: [
    ['assets/js/main.12345678.js', 10],
    [`${id}/`, 20, digest],
  ],
  pages: [[`${id}/`, 'Start']],
});
const entryOf = (id: string, digest: string): PackEntry => ({
  id,
  name: `Product ${id}`,
  digest,
  pages: 1,
  files: 2,
  bytes: 30,
});

/** A host with two products, and a browser with nothing saved. */
function scene(changes: Partial<PackBrowser> = {}, caches = new MemoryCaches(origin)) {
  const host = {
    isUp: true,
    /** Of each product: its state, and that of the list. */
    digests: { system: 'a', x: 'a' } as Record<string, string>,
    texts: {} as Record<string, string | undefined>,
    gone: new Set<string>(),
    asked: [] as string[],
    /** Called before each answer. */
    before: (_address: string) => {},
  };
  const registered: string[] = [];
  const browser: PackBrowser = {
    base: '/',
    caches: asCaches(caches),
    fetch: (address, init) => {
      host.asked.push(address);
      host.before(address);
      if (init?.signal?.aborted) return Promise.reject(new DOMException('aborted', 'AbortError'));
      if (!host.isUp) return Promise.reject(new TypeError('Failed to fetch'));
      if (host.gone.has(address)) return Promise.resolve(networkAnswer('', { status: 404 }));
      const [, id] = /^\/offline\/([\w-]+)\.json$/.exec(address) ?? [];
      const text =
        host.texts[address] ??
        (id === 'packs'
          ? JSON.stringify({
              format: 1,
              packs: Object.entries(host.digests).map(([each, digest]) => entryOf(each, digest)),
            })
          : id
            ? JSON.stringify(manifestOf(id, host.digests[id]!))
            : 'text');
      return Promise.resolve(networkAnswer(text));
    },
    estimate: () => Promise.resolve({ quota: 1000, usage: 0 }),
    persist: () => Promise.resolve(true),
    register: (pathname) => {
      registered.push(pathname);
      return Promise.resolve();
    },
    ...changes,
  };
  const store = createPackStore(browser);
  const statuses = () =>
    Object.fromEntries(store.getState().packs.map(({ entry, status }) => [entry.id, status]));
  const problem = (id: string) =>
    store.getState().packs.find(({ entry }) => entry.id === id)?.problem;
  return { caches, host, store, statuses, problem, registered };
}

it('says what the host has, saves one of it, and has the worker of its pages registered', async () => {
  const { store, statuses, registered, caches } = scene();
  expect(store.getState().list).toBe('loading');
  await store.load();
  expect(statuses()).toEqual({ system: 'absent', x: 'absent' });
  const told: string[] = [];
  store.subscribe(() => told.push(statuses().x!));
  await store.save('x');
  expect(told).toContain('saving');
  expect(statuses()).toEqual({ system: 'absent', x: 'saved' });
  expect(store.getState().event).toEqual({ name: 'Product x', what: 'saved' });
  expect(registered).toEqual(['/x/']);
  expect(await caches.keys()).toEqual(['docs-pack / x']);
  expect(store.isSaving()).toBe(false);
});

it('tells that a newer state is there, and brings the product up to it', async () => {
  const { store, statuses, host } = scene();
  await store.load();
  await store.save('x');
  host.digests.x = 'b';
  await store.load();
  expect(statuses().x).toBe('outdated');
  host.asked.length = 0;
  await store.save('x');
  expect(statuses().x).toBe('saved');
  expect(host.asked.filter((address) => !address.startsWith('/offline/'))).toEqual(['/x/']);
});

it('removes what is saved', async () => {
  const { store, statuses, caches } = scene();
  await store.load();
  await store.save('x');
  await store.remove('x');
  expect(statuses().x).toBe('absent');
  expect(await caches.keys()).toEqual([]);
  expect(store.getState().event).toEqual({ name: 'Product x', what: 'removed' });
});

it('stops when it is told to, and resumes', async () => {
  const { store, statuses, host } = scene();
  await store.load();
  host.before = (address) => {
    if (address === '/x/') store.stop('x');
  };
  await store.save('x');
  expect(statuses().x).toBe('partial');
  expect(store.getState().event?.what).toBe('stopped');
  host.before = () => {};
  await store.save('x');
  expect(statuses().x).toBe('saved');
});

it('keeps what was there when an update is interrupted', async () => {
  const { store, statuses, problem, host } = scene();
  await store.load();
  await store.save('x');
  host.digests.x = 'b';
  await store.load();
  host.gone.add('/x/');
  await store.save('x');
  expect(problem('x')).toBe('gone');
  expect(statuses().x).toBe('outdated');
});

it('takes the list of a release that has come while it was saving', async () => {
  const { store, statuses, host } = scene();
  await store.load();
  host.texts['/offline/x.json'] = JSON.stringify({
    ...manifestOf('x', 'a'),
    files: [['assets/js/old.12345678.js', 10]],
  });
  host.gone.add('/assets/js/old.12345678.js');
  host.before = (address) => {
    if (!address.includes('old')) return;
    host.digests.x = 'b';
    host.texts = {};
  };
  await store.save('x');
  expect(statuses().x).toBe('saved');
  expect(store.getState().packs.find(({ entry }) => entry.id === 'x')?.entry.digest).toBe('b');
});

it('says that there is no room before it begins, and keeps nothing', async () => {
  const { store, statuses, problem, caches } = scene({
    estimate: () => Promise.resolve({ quota: 100, usage: 80 }),
  });
  await store.load();
  await store.save('x');
  expect(problem('x')).toBe('full');
  expect(statuses().x).toBe('absent');
  expect(await caches.keys()).toEqual([]);
});

it('says that there is no room when it finds out, whatever was promised', async () => {
  const { store, statuses, problem, caches } = scene();
  await store.load();
  caches.failure = new DOMException('no room', 'QuotaExceededError');
  await store.save('x');
  expect(problem('x')).toBe('full');
  expect(statuses().x).toBe('partial');
  await store.remove('x');
  expect(problem('x')).toBeUndefined();
});

it('saves where the browser tells nothing of its room and promises nothing', async () => {
  const refuse = () => Promise.reject(new Error('no'));
  const { store, statuses } = scene({ estimate: refuse, persist: refuse, register: refuse });
  await store.load();
  await store.save('x');
  expect(statuses().x).toBe('saved');
});

it.each(['<!doctype html>', '{}', JSON.stringify(manifestOf('system', 'a'))])(
  'does not take %s for the list of a product',
  async (text) => {
    const { store, statuses, problem, host } = scene();
    await store.load();
    host.texts['/offline/x.json'] = text;
    await store.save('x');
    expect(problem('x')).toBe('broken');
    expect(statuses().x).toBe('absent');
  },
);

it('takes a saved list that is damaged for an interrupted one', async () => {
  const { store, statuses, caches } = scene();
  await store.load();
  await store.save('x');
  const cache = await caches.open('docs-pack / x');
  await cache.put('/offline/x.json', new Response('{"format":1'));
  await store.load();
  expect(statuses().x).toBe('partial');
  await store.save('x');
  expect(statuses().x).toBe('saved');
});

it('lists without a network what is saved, and says why saving fails', async () => {
  const { store, statuses, problem, host } = scene();
  await store.load();
  await store.save('x');
  host.isUp = false;
  await store.save('system');
  expect(problem('system')).toBe('unreachable');
  expect(statuses()).toEqual({ system: 'absent', x: 'saved' });
  await store.load();
  expect(store.getState().list).toBe('unreachable');
  expect(statuses()).toEqual({ x: 'saved' });
});

it('shows a product that the host does not have any more, so that it can be removed', async () => {
  const { store, statuses, host } = scene();
  await store.load();
  await store.save('x');
  delete host.digests.x;
  await store.load();
  expect(statuses()).toEqual({ system: 'absent', x: 'saved' });
  await store.remove('x');
  expect(statuses()).toEqual({ system: 'absent' });
});

/** A browser in which saving `x` was stopped. */
async function stoppedScene() {
  const all = scene();
  await all.store.load();
  all.host.before = (address) => {
    if (address === '/x/') all.store.stop('x');
  };
  await all.store.save('x');
  all.host.before = () => {};
  return all;
}

it('shows a part of a product that the host does not have any more, so that it can be removed', async () => {
  const { caches } = await stoppedScene();
  const { store, statuses, host } = scene({}, caches);
  delete host.digests.x;
  await store.load();
  expect(statuses()).toEqual({ system: 'absent', x: 'partial' });
  // No list says what it was called.
  expect(store.getState().packs.at(-1)).toMatchObject({ entry: { name: 'x' }, isGone: true });
  await store.remove('x');
  expect(statuses()).toEqual({ system: 'absent' });
  expect(await caches.keys()).toEqual([]);
});

it('shows without a network what is partly saved, as it was called', async () => {
  const { store, statuses, host } = await stoppedScene();
  host.isUp = false;
  await store.load();
  expect(statuses()).toEqual({ x: 'partial' });
  const [part] = store.getState().packs;
  expect(part).toMatchObject({ entry: { name: 'Product x', bytes: 30 } });
  // It may be there when the host can be reached again.
  expect(part).not.toHaveProperty('isGone');
});

it.each(['at the beginning', 'of an update'])(
  'does not say that a product is saved which another tab has removed meanwhile, %s',
  async (when) => {
    const { store, statuses, host, caches } = scene();
    const { store: other } = scene({}, caches);
    await store.load();
    if (when === 'of an update') {
      await store.save('x');
      host.digests.x = 'b';
      await store.load();
    }
    let removing: Promise<void> | undefined;
    host.before = (address) => {
      if (address === '/x/') removing = other.remove('x');
    };
    await store.save('x');
    await removing;
    expect(await caches.keys()).toEqual([]);
    expect(statuses().x).toBe('absent');
    expect(store.getState().event).toEqual({ name: 'Product x', what: 'removed' });
    expect(store.getState().packs.at(-1)).not.toHaveProperty('problem');
  },
);

it('shows what the host has where the browser refuses its storage', async () => {
  const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
  const { store, statuses, problem } = scene({
    caches: { open: refuse, keys: refuse, delete: refuse, match: refuse },
  });
  await store.load();
  expect(statuses()).toEqual({ system: 'absent', x: 'absent' });
  await store.save('x');
  expect(problem('x')).toBe('refused');
});
