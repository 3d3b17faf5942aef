import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import zlib from 'node:zlib';
import { ask, askRaw } from './ask';
import { links, makeSite, redirects, script, secret, storedZstdHead } from './site';
import { caddyVersion, startCaddy } from './startCaddy';
import { nginxVersion, startNginx } from './startNginx';
import type { Running } from './startServer';

const site = makeSite();
afterAll(() => site.remove());

/** The server of `npm run serve`, in plain Node. */
async function startLocal(): Promise<Running> {
  const server = path.join(__dirname, '../../tools/site/server.mjs');
  const code = `import { createSiteServer, listen } from ${JSON.stringify(server)};
console.log(await listen(createSiteServer(${JSON.stringify(site.folder)}), 0));`;
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout!.once('data', (text: Buffer) => resolve(Number(text.toString())));
    child.once('exit', () => reject(new Error('The server ended')));
  });
  return { port, encodings: ['gzip', 'br'], stop: () => void child.kill() };
}

const page = '/components/buttons/';
const asset = '/assets/js/main.1a2b3c4d.js';
const forGood = 'public, max-age=31536000, immutable';
const html = 'text/html; charset=utf-8';
type Headers = Record<string, string>;
const markdown = { Accept: 'text/markdown, text/html;q=0.5' };

const hosts: [string, () => Promise<Running>][] = [['the local server', startLocal]];

/** Other servers, where this machine has them. */
const servers = [
  {
    version: nginxVersion(),
    start: startNginx,
    missing: 'nginx is not installed (Debian: nginx-light, libnginx-mod-http-brotli-static)',
  },
  {
    version: caddyVersion(),
    start: startCaddy,
    missing: 'Caddy is not installed (Debian: caddy)',
  },
];
for (const { version, start, missing } of servers) {
  if (version === undefined) it.skip(missing, () => {});
  else hosts.push([version, () => start(site.folder, site.table, redirects)]);
}

