import { hostingTable } from '../../../config/hosting';
import { moves, previewEnv } from './hostingFixture';
import { listMoves } from './listMoves';
import { checkHostingTable } from './hostingTable';
import { nginxConf } from './nginxConf';
import { headerRulesLimit, headersFile, redirectsFile } from './staticHostFiles';

const table = hostingTable(previewEnv, []);

it('follows a move to its end, in the folder where a page was before, too', () => {
  const to = Object.fromEntries(moves.exact.map((move) => [move.from, move.to]));
  expect(to['/api/old']).toBe('/api-docs/new/');
  expect(to['/api-docs/old']).toBe('/api-docs/new/');
  expect(moves.folders).toContainEqual({ from: '/api', to: '/api-docs/*', status: 301 });
});

it('comes to an end where a folder is moved into the one around it', () => {
  const { exact } = listMoves([
    { from: '/a/old/*', to: '/a/*' },
    { from: '/a/b', to: '/c' },
  ]);
  expect(exact.map(({ from, to }) => [from, to])).toContainEqual(['/a/old/b', '/c/']);
});

it('writes redirects of every language below the base, with their status, and the 404 page of a language last', () => {
  const lines = redirectsFile(table, moves).trim().split('\n');
  expect(lines).toContain('/manual/later /manual/now/ 302');
  expect(lines).toContain('/manual/zh/api/* /manual/zh/api-docs/:splat 301');
  expect(lines).toContain('/manual/zh/archive/* https://v4.example.org/zh/ 301');
  expect(lines).toContain('/manual/zh/v8/* https://v8.example.org/zh/x/:splat 302');
  expect(lines).toContain('/manual/api/old/ /manual/api-docs/new/ 301');
  expect(lines.indexOf('/manual/api/old/ /manual/api-docs/new/ 301')).toBeLessThan(
    lines.indexOf('/manual/api/* /manual/api-docs/:splat 301'),
  );
  expect(lines.slice(-2)).toEqual([
    '/manual/zh/* /manual/zh/404.html 404',
    '/manual/* /manual/404.html 404',
  ]);
});

it('writes the headers of everything, and lets be kept for good only what is named by its content', () => {
  const text = headersFile(table);
  expect(text).toMatch(/^\/manual\/\*\n {2}Content-Security-Policy: default-src 'self'/);
  expect(text).toContain('  X-Robots-Tag: noindex\n');
  const kept = [...text.matchAll(/^(\S+)\n {2}Cache-Control: (.*)$/gm)];
  expect(kept.map(([, pattern]) => pattern)).toEqual(['/manual/assets/*', '/manual/zh/assets/*']);
});

it('has nginx keep the rest of an address on another host, too', () => {
  const place = { root: '/srv/site', listen: '8080', temporary: '/tmp' };
  expect(nginxConf(table, moves, place)).toMatch(
    /"~\^\/v8\(\?<(\w+)>\/\.\*\)\?\$" "https:\/\/v8\.example\.org\$language\/x\$\1\/";/,
  );
});

it('says what the pages of a folder load first, a home page by its own address', () => {
  const preload = { '/': '</a.css>', '/components/': '</a.css>', '/zh/': '</b.css>' };
  const rules = [...headersFile({ ...table, preload }).matchAll(/^(\S+)\n {2}Link: (.*)$/gm)];
  expect(rules.map(([, pattern, link]) => [pattern, link])).toEqual([
    ['/manual/', '</a.css>'],
    ['/manual/components/*', '</a.css>'],
    ['/manual/zh/', '</b.css>'],
  ]);
});

it('leaves out what pages load first before a rule that Cloudflare would not read', () => {
  const folders = Array.from({ length: 200 }, (_, index) => [`/folder-${index}/`, '</a.css>']);
  const text = headersFile({ ...table, preload: Object.fromEntries(folders) });
  expect(text.match(/^\//gm)).toHaveLength(headerRulesLimit);
  expect(text).toContain('/manual/folder-0/*\n');
  expect(text).toContain('/manual/*.pf_meta\n');
});

it.each([
  [{ headers: { 'X-A': 'a";\n evil' } }, 'headers.X-A'],
  [{ headers: { 'X-A': '$request_uri' } }, 'headers.X-A'],
  [{ baseUrl: 'manual' }, 'baseUrl'],
  [{ hidden: ['secret {'] }, 'hidden'],
  [{ headers: { 'X-A': 'a`b' } }, 'headers.X-A'],
  [{ preload: { 'a"/': '</a.css>' } }, 'preload'],
  [{ preload: { '/a/': '</a.css>\n' } }, 'preload'],
  [{ types: { '.a': 'text/html; charset=utf-8' } }, 'types'],
])('refuses %j, which would be code in a configuration', (change, name) => {
  expect(() => checkHostingTable({ ...table, ...change })).toThrow(name);
});
