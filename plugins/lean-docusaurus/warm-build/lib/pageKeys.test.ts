import { pageKeys } from './pageKeys';

const route = (path: string, hash: string) => ({ path, exact: true, component: { path, hash } });

const site = {
  routes: [
    {
      path: '/',
      component: { path: '/', hash: 'a' },
      routes: [route('/tabs/', 'b'), route('/lists/', 'c'), route('/lists/tables/', 'd')],
    },
    { path: '*', component: { path: '*', hash: '' } },
  ],
  names: {
    '/-a': { __comp: 'frame', __props: { version: 'sidebar' } },
    '/tabs/-b': { __comp: 'page', content: 'tabs' },
    '/lists/-c': { __comp: 'page', content: 'lists' },
    '/lists/tables/-d': { __comp: 'page', content: 'tables', extra: 'lists' },
    '*-': { __comp: 'notFound' },
  },
  digests: new Map([
    ['server.bundle.js', '1'],
    ['assets/js/frame.js', '1'],
    ['assets/js/sidebar.js', '1'],
    ['assets/js/page.js', '1'],
    ['assets/js/tabs.js', '1'],
    ['assets/js/lists.js', '1'],
    ['assets/js/tables.js', '1'],
    ['assets/js/407.js', '1'],
  ]),
  salt: 'lockfile',
};
const before = pageKeys(site);

/** The addresses that a change of one file gives another key. */
function changedBy(file: string): string[] {
  const after = pageKeys({ ...site, digests: new Map([...site.digests, [file, '2']]) });
  expect([...after.keys()]).toEqual([...before.keys()]);
  return [...after.keys()].filter((path) => after.get(path) !== before.get(path));
}

describe('pageKeys', () => {
  test('has one for each page, none for a pattern, no two alike', () => {
    expect([...before.keys()]).toEqual(['/tabs/', '/lists/', '/lists/tables/']);
    expect(new Set(before.values()).size).toBe(3);
  });

  test("a page's own text changes that page", () => {
    expect(changedBy('assets/js/tabs.js')).toEqual(['/tabs/']);
    expect(changedBy('assets/js/tables.js')).toEqual(['/lists/tables/']);
  });

  test.each([
    ['the program', 'server.bundle.js'],
    ['a frame', 'assets/js/frame.js'],
    ['what a parent passes down', 'assets/js/sidebar.js'],
    ['the component of all pages', 'assets/js/page.js'],
    ['a text for which two pages ask', 'assets/js/lists.js'],
    ['a file that the table does not name', 'assets/js/407.js'],
    ['a new file', 'assets/js/new.js'],
  ])('%s changes all pages', (_what, file) => {
    expect(changedBy(file)).toEqual([...before.keys()]);
  });

  test('a file that is gone changes all pages', () => {
    const digests = new Map(site.digests);
    digests.delete('assets/js/407.js');
    const after = pageKeys({ ...site, digests });
    expect([...after].filter(([path, key]) => before.get(path) === key)).toEqual([]);
  });

  test('the salt changes all pages', () => {
    const after = pageKeys({ ...site, salt: 'another' });
    expect([...after].filter(([path, key]) => before.get(path) === key)).toEqual([]);
  });
});
