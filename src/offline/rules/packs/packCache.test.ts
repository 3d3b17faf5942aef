import { packCacheName, packOfCache } from './packCache.js';

it('names a cache by language and product, and knows its own', () => {
  const name = packCacheName('/zh/', 'x-charts');
  expect(packOfCache(name, '/zh/')).toBe('x-charts');
  expect(packOfCache(name, '/')).toBeUndefined();
  expect(packOfCache(packCacheName('/', 'x'), '/zh/')).toBeUndefined();
  expect(packOfCache('docs-pages /', '/')).toBeUndefined();
});
