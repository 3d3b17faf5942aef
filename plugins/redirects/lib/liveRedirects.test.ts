import { findRedirect } from '../../../src/navigation/rules/paths/findRedirect';
import { liveRedirects } from './liveRedirects';

const trees = {
  default: [
    { pathname: '/components/tabs', title: 'Tabs' },
    { pathname: '/components/later', title: 'Later' },
  ],
};
const isWritten = (pathname: string) => pathname !== '/components/later';

it('keeps the rules that lead to a written page or to another site', () => {
  const kept = [
    { from: '/tabs', to: '/components/tabs' },
    { from: '/store', to: 'https://mui.com/store/' },
  ];
  expect(liveRedirects({ redirects: kept, trees, isWritten })).toEqual(kept);
});

it('lets the section answer for a page that is not written', () => {
  const redirects = [
    { from: '/components', to: '/components/tabs' },
    { from: '/later', to: '/components/later' },
    { from: '/old', to: '/components/tabs' },
    { from: '/old/*', to: '/components/*' },
  ];
  const live = liveRedirects({ redirects, trees, isWritten });
  expect(live).toEqual([
    { from: '/components', to: '/components/tabs' },
    { from: '/later', to: '/components/tabs', status: 302 },
    { from: '/old', to: '/components/tabs' },
    { from: '/old/*', to: '/components/*' },
    { from: '/old/later', to: '/components/tabs', status: 302 },
  ]);
  expect(findRedirect(live, '/zh/old/later/')).toBe('/zh/components/tabs/');
  expect(liveRedirects({ redirects, trees, isWritten: () => true })).toEqual(redirects);
});

it('takes the nearest written page above a page, and leaves a rule of its own alone', () => {
  const grid = {
    x: [
      { pathname: '/x/grid', title: 'Grid' },
      { pathname: '/x/grid/rows', title: 'Rows' },
      { pathname: '/x/grid/rows/height', title: 'Height' },
    ],
  };
  expect(
    liveRedirects({
      redirects: [
        { from: '/grid/*', to: '/x/grid/*' },
        { from: '/grid/rows', to: 'https://mui.com/' },
      ],
      trees: grid,
      isWritten: (pathname) => pathname === '/x/grid',
    }),
  ).toEqual([
    { from: '/grid/*', to: '/x/grid/*' },
    { from: '/grid/rows/height', to: '/x/grid', status: 302 },
    { from: '/grid/rows', to: 'https://mui.com/' },
  ]);
});

it('lets an exact rule wait when nothing of the section is written', () => {
  const redirects = [
    { from: '/later', to: '/components/later' },
    { from: '/old/*', to: '/components/*' },
  ];
  expect(liveRedirects({ redirects, trees, isWritten: () => false })).toEqual([redirects[1]]);
});

it('leads to a page of a kept version, which is in no tree', () => {
  const redirects = [{ from: '/x/8.9.2', to: '/x/8.9.2/introduction' }];
  const keptPages = ['/x/8.9.2/introduction'];
  expect(liveRedirects({ redirects, trees, keptPages, isWritten })).toEqual(redirects);
  expect(() => liveRedirects({ redirects, trees, isWritten })).toThrow(/no page of the tree/);
});

it('leads from a page of the tree that the libraries have nothing for to the version that has it', () => {
  const absent = [
    { pathname: '/x/api/charts/gone', title: 'Gone' },
    { pathname: '/x/introduction', title: 'Introduction' },
  ];
  const rule = { from: '/x/api/charts/gone', to: '/x/8.9.2/api/charts/gone', status: 302 as const };
  const given = {
    redirects: [rule],
    trees: { x: absent },
    keptPages: [rule.to],
    isWritten: (pathname: string) => pathname !== rule.from,
  };
  expect(liveRedirects({ ...given, absent: [rule.from] })).toEqual([rule]);
  expect(() => liveRedirects(given)).toThrow(/hides a page that is there/);
});

it('refuses a table with problems, and lists them all', () => {
  expect(() =>
    liveRedirects({
      redirects: [
        { from: '/tabs', to: '/components/nowhere' },
        { from: '/components/tabs', to: '/components/later' },
      ],
      trees,
      isWritten,
    }),
  ).toThrow(
    /have 2 problems:\n {2}- \/tabs → \/components\/nowhere: no page .*\n {2}- \/components\/tabs → .*hides a page/,
  );
});
