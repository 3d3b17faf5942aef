import { searchFileKind } from './searchFileKind';

it.each([
  ['/assets/js/1f2e.js', 'core', 'dialog'],
  ['/search/current-core.json', 'core', 'names'],
  ['/zh/search/current-core.json', 'x', 'otherNames'],
  ['/zh/search/current-x.json', 'x', 'names'],
  ['/search/signatures/current/x-charts.json', 'x', 'signatures'],
  ['/pagefind/pagefind.js', 'core', 'text'],
  ['/zh/search/errors.json', 'core', 'text'],
  ['/zh/search/texts/current-x.json', 'x', 'text'],
  ['/assets/js/search-deeper.b49d047f.js', 'core', 'text'],
] as const)('takes %s on %s pages for %s', (pathname, site, kind) => {
  expect(searchFileKind(pathname, site)).toBe(kind);
});
