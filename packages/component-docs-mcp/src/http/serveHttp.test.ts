import http from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { createContext } from '../createContext';
import { createServer } from '../createServer';
import { siteFiles } from '../fixtureSite';
import { openSource } from '../source/openSource';
import { isAllowed } from './isAllowed';
import { serveHttp } from './serveHttp';

const folder = makeFolder(siteFiles).path;
let served: Awaited<ReturnType<typeof serveHttp>>;

beforeAll(async () => {
  const context = createContext({ source: openSource(folder), folder, language: 'en' });
  served = await serveHttp({
    host: '127.0.0.1',
    port: 0,
    origins: ['https://app.example.org'],
    createServer: () => createServer(context, '0.0.0'),
  });
});
afterAll(() => served.close());

const connect = async () => {
  const client = new Client({ name: 'test', version: '0.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(served.address));
  await client.connect(transport as never);
  return { client, transport };
};

const initialize = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'raw', version: '0' },
  },
});

/** A request as it stands, `Host` and all. */
const fetchRaw = (
  headers: Record<string, string>,
  {
    method = 'POST',
    body = initialize,
    url = served.address,
    path = new URL(url).pathname,
  }: { method?: string; body?: string; url?: string; path?: string } = {},
): Promise<{ status: number; headers: http.IncomingHttpHeaders }> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      url,
      {
        method,
        path,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
      },
      (response) => {
        response.resume();
        resolve({ status: response.statusCode!, headers: response.headers });
      },
    );
    request.on('error', reject);
    request.end(method === 'POST' ? body : undefined);
  });

const send = async (...request: Parameters<typeof fetchRaw>): Promise<number> =>
  (await fetchRaw(...request)).status;

it('answers two clients at once, each in its session', async () => {
  const [one, other] = await Promise.all([connect(), connect()]);
  expect(one.transport.sessionId).toMatch(/^[\da-f-]{36}$/);
  expect(one.transport.sessionId).not.toBe(other.transport.sessionId);
  const calls = await Promise.all(
    [one, other, one, other].map(({ client }, at) =>
      client.callTool({ name: 'search', arguments: { query: at % 2 ? 'bars' : 'BarChart' } }),
    ),
  );
  for (const { content } of calls) expect(JSON.stringify(content)).toContain('Bar');
  await one.transport.terminateSession();
  await expect(one.client.listTools()).rejects.toThrow();
  expect((await other.client.listTools()).tools).toHaveLength(6);
  await Promise.all([one.client.close(), other.client.close()]);
});

it('lets no page of another site call', async () => {
  expect(await send({})).toBe(200);
  expect(await send({ origin: 'http://localhost:3000' })).toBe(200);
  expect(await send({ origin: 'https://app.example.org' })).toBe(200);
  expect(await send({ origin: 'https://evil.example.org' })).toBe(403);
  expect(await send({ origin: 'null' })).toBe(403);
  expect(await send({ host: 'evil.example.org' })).toBe(403);
  expect(await send({ origin: 'http://localhost.evil.example.org' })).toBe(403);
});

it('tells browsers that the pages it was told of may call, and no others', async () => {
  const origin = 'https://app.example.org';
  const asked = await fetchRaw(
    {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,mcp-protocol-version,mcp-session-id',
    },
    { method: 'OPTIONS' },
  );
  expect(asked.status).toBe(204);
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers':
      'content-type, mcp-session-id, mcp-protocol-version, last-event-id',
    vary: 'Origin',
  });
  const started = await fetchRaw({ origin });
  expect(started.status).toBe(200);
  expect(started.headers['mcp-session-id']).toBeDefined();
  expect(started.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'mcp-session-id',
    vary: expect.stringContaining('Origin'),
  });
  const wrong = await fetchRaw({ origin }, { body: '{' });
  expect([wrong.status, wrong.headers['access-control-allow-origin']]).toEqual([400, origin]);
  const evil = await fetchRaw({ origin: 'https://evil.example.org' }, { method: 'OPTIONS' });
  expect([evil.status, evil.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  expect((await fetchRaw({})).headers['access-control-allow-origin']).toBeUndefined();
});

it('says what is wrong with a request', async () => {
  expect(await send({}, { body: '{' })).toBe(400);
  expect(await send({}, { body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' })).toBe(400);
  expect(await send({}, { body: `"${'x'.repeat(1_100_000)}"` })).toBe(413);
  expect(await send({ 'mcp-session-id': 'none' })).toBe(404);
  expect(await send({}, { method: 'PUT' })).toBe(405);
  expect(await send({}, { url: served.address.replace('/mcp', '/') })).toBe(404);
  expect(await send({}, { method: 'GET', path: '//' })).toBe(404);
});

it('takes the names of the host that it is bound to', () => {
  const bound = { host: '192.0.2.7', origins: [] };
  expect(isAllowed({ host: '192.0.2.7:4610' }, bound)).toBeUndefined();
  expect(isAllowed({ host: '[::1]:4610' }, bound)).toBeUndefined();
  expect(isAllowed({ host: 'docs.example.org' }, bound)).toContain('not where this server is');
  expect(isAllowed({ host: 'docs.example.org' }, { host: '0.0.0.0', origins: [] })).toBeUndefined();
  expect(isAllowed({}, bound)).toContain('Host');
});
