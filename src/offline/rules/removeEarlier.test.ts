import { MemoryCaches } from '../../../tests/support/memoryCaches';
import { removeEarlier } from './removeEarlier.js';

const origin = 'https://example.org';
const base = `${origin}/manual/`;

async function cachesWith(...addresses: string[]): Promise<MemoryCaches> {
  const caches = new MemoryCaches(origin);
  const cache = await caches.open('pages-v1');
  for (const address of addresses) await cache.put(address, new Response(''));
  return caches;
}

it('removes what the first workers of the site have kept', async () => {
  const caches = await cachesWith('/manual/', '/manual/assets/js/main.js');
  await removeEarlier(caches, base);
  expect(await caches.keys()).toEqual([]);
});

it('leaves what another application keeps under the same name', async () => {
  const caches = await cachesWith('/shop/', '/manual/', '/manuals/');
  await removeEarlier(caches, base);
  expect(caches.in('pages-v1')).toEqual(['/shop/', '/manuals/']);
});

it('makes no cache where there is none', async () => {
  const caches = new MemoryCaches(origin);
  await removeEarlier(caches, base);
  expect(await caches.keys()).toEqual([]);
});
