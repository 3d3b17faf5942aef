import { asCaches, MemoryCaches } from '../../../../tests/support/memoryCaches';
import { savedPages } from './savedPages';

const origin = 'https://docs.example.org';

it('knows the pages that were read and those of saved products, of one language', async () => {
  const caches = new MemoryCaches(origin);
  const put = async (name: string, ...addresses: string[]) => {
    const cache = await caches.open(name);
    for (const address of addresses) await cache.put(address, new Response(''));
  };
  await put('docs-pages /zh/', '/zh/components/chips/');
  await put('docs-pages /zh/x/', '/zh/x/react-charts/');
  await put('docs-pages /', '/components/tabs/');
  await put('docs-files /zh/', '/zh/assets/js/main.12345678.js');
  await put('docs-pack /zh/ system', '/zh/system/box/', '/zh/offline/system.json');
  await put('docs-pack / system', '/system/box/');
  const saved = await savedPages(asCaches(caches), `${origin}/zh/`, '/zh/');
  expect([...saved].toSorted()).toEqual(['components/chips/', 'system/box/', 'x/react-charts/']);
});
