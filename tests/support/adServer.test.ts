import { parseFeed } from '../../src/ads/rules/parseFeed';
import { startAdServer, type AdServer } from './adServer';

let server: AdServer;
beforeAll(async () => (server = await startAdServer()));
afterAll(() => server.close());
const get = (path: string, init?: RequestInit) => fetch(server.origin + path, init);

it.each(['ok', 'controls', 'overrides', 'markup'])('the feed %s holds an ad', async (name) => {
  const response = await get(`/feed/${name}`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(parseFeed(await response.json(), 0)).toMatchObject({ link: 'https://ads.example/click' });
});

it.each([
  'empty',
  'javascript-link',
  'javascript-image',
  'data-link',
  'data-image',
  'missing-fields',
])('the feed %s holds none', async (name) =>
  expect(parseFeed(await (await get(`/feed/${name}`)).json(), 0)).toBe('none'),
);

it.each(['no-list', 'null-list'])('the feed %s is malformed', async (name) =>
  expect(parseFeed(await (await get(`/feed/${name}`)).json(), 0)).toBe('malformed'),
);

it('answers with HTML, an error, ten megabytes', async () => {
  expect(await (await get('/feed/html')).text()).toMatch(/^<!doctype html>/);
  expect((await get('/feed/status-500')).status).toBe(500);
  expect((await get('/script/missing')).status).toBe(404);
  expect((await (await get('/feed/huge')).arrayBuffer()).byteLength).toBeGreaterThan(10_000_000);
});

it('refuses, and hangs until nobody waits', async () => {
  await expect(get('/feed/refused')).rejects.toThrow();
  const stop = new AbortController();
  const response = await get('/feed/hanging', { signal: stop.signal });
  const body = response.text();
  stop.abort();
  await expect(body).rejects.toThrow();
  while (!server.abandoned.includes('/feed/hanging'))
    await new Promise((resolve) => setTimeout(resolve, 10));
});

it.each(['ok', 'backers', 'late', 'two', 'throws', 'silent'])(
  'the script %s is one',
  async (name) => {
    const body = await (await get(`/script/${name}`)).text();
    expect(() => new Function(body)).not.toThrow();
    expect(server.requests).toContain(`/script/${name}`);
  },
);
