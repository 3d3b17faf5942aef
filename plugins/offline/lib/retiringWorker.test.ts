import vm from 'node:vm';
import { retiringWorker } from './retiringWorker';

it('deletes the copies of our workers and no others, and unregisters even if the storage refuses', async () => {
  for (const refuses of [false, true]) {
    const deleted: string[] = [];
    const listeners: Record<string, (event: unknown) => void> = {};
    let unregistered = 0;
    const self = {
      skipWaiting: () => undefined,
      registration: { unregister: async () => (unregistered += 1) },
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        void (listeners[type] = listener),
    };
    const caches = {
      keys: async () => {
        if (refuses) throw new Error('refused');
        return ['pages-v1', 'docs-pages /', 'workbox-precache-v2', 'of another'];
      },
      delete: async (name: string) => void deleted.push(name),
    };
    vm.runInNewContext(retiringWorker, { self, caches, indexedDB: { deleteDatabase: () => null } });
    let work: Promise<unknown> = Promise.resolve();
    listeners.activate!({ waitUntil: (given: Promise<unknown>) => void (work = given) });
    await work.catch(() => undefined);
    expect(unregistered).toBe(1);
    expect(deleted).toEqual(refuses ? [] : ['pages-v1', 'docs-pages /', 'workbox-precache-v2']);
    expect(listeners.fetch).toBeUndefined();
  }
});
