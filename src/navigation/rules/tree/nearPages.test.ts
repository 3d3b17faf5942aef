import { distance } from 'fastest-levenshtein';
import fc from 'fast-check';
import { nearPages, readNearPages } from './nearPages';

const pages = [
  '/components/buttons/',
  '/components/button-group/',
  '/components/slider/',
  '/components/selects/',
  '/api-docs/slider/',
  '/x/react-data-grid/sorting/',
  '/x/react-data-grid/filtering/',
  '/x/react-charts/bars/',
  '/x/react-date-pickers/date-picker/',
].map((path) => ({ path, title: path }));
const redirects = [
  { from: '/demos/pickers', to: '/x/react-date-pickers/date-picker' },
  { from: '/old/*', to: '/x/react-charts/*' },
];

const near = (address: string) =>
  nearPages({ address, pages, redirects, distance }).map(({ path }) => path);

it.each([
  ['/components/button/', '/components/buttons/'],
  ['/zh/components/button', '/components/buttons/'],
  ['/x/react-data-grid/sortng/', '/x/react-data-grid/sorting/'],
  ['/x/react-data-grid/SORTING.html', '/x/react-data-grid/sorting/'],
  ['/x/data-grid/filter/', '/x/react-data-grid/filtering/'],
  ['/material-ui/react-slider/', '/components/slider/'],
  ['/x/react-chart/bar', '/x/react-charts/bars/'],
  ['/components/slider/components-api/', '/components/slider/'],
  ['/demos/picker', '/x/react-date-pickers/date-picker/'],
  ['/components/s%6Cidr/', '/components/slider/'],
  ['/components/slider/%E2%80', '/components/slider/'],
  ['/components/selects/%', '/components/selects/'],
  ['/x/react-charts/bars%E2%/', '/x/react-charts/bars/'],
])('of %s the nearest is %s', (address, expected) => {
  expect(near(address)[0]).toBe(expected);
});

it('there are three, or as many as there are pages', () => {
  expect(near('/nothing/of/the/kind/')).toHaveLength(3);
  expect(nearPages({ address: '/x', pages: pages.slice(0, 1), distance })).toHaveLength(1);
  expect(nearPages({ address: '/x', pages: [], distance })).toEqual([]);
});

it('every address has an answer, the same each time', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string(), fc.constant('%E0%A4%A')), (address) => {
      const found = near(address);
      expect(found).toHaveLength(3);
      expect(near(address)).toEqual(found);
    }),
  );
});

it('a page is nearest to its own address', () => {
  for (const { path } of pages) expect(near(path)[0]).toBe(path);
});

it.each([
  null,
  {},
  ['/a/'],
  [['/a/']],
  [['//host/', 'A']],
  [['/\\host/', 'A']],
  [['javascript:alert(1)', 'A']],
  [['/a/', '']],
  [['/a/', 1]],
])('%j is no list of pages', (value) => expect(readNearPages(value)).toBeUndefined());

it('a list of pages is one', () => {
  expect(readNearPages([['/a/', 'A']])).toEqual([{ path: '/a/', title: 'A' }]);
});
