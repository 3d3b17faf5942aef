import { type Redirect } from './findRedirect';
import { redirectProblems } from './redirectProblems';

const pages = ['/components/tabs', '/components/chips', '/last'];
const problemsOf = (...table: Redirect[]) => redirectProblems(table, { pages }).join('\n');

it('finds nothing wrong in a good table', () => {
  expect(
    problemsOf(
      { from: '/tabs', to: '/components/tabs' },
      { from: '/old/*', to: '/components/*' },
      { from: '/drop/*', to: '/last' },
      { from: '/store', to: 'https://mui.com/store/' },
      { from: '/query', to: 'https://mui.com/?from=docs' },
      { from: '/x/8.9.2', to: 'https://v8.mui.com{langPrefix}/x/' },
      { from: '/port', to: 'https://mui.com:8443/x/#:~:text=a' },
      { from: '/x/8.9.2/bars', to: 'https://mui.com/v8{langPrefix}/x/bars/' },
      { from: '/x/v8/*', to: 'https://v8.mui.com{langPrefix}/x/*' },
      { from: '/v6/*', to: 'https://v6.mui.com{langPrefix}/*' },
    ),
  ).toBe('');
});

it.each<[string, Redirect[], RegExp]>([
  ['a trailing slash', [{ from: '/a/', to: '/last' }], /^\/a\/ → \/last: "from" must be a path/],
  ['no leading slash', [{ from: 'a', to: '/last' }], /"from" must be a path/],
  ['a query', [{ from: '/a?b', to: '/last' }], /"from" must be a path/],
  ['a star inside', [{ from: '/a/*/b', to: '/last' }], /"from" must be a path/],
  ['a target with a trailing slash', [{ from: '/a', to: '/last/' }], /"to" must be such a path/],
  ['an http target', [{ from: '/a', to: 'http://mui.com/' }], /"to" must be such a path/],
  ...[
    'https:mui.com/x/',
    'https:\\\\mui.com/x/',
    'HTTPS://mui.com/x/',
    'https:///x/',
    'https://mui.com/*/x/',
    'https://v8{langPrefix}.mui.com/',
    'https://{langPrefix}/x/',
    'https://mui.com/x{langPrefix}',
    'https://mui.com/{langPrefix}/x/',
    'https://mui.com{langPrefix}{langPrefix}/x/',
    'https://mui.com/{other}/',
    '/components{langPrefix}/tabs',
  ].map((to): [string, Redirect[], RegExp] => [
    `the target ${to}`,
    [{ from: '/a', to }],
    /"to" must be such a path/,
  ]),
  [
    'another host in disguise',
    [{ from: '/a', to: '//mui.com' }],
    /"to" must be such a path|no page/,
  ],
  ...['/say-"hi"', '/$name', '/a`b', '/a\u0000b', '/a:b', '/{a}'].map(
    (from): [string, Redirect[], RegExp] => [
      `the address ${JSON.stringify(from)}, which is more than text to a host`,
      [{ from, to: '/last' }],
      /^.*: a host would read more than text/s,
    ],
  ),
  ...['https://mui.com/?a=$20', 'https://mui.com/"a"/', 'https://mui.com/a`b', '/$1'].map(
    (to): [string, Redirect[], RegExp] => [
      `the target ${to}, which is more than text to a host`,
      [{ from: '/a', to }],
      /a host would read more than text/,
    ],
  ),
  ['a rest from nowhere', [{ from: '/a', to: '/components/*' }], /keeps a rest/],
  ['a rest from nowhere to elsewhere', [{ from: '/a', to: 'https://mui.com/*' }], /keeps a rest/],
  ['an unknown target', [{ from: '/a', to: '/nowhere' }], /no page of the tree is at \/nowhere/],
  ['an unknown folder', [{ from: '/a/*', to: '/nowhere/*' }], /no page of the tree is at/],
  ['a hidden page', [{ from: '/last', to: '/components/tabs' }], /hides a page/],
  ['hidden pages of a folder', [{ from: '/components/*', to: '/last' }], /hides a page/],
  [
    'an address twice',
    [
      { from: '/a', to: '/last' },
      { from: '/a', to: '/components/tabs' },
    ],
    /stands twice/,
  ],
  [
    'a chain',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/last' },
    ],
    /is a chain: \/a → \/b → \/last/,
  ],
  [
    'a chain through a folder',
    [
      { from: '/a', to: '/old/tabs' },
      { from: '/old/*', to: '/components/*' },
    ],
    /is a chain: \/a → \/old\/tabs → \/components\/tabs/,
  ],
  [
    'a loop',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    /is a loop: \/a → \/b → \/a/,
  ],
  ['a loop of one', [{ from: '/a', to: '/a' }], /is a loop/],
  ['a folder that moves into itself', [{ from: '/a/*', to: '/a/b/*' }], /is a loop/],
])('reports %s', (_name, table, message) => {
  expect(problemsOf(...table)).toMatch(message);
});
