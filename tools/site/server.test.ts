import http from 'node:http';
import path from 'node:path';
import { readEnv } from '../../config/env';
import { hostingTable } from '../../config/hosting';
import { evaluate } from '../../tests/support/evaluate';
import { serveFolder, type ServedFolder } from './serverFixture';

let served: ServedFolder;
let origin: string;

beforeAll(async () => {
  served = await serveFolder(
    {
      'index.html': 'home',
      '404.html': 'nothing here',
      'zh/404.html': '没有',
      'components/buttons/index.html': 'buttons',
      'zh/components/buttons/index.html': '按钮',
      'components/buttons/components-api/index.html': 'props of buttons',
      'img/mark.svg': '<svg/>',
      'assets/js/main.js': 'main'.repeat(1000),
      'pagefind/pagefind.zh.pf_meta': 'meta',
      'pagefind/wasm.wasm': 'wasm',
      'manifest.json': '{}',
      'notes.md': 'notes',
      'components/buttons.js.md': 'in JavaScript',
      'components/buttons.md': 'in TypeScript',
      _headers: 'for the host',
      '.well-known/security.txt': 'Contact: mailto:a@example.org',
      '.hosting/table.json': JSON.stringify(hostingTable(readEnv({}), ["'sha256-abc='"])),
      '.hidden/secret.txt': 'secret',
      'redirects.json': JSON.stringify([
        { from: '/api/*', to: '/api-docs/*' },
        { from: '/buttons', to: '/components/buttons' },
        { from: '/store', to: 'https://mui.com/store/' },
        { from: '/later', to: '/components/buttons', status: 302 },
        { from: '/old/later', to: '/components/buttons', status: 302 },
        { from: '/old/*', to: '/components/*' },
        { from: '/v7/*', to: '/*', status: 302 },
      ]),
    },
    'createSiteServer(folder)',
    { 'server.mjs': 'createSiteServer, listen' },
  );
  origin = served.origin;
}, 30_000);

afterAll(() => served.remove());

/** Asks as a browser does: `fetch` of Node knows no `TRACE`, and asks past what is kept where there is a condition. */
const request = (address: string, method: string, headers = {}) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    http
      .request(new URL(address, origin), { method, headers }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      })
      .on('error', reject)
      .end();
  });

it.each([
  ['/api/button', '/api-docs/button/'],
  ['/api/button/?a=1&b=%2F', '/api-docs/button/?a=1&b=%2F'],
  ['/zh/api/button/', '/zh/api-docs/button/'],
  ['/en/components/buttons/', '/components/buttons/'],
  ['/en/components/buttons?a=1', '/components/buttons/?a=1'],
  ['/en', '/'],
  ['/en/img/mark.svg', '/img/mark.svg'],
  ['/buttons', '/components/buttons/'],
  ['/zh/buttons/', '/zh/components/buttons/'],
  ['/store/?a=1', 'https://mui.com/store/?a=1'],
  ['//components/buttons/', '/components/buttons/'],
  ['/en//example.org/', '/example.org'],
  ['/components/buttons', '/components/buttons/'],
  ['/zh/components/buttons', '/zh/components/buttons/'],
])('%s is permanently at %s', async (address, target) => {
  const response = await served.ask(address);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(target);
});

