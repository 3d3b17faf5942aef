import { listPages } from './listPages';

const doc = (address: string, changes = {}) => ({
  permalink: `/zh/${address}`,
  title: address,
  versionName: 'current',
  isUnlisted: false,
  ...changes,
});
const table = 'assets/js/table.22222222.js';
const list = (changes: Partial<Parameters<typeof listPages>[0]> = {}) =>
  listPages({
    base: '/zh/',
    products: [
      { id: 'material-ui', name: 'Material UI', home: '/getting-started/' },
      { id: 'system', name: 'MUI System', home: '/system/box/' },
      { id: 'x', name: 'MUI X', home: '/x/introduction/' },
    ],
    docs: [doc('system/box/'), doc('components/tabs/'), doc('versions/')],
    routeFiles: new Map([
      ['/zh/system/box/', [table, 'assets/js/box.22222222.js']],
      ['/zh/components/tabs/', [table, 'assets/js/tabs.22222222.js']],
      ['/zh/', ['assets/js/home.22222222.js']],
    ]),
    data: {},
    leftOut: ['signals'],
    ...changes,
  });

it('knows what the router fetches for a page, and leaves out pages of no product', () => {
  const made = list();
  expect(made.products).toEqual([
    { id: 'material-ui', name: 'Material UI' },
    { id: 'system', name: 'MUI System' },
  ]);
  expect(
    made.pages.map(({ address, product, files }) => [
      address,
      product,
      files.map((index) => made.files[index]),
    ]),
  ).toEqual([
    ['components/tabs/', 'material-ui', [table, 'assets/js/tabs.22222222.js']],
    ['system/box/', 'system', [table, 'assets/js/box.22222222.js']],
  ]);
  // What is of a single page only is no part of the shell, whichever page it is.
  expect(made.files).toContain('assets/js/home.22222222.js');
});

it('has no draft, no unlisted page and none of an older version', () => {
  const docs = [
    doc('system/box/', { isUnlisted: true }),
    doc('components/tabs/'),
    doc('7.0.0/components/tabs/', { versionName: '7.0.0' }),
  ];
  expect(list({ docs }).pages.map(({ address }) => address)).toEqual(['components/tabs/']);
});

it('refuses pages that are not there', () => {
  expect(() => list({ routeFiles: new Map() })).toThrow('has no route');
  expect(() => list({ data: { 'components/icons/': ['icon-index'] } })).toThrow(
    'name data of components/icons/, and no pack has such a page',
  );
});
