import { checkPages } from './checkPages';

const trees = {
  x: [
    {
      pathname: '/x/grid',
      title: 'Grid',
      children: [{ pathname: '/x/grid/sorting', title: 'Sorting' }],
    },
  ],
};

it('accepts pages that the tree names', () => {
  expect(() =>
    checkPages(trees, new Map([['x-docs/grid/sorting/index.mdx', '/x/grid/sorting']])),
  ).not.toThrow();
});

it('takes a tab for a part of its page, and misses the page of a tab', () => {
  const tab = (pathname: string) => () =>
    checkPages(trees, new Map([[`x-docs${pathname.slice(2)}/index.mdx`, pathname]]));
  expect(tab('/x/grid/sorting/components-api')).not.toThrow();
  expect(tab('/x/lost/hooks-api')).toThrow(/no node of the page tree names \/x\/lost\/hooks-api/);
});

it.each([
  [
    'a page that no node names',
    'x-docs/lost/index.mdx',
    '/x/lost',
    /x-docs\/lost\/index\.mdx: no node of the page tree names \/x\/lost; add one/,
  ],
  ['a page at the place of a group', 'x-docs/grid/index.mdx', '/x/grid', /is a group at x\[0\]/],
  [
    'a page outside its folder',
    'x-docs/grid/sorting.mdx',
    '/x/grid',
    /a page is a folder with an index\.mdx/,
  ],
])('refuses %s', (_name, file, pathname, message) => {
  expect(() => checkPages(trees, new Map([[file, pathname]]))).toThrow(message);
});

it('lists every problem at once', () => {
  const broken = {
    x: [
      { pathname: '/x/a', title: 'A' },
      { pathname: '/x/a', title: 'B' },
    ],
  };
  expect(() => checkPages(broken, new Map([['x-docs/lost/index.mdx', '/x/lost']]))).toThrow(
    /has 2 problems:\n {2}- Duplicate path \/x\/a: named at x\[0\] and again at x\[1\]\n {2}- x-docs/,
  );
});
