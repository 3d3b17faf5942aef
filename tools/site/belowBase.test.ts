import http from 'node:http';
import { serveFolder, type ServedFolder } from './serverFixture';

let served: ServedFolder;

beforeAll(async () => {
  served = await serveFolder(
    {
      'host.json': '{"baseUrl":"/manual/"}',
      'index.html': 'home',
      '404.html': 'nothing here',
      'zh/404.html': '没有',
      'components/buttons/index.html': 'buttons',
      'redirects.json': JSON.stringify([
        { from: '/api/*', to: '/api-docs/*' },
        { from: '/store', to: 'https://mui.com/store/' },
        { from: '/v7/*', to: '/*' },
      ]),
    },
    'belowBase(createSiteServer(folder), readBaseUrl(folder))',
    { 'server.mjs': 'createSiteServer, listen', 'belowBase.mjs': 'belowBase, readBaseUrl' },
  );
}, 30_000);

afterAll(() => served.remove());

it.each([
  ['/manual/', 200, 'home'],
  ['/manual/components/buttons/?a=1', 200, 'buttons'],
  ['/manual/nowhere/', 404, 'nothing here'],
  ['/manual/zh/nowhere/', 404, '没有'],
  ['/components/buttons/', 404, 'The site is at /manual/'],
  ['/manuals/', 404, 'The site is at /manual/'],
])('%s answers %i', async (address, status, text) => {
  const response = await served.ask(address);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it('answers who names the host in the request, too', async () => {
  const status = await new Promise((resolve, reject) => {
    const address = 'http://localhost/manual/components/buttons/';
    http
      .get(served.origin, { path: address }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on('error', reject);
  });
  expect(status).toBe(200);
});

it.each([
  ['/', '/manual/'],
  ['/?a=1', '/manual/?a=1'],
  ['/manual', '/manual/'],
  ['/manual/components/buttons', '/manual/components/buttons/'],
  ['/manual/api/button?a=1', '/manual/api-docs/button/?a=1'],
  ['/manual/zh/api/button/', '/manual/zh/api-docs/button/'],
  ['/manual/en/components/buttons/', '/manual/components/buttons/'],
  ['/manual/store/', 'https://mui.com/store/'],
  ['/manual//components/buttons/', '/manual/components/buttons/'],
  ['/manual/v7//example.org/x', '/manual/example.org/x/'],
])('%s leads to %s', async (address, target) => {
  const response = await served.ask(address);
  expect([301, 302]).toContain(response.status);
  expect(response.headers.get('location')).toBe(target);
});
