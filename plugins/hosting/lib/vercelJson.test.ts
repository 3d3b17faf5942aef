import { readEnv } from '../../../config/env';
import { hostingTable } from '../../../config/hosting';
import { askVercel, type VercelRoute } from '../../../tests/support/vercelRoutes';
import { moves, previewEnv } from './hostingFixture';
import { vercelJson } from './vercelJson';

const routesOf = (env: Parameters<typeof hostingTable>[0]) =>
  (JSON.parse(vercelJson(hostingTable(env, []), moves)) as { routes: VercelRoute[] }).routes;
const routes = routesOf(readEnv({}));
const files = [
  '/components/index.html',
  '/x/8.9.2/index.html',
  '/assets/js/main.1a2b.js',
  '/zh/assets/js/main.1a2b.js',
  '/notes.md',
];
const ask = (path: string) => askVercel(routes, path, files);

it.each([
  ['/later', 302, '/now/'],
  ['/later/', 302, '/now/'],
  ['/zh/later/', 302, '/zh/now/'],
  ['/api', 301, '/api-docs/'],
  ['/api/', 301, '/api-docs/'],
  ['/api/old/', 301, '/api-docs/new/'],
  ['/zh/api/button', 301, '/zh/api-docs/button/'],
  ['/zh/api/button/', 301, '/zh/api-docs/button/'],
  ['/v7/components/buttons.md', 302, '/components/buttons.md'],
  ['/v7/x/8.9.2/', 302, '/x/8.9.2/'],
  ['/v7', 302, '/'],
  ['/shop/', 301, 'https://mui.com/store/?ref=docs'],
  ['/archive/a/b/', 301, 'https://v4.example.org/'],
  ['/zh/archive', 301, 'https://v4.example.org/zh/'],
  ['/en', 301, '/'],
  ['/en/', 301, '/'],
  ['/en/components/', 301, '/components/'],
  ['/en/zh/components', 301, '/zh/components/'],
  ['/components', 301, '/components/'],
  ['/x/8.9.2', 301, '/x/8.9.2/'],
])('%s answers %i and leads to %s', (path, status, location) => {
  const answer = ask(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

it.each([
  ['/components/', '/components/index.html', 'no-cache'],
  ['/x/8.9.2/', '/x/8.9.2/index.html', 'no-cache'],
  ['/notes.md', '/notes.md', 'no-cache'],
  ['/assets/js/main.1a2b.js', '/assets/js/main.1a2b.js', 'public, max-age=31536000, immutable'],
  [
    '/zh/assets/js/main.1a2b.js',
    '/zh/assets/js/main.1a2b.js',
    'public, max-age=31536000, immutable',
  ],
])('%s is %s and may be kept: %s', (path, file, caching) => {
  const answer = ask(path);
  expect([answer.status, answer.file, answer.headers['cache-control']]).toEqual([
    200,
    file,
    caching,
  ]);
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

it.each([
  ['/nowhere/', '/404.html'],
  ['/nowhere.js', '/404.html'],
  ['/assets/js/gone.1a2b.js', '/404.html'],
  ['/zh/nowhere/', '/zh/404.html'],
  ['/zh/assets/js/gone.1a2b.js', '/zh/404.html'],
])('%s is not there, as %s says, which nobody keeps', (path, file) => {
  const { status, file: sent, headers } = ask(path);
  expect([status, sent, headers['cache-control'], headers['content-type']]).toEqual([
    404,
    file,
    'no-cache',
    'text/html; charset=utf-8',
  ]);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/en//evil.example/',
  '/en/\\evil.example/',
  '/en/\t/evil.example',
  '/en/\\',
  '/v7//evil.example/x',
  '/v7/\\/evil.example',
  '/zh/v7//evil.example/',
  '/en//v7//evil.example/',
])('%j leads to no other host', (path) => {
  expect(ask(path).headers.location ?? '/').toMatch(/^\/(?![/\\\s])|^\/$/);
});

it('lies below the base, and is no more than Vercel reads', () => {
  const below = routesOf(previewEnv);
  expect(askVercel(below, '/manual/zh/api/button/').headers.location).toBe(
    '/manual/zh/api-docs/button/',
  );
  expect(askVercel(below, '/manual/zh/nowhere/').file).toBe('/manual/zh/404.html');
  expect(askVercel(below, '/manual').headers.location).toBe('/manual/');
  expect(askVercel(below, '/later/')).toEqual({ status: 404, headers: {} });
  // https://vercel.com/docs/limits
  expect(below.length).toBeLessThan(2048);
});
