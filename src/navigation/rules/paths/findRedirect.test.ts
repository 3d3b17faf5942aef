import fc from 'fast-check';
import { addresses } from '../../../../tests/support/addresses';
import { findMove, findRedirect, type Redirect } from './findRedirect';

const table: Redirect[] = [
  { from: '/api/*', to: '/api-docs/*' },
  { from: '/x', to: '/x/introduction' },
  { from: '/old/*', to: '/new/*' },
  { from: '/old/deep/*', to: '/deep/*' },
  { from: '/old/one', to: '/one' },
  { from: '/new/moved-again', to: '/last' },
  { from: '/gone/*', to: 'https://mui.com/gone/' },
  { from: '/kept/*', to: 'https://mui.com/v8{langPrefix}/*' },
  { from: '/query', to: 'https://mui.com/?from=docs' },
  { from: '/home', to: '/' },
  { from: '/x/8.9.2/bars', to: 'https://mui.com/v8{langPrefix}/x/bars/' },
  { from: '/v7/*', to: '/*' },
];

describe('findRedirect', () => {
  it.each([
    ['/api', '/api-docs/'],
    ['/api/button', '/api-docs/button/'],
    ['/api/button/', '/api-docs/button/'],
    ['/api/button/?a=1#props', '/api-docs/button/?a=1#props'],
    ['/api/button?a=1', '/api-docs/button/?a=1'],
    ['/zh/api/button/', '/zh/api-docs/button/'],
    ['/en/api/button/', '/api-docs/button/'],
    ['/api/a/b/c/', '/api-docs/a/b/c/'],
    ['/x', '/x/introduction/'],
    ['/x/', '/x/introduction/'],
    ['/zh/x?a', '/zh/x/introduction/?a'],
    ['/old/page/', '/new/page/'],
    ['/old/one/', '/one/'],
    ['/old/deep/page/', '/deep/page/'],
    ['/old/moved-again/', '/last/'],
    ['/gone/', 'https://mui.com/gone/'],
    ['/zh/gone/deep/?a=1', 'https://mui.com/gone/?a=1'],
    ['/kept/bars', 'https://mui.com/v8/bars/'],
    ['/zh/kept/a/bars/?a=1#b', 'https://mui.com/v8/zh/a/bars/?a=1#b'],
    ['/kept/img/mark.svg', 'https://mui.com/v8/img/mark.svg'],
    ['/query/?a=1', 'https://mui.com/?from=docs'],
    ['/x/8.9.2/bars', 'https://mui.com/v8/x/bars/'],
    ['/en/x/8.9.2/bars/', 'https://mui.com/v8/x/bars/'],
    ['/zh/x/8.9.2/bars/?a=1#b', 'https://mui.com/v8/zh/x/bars/?a=1#b'],
    ['/zh/x/8.9.2/bars/?a={langPrefix}', 'https://mui.com/v8/zh/x/bars/?a={langPrefix}'],
    ['/home/', '/'],
    ['/zh/home/', '/zh/'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en?a=1', '/?a=1'],
    ['/en/components/buttons/', '/components/buttons/'],
    ['/en/components/buttons', '/components/buttons/'],
    ['/en/img/mark.svg', '/img/mark.svg'],
    ['/en/x/8.9.2', '/x/8.9.2/'],
    ['/en/zh/components/', '/zh/components/'],
    ['/zh/en/components/', '/zh/components/'],
    ['//components/buttons/', '/components/buttons/'],
    ['/zh//components/buttons/', '/zh/components/buttons/'],
    ['/components/buttons/components-api/', '/components/buttons/'],
    ['/components/buttons/hooks-api/?a=1', '/components/buttons/?a=1'],
    ['/zh/components/buttons/hooks-api', '/zh/components/buttons/'],
    ['/v7/components/buttons.md', '/components/buttons.md'],
    ['/v7/zh/components/buttons', '/zh/components/buttons/'],
    ['/v7/v7/en//api/button/', '/api-docs/button/'],
    ['/v7/', '/'],
  ])('%s has moved to %s', (address, target) => {
    expect(findRedirect(table, address)).toBe(target);
  });

  it.each([
    '/',
    '',
    '/zh',
    '/zh/',
    '/?a=1',
    '/components/buttons',
    '/components/buttons/',
    '/components/buttons/?a=/en/',
    '/zh/components/buttons/#a',
    '/apiary/',
    '/x/api/data-grid/',
    '/api-docs/button/',
    '/X/',
    '/older/page/',
    '/pt/api/button/',
    '/assets/js/main.abc.js',
    '/components/my-hooks-api/',
  ])('%s stays', (address) => {
    expect(findRedirect(table, address)).toBeUndefined();
  });

  it.each([
    ['/en//example.org/a/', '/example.org/a/'],
    ['/en/\\example.org/a/', '/example.org/a/'],
    ['/\\example.org/a/', '/example.org/a/'],
    ['/en/\t/example.org/a/', '/example.org/a/'],
    ['/en/zh//example.org/a/', '/zh/example.org/a/'],
    ['/components-api//example.org/a/', '/example.org/a/'],
    ['/en/components-api/zh//example.org/a/', '/zh/example.org/a/'],
    ['/v7//example.org/a', '/example.org/a/'],
    ['/v7//example.org/', '/example.org'],
    ['/v7/\\example.org/a/', '/example.org/a/'],
    ['/v7/\t/example.org/a/', '/example.org/a/'],
    ['/zh/v7//example.org/a/', '/zh/example.org/a/'],
    ['/en/v7//v7//example.org/a/', '/example.org/a/'],
    ['/home/../', '/home/../'],
  ])('%j does not lead to another host', (address, target) => {
    expect(findRedirect(table, address) ?? address).toBe(target);
  });

  it('hops once, stays on the site or follows the table, and never throws', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const target = findRedirect(table, address);
        if (target === undefined) return;
        expect(target).toMatch(/^(\/(?![/\\])|https:\/\/mui\.com\/)/);
        if (target.startsWith('/')) expect(findRedirect(table, target)).toBeUndefined();
      }),
      { numRuns: 5000 },
    );
  });

  it('says for how long: what passes a stand-in is not for good', () => {
    const withStandIn: Redirect[] = [
      { from: '/old/*', to: '/new/*' },
      { from: '/new/later', to: '/new', status: 302 },
    ];
    expect(findMove(withStandIn, '/zh/old/tabs')).toEqual({ to: '/zh/new/tabs/', status: 301 });
    expect(findMove(withStandIn, '/old/later/?a=1')).toEqual({ to: '/new/?a=1', status: 302 });
    expect(findMove(withStandIn, '/en/new/')).toEqual({ to: '/new/', status: 301 });
    expect(findMove(withStandIn, '/new/')).toBeUndefined();
  });

  it('ends in a table with a loop, too', () => {
    const loop = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    expect(findRedirect(loop, '/a/')).toBeUndefined();
  });
});
