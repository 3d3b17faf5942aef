import fc from 'fast-check';
import { nearestPage, versionTarget } from './versionTarget';

const pages = [
  '/introduction',
  '/react-data-grid',
  '/react-data-grid/sorting',
  '/react-tree-view/rich-tree-view/items',
];

it.each([
  ['/react-data-grid/sorting', '/react-data-grid/sorting', true],
  ['/react-data-grid', '/react-data-grid', true],
  ['/react-data-grid/filtering', '/react-data-grid', false],
  ['/react-data-grid/filtering/server-side', '/react-data-grid', false],
  ['/react-data-grid/sorting/more', '/react-data-grid/sorting', false],
  // Nothing above these exists: the product's home.
  ['/react-charts/bars', '/introduction', false],
  ['/react-tree-view', '/introduction', false],
  ['/react-data-gridlock', '/introduction', false],
  ['/', '/introduction', false],
])('%s leads to %s', (page, path, exact) => {
  expect(versionTarget(page, pages, '/introduction')).toEqual({ path, exact });
});

it('takes the root where it is a page', () => {
  expect(versionTarget('/a/b', ['/', '/c'], '/c')).toEqual({ path: '/', exact: false });
});

it('takes the first page where the product is not there at all', () => {
  expect(versionTarget('/a', ['/x', '/y'], '/b')).toEqual({ path: '/x', exact: false });
  expect(versionTarget('/a', [], '/b')).toBeUndefined();
});

it('always leads to a page that is there, and to the page itself where it can', () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 })
    .map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(path, fc.uniqueArray(path, { minLength: 1 }), path, (page, list, home) => {
      const target = versionTarget(page, list, home)!;
      expect(list).toContain(target.path);
      expect(target.exact).toBe(list.includes(page));
    }),
  );
});

it('finds nothing above a page when nothing is there', () => {
  expect(nearestPage('/a/b', () => false)).toBeUndefined();
});
