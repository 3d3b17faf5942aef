import { contentSecurityPolicy } from '../../../config/contentSecurityPolicy';
import { readEnv } from '../../../config/env';
import { hostingTable } from '../../../config/hosting';
import {
  cloudflareRedirect,
  followCloudflare,
  readCloudflareRules,
} from '../../../tests/support/cloudflareRedirects';
import { moves } from './hostingFixture';
import { listMoves } from './listMoves';
import { headerLineLimit, headersFile, redirectsFile } from './staticHostFiles';

const env = readEnv({});
const table = hostingTable(env, []);
const rules = readCloudflareRules(redirectsFile(table, moves));

it.each([
  ['/later', '/now/', 302],
  ['/later/', '/now/', 302],
  ['/zh/later/', '/zh/now/', 302],
  ['/api/old', '/api-docs/new/', 301],
  ['/api/old/?a=1', '/api-docs/new/?a=1', 301],
  ['/api/', '/api-docs/', 301],
  ['/api/button/', '/api-docs/button/', 301],
  ['/v7/api/old/', '/api-docs/new/', 302],
  ['/shop/', 'https://mui.com/store/?ref=docs', 301],
  ['/zh/archive/', 'https://v4.example.org/zh/', 301],
  ['/en', '/', 301],
  ['/en/components/', '/components/', 301],
])('Cloudflare Pages leads from %s to %s', (address, to, status) => {
  expect(followCloudflare(rules, address)).toEqual({ to, status });
});

it.each([
  '/en//evil.example/x',
  '/en///evil.example/',
  '/en/\\evil.example/',
  '/v7//evil.example/x',
  '/v7/\\/evil.example/',
  '/zh/v7//evil.example/',
  '/en/v7//evil.example/',
  '/api//evil.example/',
])('Cloudflare Pages leads from %s to no other host', (address) => {
  expect(followCloudflare(rules, address).to).toMatch(/^\/(?!\/)/);
});

it('leads to a page that has moved within its old folder and not only with it', () => {
  const own = listMoves([
    { from: '/layout/*', to: '/components/*' },
    { from: '/layout/basics', to: '/guides/responsive' },
    { from: '/components/panels', to: '/components/accordion' },
  ]);
  const text = redirectsFile(table, own);
  const read = readCloudflareRules(text);
  for (const slash of ['', '/']) {
    expect(cloudflareRedirect(read, `/layout/basics${slash}`)?.to).toBe('/guides/responsive/');
    expect(followCloudflare(read, `/layout/panels${slash}`).to).toBe('/components/accordion/');
  }
  // One line less where the folder's rule leads to the same place.
  expect(text).not.toContain('/layout/panels /');
});

it('lets nobody keep for good that a file is missing: a rule holds for that answer, too', () => {
  const [, kept] = /^\/assets\/\*\n {2}Cache-Control: (.*)$/m.exec(headersFile(table))!;
  expect(kept).not.toContain('immutable');
  expect(Number(/max-age=(\d+)/.exec(kept!)![1])).toBeLessThanOrEqual(3600);
});

it('keeps who may frame the site where Cloudflare would not read the whole policy', () => {
  const hashes = Array.from(
    { length: 40 },
    (_, index) => `'sha256-${String(index).padStart(43, 'a')}='`,
  );
  const policyIn = (text: string) => /^ {2}Content-Security-Policy: (.*)$/m.exec(text)![1]!;
  const whole = policyIn(headersFile(hostingTable(env, hashes.slice(0, 20))));
  expect(whole).toContain("default-src 'self'");
  const long = hostingTable(env, hashes);
  const text = headersFile({
    ...long,
    preload: { '/a/': `</${'a'.repeat(headerLineLimit)}.css>` },
  });
  expect(policyIn(text)).toBe("frame-ancestors 'self'");
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(
    headerLineLimit,
  );
  // All else is in the policy of every page.
  const names = whole.split('; ').map((directive) => directive.split(' ')[0]);
  expect(Object.keys(contentSecurityPolicy(env))).toEqual(
    names.filter((name) => name !== 'frame-ancestors'),
  );
});
