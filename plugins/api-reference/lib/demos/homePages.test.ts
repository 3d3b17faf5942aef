import { homePage, type DemoPage } from './homePages';

const pages: DemoPage[] = [
  { pathname: '/getting-started/usage', title: 'Usage', demos: 2 },
  { pathname: '/components/buttons', title: 'Button', demos: 10 },
  { pathname: '/components/button-group', title: 'Button Group', demos: 5 },
  { pathname: '/components/checkboxes', title: 'Checkbox', demos: 5 },
  { pathname: '/components/box', title: 'Box', demos: 3 },
  { pathname: '/system/box', title: 'Box', demos: 3 },
  { pathname: '/x/react-data-grid', title: 'Overview', demos: 2 },
  { pathname: '/x/react-data-grid/editing', title: 'Editing', demos: 10 },
  { pathname: '/x/react-data-grid/column-definition', title: 'Column definition', demos: 5 },
  { pathname: '/x/react-charts/bars', title: 'Bars', demos: 5 },
];

/** Each page with the number of its demos and of the members that they show. */
const touched = (given: Record<string, [number, number]>) =>
  new Map(
    Object.entries(given).map(([pathname, [demos, members]]) => [
      pathname,
      { demos, members: new Set(Array.from({ length: members }, (_, at) => String(at))) },
    ]),
  );
const everywhere = touched(Object.fromEntries(pages.map(({ pathname }) => [pathname, [1, 1]])));

it.each([
  ['/api-docs/button', 'Button', '/components/buttons'],
  ['/api-docs/button-group', 'ButtonGroup', '/components/button-group'],
  ['/api-docs/button-base', 'ButtonBase', '/components/buttons'],
  ['/api-docs/checkbox', 'Checkbox', '/components/checkboxes'],
  ['/api-docs/box', 'Box', '/components/box'],
  ['/system/api/box', 'Box', '/system/box'],
  ['/x/api/data-grid/data-grid', 'DataGrid', '/x/react-data-grid'],
  ['/x/api/data-grid/data-grid-pro', 'DataGridPro', '/x/react-data-grid'],
  ['/x/api/charts/bar-chart', 'BarChart', '/x/react-charts/bars'],
])('%s', (pathname, name, expected) => {
  expect(homePage({ pathname, name, touchedOn: everywhere }, pages)).toBe(expected);
});

it('is the page that shows most members, where no name tells', () => {
  const api = { pathname: '/x/api/data-grid/grid-col-def', name: 'GridColDef' };
  const touchedOn = touched({
    '/components/buttons': [1, 9],
    '/x/react-data-grid/editing': [10, 3],
    '/x/react-data-grid/column-definition': [5, 6],
  });
  expect(homePage({ ...api, touchedOn }, pages)).toBe('/x/react-data-grid/column-definition');
});

it('is the one with more demos, then the first, where they show as much', () => {
  const api = { pathname: '/api-docs/paper', name: 'Paper' };
  const both = { '/getting-started/usage': [2, 0], '/components/buttons': [10, 0] } as const;
  expect(homePage({ ...api, touchedOn: touched(both as never) }, pages)).toBe(
    '/components/buttons',
  );
  const same = {
    '/components/box': [3, 1],
    '/getting-started/usage': [2, 1],
    '/system/box': [3, 9],
  };
  const equal = [pages[0]!, { ...pages[0]!, pathname: '/a' }];
  expect(
    homePage(
      { ...api, touchedOn: touched({ '/a': [2, 1], '/getting-started/usage': [2, 1] }) },
      equal,
    ),
  ).toBe('/getting-started/usage');
  expect(homePage({ ...api, touchedOn: touched(same as never) }, pages)).toBe('/components/box');
});

it.each([
  ['no demo touches it', '/api-docs/button', touched({})],
  [
    'only those of another product do',
    '/api-docs/button',
    touched({ '/x/react-charts/bars': [5, 1] }),
  ],
  ['it is no page of the reference', '/components/buttons', everywhere],
])('is none if %s', (_why, pathname, touchedOn) => {
  expect(homePage({ pathname, name: 'Button', touchedOn }, pages)).toBeUndefined();
});