describe.each(hosts)('%s', (_name, start) => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());
  const get = (address: string, headers?: Record<string, string>, method?: string) =>
    ask(running.port, address, { headers, method });

  it.each([
    ['/', html, 'no-cache'],
    [page, html, 'no-cache'],
    [`/zh${page}`, html, 'no-cache'],
    [`${page}?mode=dark`, html, 'no-cache'],
    ['/components/%62uttons/', html, 'no-cache'],
    [asset, 'text/javascript; charset=utf-8', forGood],
    [`/zh${asset}`, 'text/javascript; charset=utf-8', forGood],
    ['/assets/css/styles.1a2b3c4d.css', 'text/css; charset=utf-8', forGood],
    ['/assets/api/button.1a2b3c4d.json', 'application/json; charset=utf-8', forGood],
    ['/img/mark.svg', 'image/svg+xml', 'no-cache'],
    ['/manifest.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/app.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/llms.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/components/buttons.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/pagefind/pagefind.en_1.pf_meta', 'application/octet-stream', 'no-cache'],
    ['/pagefind/fragment/en_1.pf_fragment', 'application/octet-stream', 'no-cache'],
    ['/pagefind/wasm.en.pagefind', 'application/octet-stream', 'no-cache'],
    ['/engine.wasm', 'application/wasm', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ])('%s is %s and may be kept: %s', async (address, type, caching) => {
    const { status, headers } = await get(address);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      caching,
    ]);
    expect(headers.etag).toBeDefined();
  });

  it.each(['/', asset, '/img/mark.svg', '/nowhere/', '/buttons', '/components/buttons.md'])(
    '%s has every header of the table',
    async (address) => {
      const { headers } = await get(address);
      for (const [name, value] of Object.entries(site.table.headers)) {
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
      }
      expect(headers['content-security-policy']).toMatch(
        /object-src 'none'.*frame-ancestors 'self'/,
      );
      expect(headers.server ?? '').not.toMatch(/\d/);
    },
  );

  it.each([
    ['/nowhere/', 'nothing here'],
    ['/zh/nowhere/', '没有'],
    ['/nowhere.js', 'nothing here'],
    ['/assets/js/gone.0a0a0a0a.js', 'nothing here'],
    ['/zh/assets/js/gone.0a0a0a0a.js', '没有'],
    ['/404.html', 'nothing here'],
    ['/zh/404.html', '没有'],
    ['/components/', 'nothing here'],
    ['/img/', 'nothing here'],
    ['/_headers', 'nothing here'],
    ['/_redirects', 'nothing here'],
    ['/vercel.json', 'nothing here'],
    ['/.hosting/nginx.conf', 'nothing here'],
    ['/.git/config', 'nothing here'],
    ['/zh/.git/config', '没有'],
    ['/.none', 'nothing here'],
  ])('%s is not there, as the 404 page of its language says', async (address, text) => {
    const { status, headers, body } = await get(address);
    expect([status, body.toString()]).toEqual([404, text]);
    expect([headers['content-type'], headers['cache-control']]).toEqual([html, 'no-cache']);
  });

  it.each([
    ['/components/buttons', 301, page],
    ['/components/buttons?a=1&b=%2F', 301, `${page}?a=1&b=%2F`],
    ['/zh/components/buttons', 301, `/zh${page}`],
    ['/zh', 301, '/zh/'],
    ['/index.html', 301, '/'],
    ['/components/buttons/index.html', 301, page],
    ['/components/buttons.html', 301, page],
    ['//components/buttons/', 301, page],
    ['/en/components/buttons/', 301, page],
    ['/en', 301, '/'],
    ['/en//example.org/', 301, ['/example.org', '/en/example.org/']],
    ['/buttons', 301, page],
    ['/buttons/?a=1', 301, `${page}?a=1`],
    ['/zh/buttons/', 301, `/zh${page}`],
    ['/api/button', 301, '/api-docs/button/'],
    ['/zh/api/button/', 301, '/zh/api-docs/button/'],
    ['/api/old/', 301, '/api-docs/button/'],
    ['/old/chips/', 301, '/components/chips/'],
    ['/old/special/', 302, page],
    ['/later', 302, page],
    ['/zh/later/', 302, `/zh${page}`],
    ['/v7', 302, page],
    ['/v7/components/buttons/?a=1', 302, `${page}?a=1`],
    ['/zh/v7/components/buttons', 302, `/zh${page}`],
    ['/v7/components/buttons.md', 302, '/components/buttons.md'],
    ['/zh/api/Button.md/?a=1', 301, '/zh/api-docs/Button.md?a=1'],
    ['/store/', 301, 'https://mui.com/store/'],
    ['/store/?a=1', 301, 'https://mui.com/store/?a=1'],
    ['/shop/?a=1', 301, 'https://mui.com/store/?ref=docs'],
    ['/zh/news?a=1', 301, 'https://mui.com/store/#news'],
    ['/zh/archive/a/', 301, 'https://v4.example.org/zh/'],
    ['/archive/a/', 301, 'https://v4.example.org/'],
    ['/v6/a/b', 302, 'https://v6.example.org/x/a/b/'],
    ['/zh/v6/a/?a=1', 302, 'https://v6.example.org/zh/x/a/?a=1'],
    ['/components/buttons/hooks-api/', 301, page],
    ['/a%0d%0aSet-Cookie:%20a=b', 301, '/a%0d%0aSet-Cookie:%20a=b/'],
  ])('%s answers %i and leads to %s', async (address, status, target) => {
    const answer = await get(address);
    expect(answer.status).toBe(status);
    // One host may take a step more than the other.
    expect([target].flat()).toContain(answer.headers.location);
    expect([answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual([
      'no-cache',
      undefined,
    ]);
  });

  it('leaves a docs tab that has a page of its own', async () => {
    const { status, body } = await get(`${page}components-api/`);
    expect([status, body.toString()]).toEqual([200, 'props of buttons']);
  });

  it.each([
    [page, '# Buttons'],
    [`${page}?code=js`, '# Buttons in JavaScript'],
    [`${page}?style=css`, '# Buttons with CSS'],
    [`${page}?style=tailwind&code=js`, '# Buttons in JavaScript with Tailwind'],
    [`${page}?style=tailwind`, '# Buttons'],
    [`${page}?style=../../secret`, '# Buttons'],
    [`/zh${page}`, '# 按钮'],
    ['/', '# Home'],
  ])('%s is Markdown to who prefers it', async (address, text) => {
    const { status, headers, body } = await get(address, markdown);
    expect([status, body.toString(), headers['content-type']]).toEqual([
      200,
      text,
      'text/markdown; charset=utf-8',
    ]);
    expect(headers.vary).toMatch(/\bAccept(?:,|$)/);
  });

  it.each([
    ['/', links.en],
    [page, links.en],
    [`${page}?mode=dark`, links.en],
    [`${page}components-api/`, links.en],
    ['/zh/', links.zh],
    [`/zh${page}`, links.zh],
    ['/api-docs/button/', undefined],
    [asset, undefined],
    ['/components/buttons.md', undefined],
    ['/components/nowhere/', undefined],
    ['/components/buttons', undefined],
  ])('%s says what is loaded first: %s', async (address, first) => {
    // What stands before a site in a network makes early hints of it; before the local server stands nothing.
    const link = start === startLocal ? undefined : first;
    expect((await get(address)).headers.link).toBe(link);
    expect((await get(address, markdown)).headers.link).toBe(
      // This page has no Markdown.
      address === `${page}components-api/` ? link : address === '/zh/' ? link : undefined,
    );
  });

  it.each([
    '*/*',
    'text/html',
    'text/html, text/markdown;q=0',
    'text/html, text/markdown;variant=GFM;q=0',
    'text/html;q=1.0, application/xhtml+xml;q=0.9, text/plain;q=0.8, text/markdown;q=0.7, */*;q=0.1',
    'text/markdown;q=0.5, */*',
    'text/markdown;q=0.5, text/*;q=0.8, */*;q=0.1',
    '',
  ])('a page is HTML to who accepts "%s"', async (Accept) => {
    const { headers } = await get(page, { Accept });
    expect(headers['content-type']).toBe(html);
    expect(headers.vary).toMatch(/\bAccept(?:,|$)/);
  });

  it.each([
    'text/markdown',
    'text/html, text/markdown',
    'TEXT/MARKDOWN;variant=GFM;q=0.8, text/html;q=0.7, */*;q=0.9',
    'text/markdown;q=0.5',
  ])('a page is Markdown to who accepts "%s"', async (Accept) => {
    expect((await get(page, { Accept })).body.toString()).toBe('# Buttons');
  });

  it('a page without Markdown is HTML, and one that is not there is missing', async () => {
    expect((await get('/api-docs/button/', markdown)).headers['content-type']).toBe(html);
    expect((await get('/nowhere/', markdown)).status).toBe(404);
  });

  it.each([
    ['gzip', 'gzip', (body: Buffer) => zlib.gunzipSync(body)],
    ['br, gzip', 'br', (body: Buffer) => zlib.brotliDecompressSync(body)],
    ['zstd', 'zstd', (body: Buffer) => body.subarray(storedZstdHead)],
    ['identity', undefined, (body: Buffer) => body],
  ])('a script for who accepts %s is compressed with %s', async (accepted, encoding, open) => {
    if (encoding !== undefined && !running.encodings.includes(encoding)) return;
    const { headers, body } = await get(asset, { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(open(body).toString()).toBe(script);
    expect(headers.vary).toMatch(/Accept-Encoding/);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it.each(['/', page, asset, '/nowhere/', '/buttons'])('HEAD %s has no body', async (address) => {
    const [head, whole] = [await get(address, {}, 'HEAD'), await get(address)];
    expect([head.status, head.headers.etag, head.headers.location, head.body.length]).toEqual([
      whole.status,
      whole.headers.etag,
      whole.headers.location,
      0,
    ]);
    if (whole.status !== 200) return;
    expect(head.headers['content-length']).toBe(String(whole.body.length));
    expect(head.headers['content-type']).toBe(whole.headers['content-type']);
  });

  it.each([page, asset, '/img/mark.svg'])('%s is not sent again', async (address) => {
    const { headers } = await get(address);
    const modified = headers['last-modified']!;
    const unchanged: Headers[] = [
      { 'If-None-Match': headers.etag! },
      { 'If-None-Match': `"other", ${headers.etag!}` },
      { 'If-None-Match': '*' },
      { 'If-Modified-Since': modified },
    ];
    for (const condition of unchanged) {
      const again = await get(address, condition);
      expect([again.status, again.body.length]).toEqual([304, 0]);
      for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy']) {
        expect([name, again.headers[name]]).toEqual([name, headers[name]]);
      }
    }
    const changed: Headers[] = [
      { 'If-None-Match': '"other"' },
      { 'If-None-Match': '"other"', 'If-Modified-Since': modified },
      { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:01 GMT' },
      { 'If-Modified-Since': 'yesterday' },
    ];
    for (const condition of changed) {
      expect((await get(address, condition)).status).toBe(200);
    }
  });

  it.each<[Headers, number]>([
    [{ 'If-Match': '"other"' }, 412],
    [{ 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:01 GMT' }, 412],
    [{ 'If-Match': '*' }, 200],
  ])('a script is sent on the condition %j: %i', async (condition, status) => {
    expect((await get(asset, condition)).status).toBe(status);
  });

  it.each<Headers>([
    { 'If-None-Match': '*' },
    { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    { Range: 'bytes=0-3' },
  ])('a page that is not there is missing whatever is asked: %j', async (headers) => {
    const { status, body } = await get('/nowhere/', headers);
    expect([status, body.toString()]).toEqual([404, 'nothing here']);
  });

  it.each([
    ['bytes=0-3', 206, script.slice(0, 4)],
    ['bytes=-4', 206, script.slice(-4)],
    [`bytes=${script.length - 2}-90000`, 206, script.slice(-2)],
    ['bytes=90000-', 416, undefined],
  ])('a part of a script, %s, answers %i', async (Range, status, text) => {
    const answer = await get(asset, { Range, 'Accept-Encoding': 'identity' });
    expect(answer.status).toBe(status);
    if (text !== undefined) expect(answer.body.toString()).toBe(text);
  });

  it.each([
    ['of no known unit', 'lines=0-3', [200, 416]],
    // What is asked for again and again would be many times the file.
    ['two hundred times', `bytes=${Array.from({ length: 200 }, () => '0-').join(',')}`, [200, 206]],
  ])(
    'a part of a script, asked for %s, is no more than the script',
    async (_how, Range, statuses) => {
      const { status, body } = await get(asset, { Range, 'Accept-Encoding': 'identity' });
      expect(statuses).toContain(status);
      if (status !== 416) expect(body.toString()).toBe(script);
    },
  );

  it('a part of another file than the one that is there is the whole', async () => {
    const { headers } = await get(asset);
    const part = { Range: 'bytes=0-3', 'Accept-Encoding': 'identity' };
    expect((await get(asset, { ...part, 'If-Range': headers.etag! })).status).toBe(206);
    const other = await get(asset, { ...part, 'If-Range': '"other"' });
    expect([other.status, other.body.toString()]).toEqual([200, script]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    '%s is not allowed',
    async (method) => {
      const { status, headers } = await get(page, {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%252e%252e/secret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/....//secret.txt',
    '/.%2e/secret.txt',
    '/%2fsecret.txt',
    '/%5c..%5csecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/.well-known/../.git/config',
    '/.well-known/%2e%2e/.git/config',
    '/.well-known/.git/config',
    '/zh/%2e%2e/.hosting/table.json',
    '/%2ehosting/table.json',
    '/%5fheaders',
    '/components/b*/',
    '/components/button[s]/',
    '/components/button?/'.replace('?', '%3f'),
    '/components/%7bbuttons,chips%7d/',
    '/assets%2f..%2f..%2fsecret.txt',
    '/%00',
    '/secret.txt%00.html',
    `${page}%00`,
    '/%',
    '/%zz/',
    '/%c0%ae%c0%ae/secret.txt',
    `/${'a'.repeat(8000)}/`,
    `/${'a/'.repeat(3900)}`,
    `/${'a'.repeat(60_000)}/`,
    `/zh/${'%E6%96%87'.repeat(800)}/`,
    `/${'en/'.repeat(2500)}`,
    `/${'%2e%2e%2f'.repeat(800)}secret.txt`,
  ])('%s reaches nothing', async (address) => {
    const status = await askRaw(running.port, `GET ${address}`);
    expect([301, 400, 404, 414, 431, 0]).toContain(status);
    if (status !== 301) return;
    // A step to a tidier address, which reaches nothing either.
    const { headers } = await get(address);
    expect(headers.location).toMatch(/^\/(?![/\\])/);
    const next = await get(headers.location!);
    expect(next.body.toString()).not.toContain(secret);
  });

  it.each([
    '//example.org',
    '///example.org/a',
    '/\\example.org/a',
    '/\\/example.org/a',
    '/en//example.org/a',
    '/en/\\example.org/a',
    '/zh//example.org/a',
    '//example.org/%2e%2e',
    '/%2fexample.org/a',
    '/%5cexample.org/a',
    '/%09/example.org/a',
    '/en/%09/example.org/a',
    '/buttons//example.org',
    '/old//example.org/a',
    '/v7//example.org/a',
    '/v7/\\example.org/a',
    '/v7/\\/example.org',
    '/v7\\/example.org',
    '/en/v7//example.org/a',
    '/zh/v7//example.org/a',
    '/7.2.0//example.org/',
    '/v7/%09/example.org/a',
    '/archive//evil.example',
    '/v6//evil.example',
    '/a?next=//example.org',
  ])('%s leads to no other host', async (address) => {
    const { status, headers } = await get(address);
    expect([301, 302, 404]).toContain(status);
    const hosts = ['http://localhost', 'https://v4.example.org', 'https://v6.example.org'];
    expect(hosts).toContain(new URL(headers.location ?? '/', 'http://localhost/').origin);
  });

  it.each(['/a/{env.HOME}', '/a/$HOME', '/a/${HOME}', '/a/$host', '/a/{http.request.host}'])(
    '%s is only a name',
    async (address) => {
      const { status, headers } = await get(address);
      expect([status, headers.location && decodeURI(headers.location)]).toEqual([
        301,
        `${address}/`,
      ]);
    },
  );

  it('a query of seven kilobytes is kept', async () => {
    const query = `?a=${'b'.repeat(7000)}`;
    expect((await get(`${page}${query}`)).status).toBe(200);
    expect((await get(`/buttons/${query}`)).headers.location).toBe(`${page}${query}`);
  });

  it.each(['FOO /', 'TRACE /', 'CONNECT localhost:80', 'GET http://example.org/../secret.txt'])(
    '%s is answered and changes nothing',
    async (line) => {
      expect([0, 400, 404, 405]).toContain(await askRaw(running.port, line));
    },
  );

  it.each([
    ['two lengths', ['Content-Length: 1', 'Content-Length: 2']],
    ['a length that is none', ['Content-Length: -1']],
    ['a NUL in a header', ['X-A: a\0b']],
    [
      'headers of 64 kB',
      Array.from({ length: 8 }, (_, index) => `X-${index}: ${'a'.repeat(8000)}`),
    ],
  ])('a request with %s is refused', async (_what, headers) => {
    expect([0, 400, 431]).toContain(await askRaw(running.port, `GET ${page}`, headers));
  });

  it('serves on after all of this', async () => {
    expect((await get(page)).status).toBe(200);
  });
});

(caddyVersion() === undefined ? it.skip : it).each([
  [{}, ':8080', '/srv/site'],
  [{ SITE_ADDRESS: 'docs.example.org', SITE_ROOT: '/var/www' }, ':443', '/var/www'],
])('the Caddyfile of a build takes its place from the environment: %j', (given, listen, root) => {
  const file = path.join(site.folder, '.hosting/Caddyfile');
  const adapted = execFileSync('caddy', ['adapt', '--config', file, '--adapter', 'caddyfile'], {
    encoding: 'utf8',
    env: { ...process.env, ...given },
    stdio: 'pipe',
  });
  const { apps, admin } = JSON.parse(adapted) as {
    admin: unknown;
    apps: { http: { servers: Record<string, { listen: string[] }> } };
  };
  expect(Object.values(apps.http.servers).map((server) => server.listen)).toEqual([[listen]]);
  expect(adapted).toContain(`"root":${JSON.stringify(root)}`);
  expect(admin).toEqual({ disabled: true });
});

for (const { version, start } of servers) {
  if (version === undefined) continue;
  describe(`${version} below a path of its host`, () => {
    const below = makeSite('/manual/');
    let running: Running;
    beforeAll(async () => {
      running = await start(below.folder, below.table, redirects);
    });
    afterAll(() => {
      running.stop();
      below.remove();
    });

    it.each([
      ['/', 302, '/manual/'],
      ['/?a=1', 302, '/manual/?a=1'],
      ['/manual', 302, '/manual/'],
      ['/manual/', 200, undefined],
      ['/manual/components/buttons/', 200, undefined],
      ['/manual/components/buttons', 301, '/manual/components/buttons/'],
      ['/manual/zh/buttons/', 301, '/manual/zh/components/buttons/'],
      ['/manual/zh/v7/components/buttons/', 302, '/manual/zh/components/buttons/'],
      ['/manual/v7/components/buttons.md', 302, '/manual/components/buttons.md'],
      ['/manual/zh/archive/a/', 301, 'https://v4.example.org/zh/'],
      ['/manual/en/components/', 301, '/manual/components/'],
      ['/manual/assets/js/main.1a2b3c4d.js', 200, undefined],
      ['/manual/zh/nowhere/', 404, undefined],
      ['/manual/../secret.txt', 404, undefined],
      ['/components/buttons/', 404, undefined],
      ['/manuals/', 404, undefined],
    ])('%s answers %i %s', async (address, status, location) => {
      const { status: actual, headers } = await ask(running.port, address);
      expect([actual, headers.location]).toEqual([status, location]);
    });
  });
}