it.each([
  ['/later', '/components/buttons/'],
  ['/zh/later/?a=1', '/zh/components/buttons/?a=1'],
  ['/en/later/', '/components/buttons/'],
  ['/old/later/', '/components/buttons/'],
  ['/v7//example.org/x', '/example.org/x/'],
  ['/v7/\\example.org/', '/example.org'],
  ['/en/v7//example.org/?a=//b', '/example.org?a=//b'],
  ['/v7//components//buttons.html', '/components/buttons/'],
])('%s is for the time being at %s', async (address, target) => {
  const response = await served.ask(address);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(target);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it.each([
  ['/%E0%A4%A', 'nothing here'],
  ['/zh/%E0%A4%A', '没有'],
  ['/zh/%E0%A4%A/?a=%', '没有'],
  ['/api/%', 'nothing here'],
  ['/zh/a%00b/', '没有'],
  ['/zh/..%2f..%2fsecret/', '没有'],
  [`/zh/${'a'.repeat(300)}/`, '没有'],
  [`/zh/${'%E6%96%87'.repeat(100)}/`, '没有'],
  [`/zh/${'a/'.repeat(2500)}`, '没有'],
  ['/404/', 'nothing here'],
  ['/404', 'nothing here'],
  ['/404.html', 'nothing here'],
  ['/zh/404/', '没有'],
  ['/zh/404.html', '没有'],
])('%s can be no page: the 404 page of the language answers', async (address, text) => {
  const response = await served.ask(address);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toBe(text);
});

it('knows a percent code in a query and one that is well-formed', async () => {
  expect((await served.ask('/components/buttons/?a=%E0%A4%A')).status).toBe(200);
  expect((await served.ask('/components/%62uttons/')).status).toBe(200);
});

it.each([
  ['/', 200, 'home'],
  ['/components/buttons/?a=1', 200, 'buttons'],
  ['/zh/components/buttons/', 200, '按钮'],
  ['/apiary/', 404, 'nothing here'],
  ['/api-docs/button/', 404, 'nothing here'],
  ['/zh/nowhere/', 404, '没有'],
])('%s answers %i', async (address, status, text) => {
  const response = await served.ask(address);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
});

it('serves a docs tab that is a page of its own, and sends one that is none to the guide', async () => {
  const tab = await fetch(`${origin}/components/buttons/components-api/`);
  expect(await tab.text()).toBe('props of buttons');
  const none = await fetch(`${origin}/components/buttons/hooks-api/`, { redirect: 'manual' });
  expect([none.status, none.headers.get('location')]).toEqual([301, '/components/buttons/']);
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s changes nothing and says so',
  async (method) => {
    const response = await fetch(`${origin}/components/buttons/`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.text()).toBe('');
  },
);

it('TRACE gives nothing back', async () => {
  expect((await request('/', 'TRACE')).status).toBe(405);
});

it.each(['/components/buttons/', '/assets/js/main.js', '/img/mark.svg'])(
  '%s is not sent to who has it already',
  async (address) => {
    const first = await served.ask(address);
    const etag = first.headers.get('etag') ?? '';
    const modified = first.headers.get('last-modified') ?? '';
    await first.text();
    expect(etag).not.toBe('');
    for (const headers of [{ 'If-None-Match': etag }, { 'If-Modified-Since': modified }]) {
      expect(await request(address, 'GET', headers)).toEqual({ status: 304, text: '' });
    }
    expect((await request(address, 'GET', { 'If-None-Match': '"other"' })).status).toBe(200);
  },
);

it.each([
  ['/', 'text/html; charset=utf-8'],
  ['/assets/js/main.js', 'text/javascript; charset=utf-8'],
  ['/img/mark.svg', 'image/svg+xml'],
  ['/manifest.json', 'application/json; charset=utf-8'],
  ['/pagefind/pagefind.zh.pf_meta', 'application/octet-stream'],
  ['/pagefind/wasm.wasm', 'application/wasm'],
])('%s is %s', async (address, type) => {
  expect((await served.ask(address)).headers.get('content-type')).toBe(type);
});

it.each([
  ['/assets/js/main.js', 'public, max-age=31536000, immutable'],
  ['/components/buttons/', 'no-cache'],
  ['/img/mark.svg', 'no-cache'],
  ['/nowhere/', 'no-cache'],
])('%s may be kept: %s', async (address, expected) => {
  expect((await served.ask(address)).headers.get('cache-control')).toBe(expected);
});

it('a part of a file is sent as it lies there, and a part that is none is refused', async () => {
  const part = await fetch(`${origin}/assets/js/main.js`, { headers: { Range: 'bytes=0-3' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 0-3/4000',
    'main',
  ]);
  const none = await fetch(`${origin}/assets/js/main.js`, { headers: { Range: 'bytes=9000-' } });
  expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */4000']);
});

it.each([
  ['bytes=-3', 206, 'bytes 3997-3999/4000'],
  ['bytes=-4000', 206, 'bytes 0-3999/4000'],
  ['bytes=-9999', 206, 'bytes 0-3999/4000'],
  [`bytes=-${'9'.repeat(40)}`, 206, 'bytes 0-3999/4000'],
  ['bytes=9000-, -9999', 206, 'bytes 0-3999/4000'],
  ['bytes=-0', 416, 'bytes */4000'],
])('%s of the end of a file answers %i', async (Range, status, expected) => {
  const part = await fetch(`${origin}/assets/js/main.js`, { headers: { Range } });
  expect([part.status, part.headers.get('content-range')]).toEqual([status, expected]);
});

it.each([
  ['http://localhost/components/buttons/?a=1', 200, undefined],
  ['http://localhost', 200, undefined],
  ['HTTP://localhost:80/components/buttons', 301, '/components/buttons/'],
  ['http://example.org//example.org/', 301, '/example.org/'],
])('%s, with the host in the request, answers %i', async (address, status, target) => {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(origin, { path: address }, resolve).on('error', reject);
  });
  response.resume();
  expect([response.statusCode, response.headers.location]).toEqual([status, target]);
});

it('says of a port that is taken how to serve on another one, without a build', () => {
  const port = Number(new URL(origin).port);
  expect(
    evaluate(
      path.join(__dirname, 'server.mjs'),
      `listen(createSiteServer('.'), ${port}).catch(({ message }) => message)`,
    ),
  ).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: npm run serve -- --port ${port + 1}`,
  );
});

it('HEAD has the headers of GET and no body', async () => {
  const [head, get] = await Promise.all([
    fetch(`${origin}/components/buttons/`, { method: 'HEAD' }),
    fetch(`${origin}/components/buttons/`),
  ]);
  expect(head.status).toBe(200);
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  expect(await head.text()).toBe('');
});

it.each(['/.hidden/secret.txt', '/img/', '/img', '/components/', '/components/buttons/index.htm'])(
  '%s is nothing to a reader',
  async (address) => {
    const response = await fetch(`${origin}${address}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('nothing here');
  },
);

it.each([
  ['/components/buttons/', 'in TypeScript'],
  ['/components/buttons/?code=js', 'in JavaScript'],
  ['/components/buttons/?code=js&style=tailwind', 'in TypeScript'],
  ['/components/buttons/?code=js&style=constructor', 'in JavaScript'],
  ['/zh/components/buttons/', '按钮'],
  ['/', 'home'],
])('%s is %s to who prefers Markdown, where there is some', async (address, text) => {
  const response = await fetch(`${origin}${address}`, {
    headers: { Accept: 'text/markdown, text/html;q=0.9' },
  });
  expect(response.headers.get('vary')).toContain('Accept');
  expect(await response.text()).toBe(text);
  for (const Accept of ['text/html, text/markdown;q=0', 'text/html, text/markdown;q=0.7']) {
    const html = await fetch(`${origin}${address}`, { headers: { Accept } });
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
  }
});

it.each(['/', '/nowhere/', '/img/mark.svg', '/buttons'])(
  '%s has the headers of the table',
  async (address) => {
    const { headers } = await served.ask(address);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/'sha256-abc='.*frame-ancestors 'self'/);
  },
);

it('shows nobody what is for the host, and everybody the contact', async () => {
  for (const address of ['/_headers', '/.hosting/table.json']) {
    expect((await served.ask(address)).status).toBe(404);
  }
  expect((await served.ask('/.well-known/security.txt')).status).toBe(200);
  expect((await served.ask('/notes.md')).headers.get('content-type')).toBe(
    'text/markdown; charset=utf-8',
  );
});
