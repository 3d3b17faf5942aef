import { MemoryCaches, networkAnswer } from '../../../tests/support/memoryCaches';
import type { PackManifest } from '../rules/packs/packFiles';
import { savePack, type PackPlace } from './savePack';

const manifest: PackManifest = {
  format: 1,
  id: 'system',
  name: 'MUI System',
  digest: 'd1',
  files: [
    ['assets/js/main.12345678.js', 10],
    ['search/current.json', 5, 'aa'],
    ['img/mark.svg', 2, 'bb'],
    ['system/box/', 20, 'cc'],
    ['system/grid/', 30, 'dd'],
  ],
  pages: [
    ['system/box/', 'Box'],
    ['system/grid/', 'Grid'],
  ],
};

async function scene(answer?: (address: string, init: RequestInit) => Promise<Response>) {
  const caches = new MemoryCaches('https://docs.example.org');
  const asked: string[] = [];
  const inits: RequestInit[] = [];
  const place: PackPlace = {
    base: '/zh/',
    cache: (await caches.open('pack')) as unknown as Cache,
    fetch: (address, init) => {
      asked.push(address);
      inits.push(init);
      return (
        answer?.(address, init) ??
        Promise.resolve(networkAnswer(`text of ${address}`, { headers: { Vary: 'Accept' } }))
      );
    },
  };
  return { caches, place, asked, inits, kept: () => caches.in('pack') };
}
const never = () => new AbortController().signal;

it('has pages after what they need, the list of files last, and tells how much is there', async () => {
  const { place, asked, kept, caches } = await scene();
  const told: number[] = [];
  await savePack(manifest, place, never(), (bytes) => told.push(bytes));
  expect(asked.slice(0, 3).toSorted()).toEqual([
    '/zh/assets/js/main.12345678.js',
    '/zh/img/mark.svg',
    '/zh/search/current.json',
  ]);
  expect(asked.slice(3).toSorted()).toEqual(['/zh/system/box/', '/zh/system/grid/']);
  expect(kept().at(-1)).toBe('/zh/offline/system.json');
  expect(kept()).toHaveLength(6);
  expect(told.at(-1)).toBe(67);
  const page = await caches.match('/zh/system/box/', { cacheName: 'pack' });
  expect(await page?.text()).toBe('text of /zh/system/box/');
  // A copy for whoever asks, in whichever way.
  expect(page?.headers.has('vary')).toBe(false);
});

it('asks the host about what its address does not name, and passes by the worker', async () => {
  const { place, asked, inits } = await scene();
  await savePack(manifest, place, never(), () => {});
  const of = (address: string) => inits[asked.indexOf(address)];
  expect(of('/zh/search/current.json')).toMatchObject({
    cache: 'no-cache',
    headers: { 'X-Pack': 'aa' },
  });
  expect(of('/zh/assets/js/main.12345678.js')).toMatchObject({
    cache: 'default',
    headers: { 'X-Pack': '-' },
  });
});

it('fetches again only what has changed, and removes what is not of it any more', async () => {
  const { place, asked, kept } = await scene();
  await savePack(manifest, place, never(), () => {});
  asked.length = 0;
  const next: PackManifest = {
    ...manifest,
    digest: 'd2',
    files: [
      ['assets/js/main.87654321.js', 11],
      ['search/current.json', 5, 'aa'],
      ['system/box/', 20, 'c2'],
      ['system/grid/', 30, 'dd'],
    ],
  };
  await savePack(next, place, never(), () => {});
  expect(asked).toEqual(['/zh/assets/js/main.87654321.js', '/zh/system/box/']);
  expect(kept().toSorted()).toEqual([
    '/zh/assets/js/main.87654321.js',
    '/zh/offline/system.json',
    '/zh/search/current.json',
    '/zh/system/box/',
    '/zh/system/grid/',
  ]);
});

it('stops when it is told to, has no list then, and goes on from what is there', async () => {
  const controller = new AbortController();
  const { place, asked, kept } = await scene();
  const stopped = savePack(manifest, place, controller.signal, (bytes) => {
    if (bytes >= 17) controller.abort();
  });
  await expect(stopped).rejects.toThrow(/abort/i);
  expect(kept()).not.toContain('/zh/offline/system.json');
  const before = kept().length;
  expect(before).toBeGreaterThanOrEqual(3);
  asked.length = 0;
  await savePack(manifest, place, never(), () => {});
  expect(asked).toHaveLength(5 - before);
  expect(kept()).toHaveLength(6);
});

it('asks for nothing if it is stopped before it begins', async () => {
  const { place, asked } = await scene();
  await expect(savePack(manifest, place, AbortSignal.abort(), () => {})).rejects.toThrow();
  expect(asked).toEqual([]);
});

it.each([
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['gone', () => Promise.resolve(networkAnswer('', { status: 404 }))],
  ['gone', () => Promise.resolve(networkAnswer('sign in', { redirected: true }))],
])('ends with "%s" and gives up the others', async (problem, answer) => {
  const { place, kept } = await scene((address, { signal }) =>
    address.endsWith('mark.svg')
      ? answer()
      : new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('given up'))),
        ),
  );
  await expect(savePack(manifest, place, never(), () => {})).rejects.toMatchObject({ problem });
  expect(kept()).toEqual([]);
});

it.each([
  ['full', new DOMException('no room', 'QuotaExceededError')],
  ['refused', new DOMException('no', 'SecurityError')],
  // The answer broke off.
  ['unreachable', new TypeError('network error')],
])('ends with "%s" where the copy cannot be kept', async (problem, failure) => {
  const { place, caches } = await scene();
  caches.failure = failure;
  await expect(savePack(manifest, place, never(), () => {})).rejects.toMatchObject({ problem });
});
