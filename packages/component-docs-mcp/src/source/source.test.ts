import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { checkPath } from './checkPath';
import { openAddress } from './openAddress';
import { openFolder } from './openFolder';
import { openSource } from './openSource';

it.each(['../a', '/a', 'a/../../b', 'a\\b', 'a?b', 'a#b', 'c:a', 'a\0', './a'])(
  'lets no path out of the site: %j',
  (text) => expect(() => checkPath(text)).toThrow('no path below the site'),
);

describe('a folder', () => {
  const folder = makeFolder({ 'a/b.txt': 'text' }).path;
  const outside = makeFolder({ 'secret.txt': 'secret' }).path;

  it('is read, and says what it has not', async () => {
    expect(await openSource(folder).read('a/b.txt')).toBe('text');
    await expect(openFolder(folder).read('a/c.txt')).rejects.toMatchObject({ isMissing: true });
    await expect(openFolder(folder).read('a')).rejects.toMatchObject({ isMissing: true });
  });

  it('has no link that leads out', async () => {
    fs.symlinkSync(path.join(outside, 'secret.txt'), path.join(folder, 'link.txt'));
    await expect(openFolder(folder).read('link.txt')).rejects.toThrow('leads out');
  });
});

describe('an address', () => {
  let server: http.Server;
  let address = '';
  beforeAll(async () => {
    server = http.createServer((request, response) => {
      if (request.url === '/docs/slow.txt') return;
      if (request.url === '/docs/endless.txt') {
        response.write('x');
        return;
      }
      if (request.url === '/docs/large.txt') response.end('x'.repeat(5000));
      else if (request.url === '/docs/a%20b.txt') response.end('text');
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is read below its path', async () => {
    expect(await openSource(address).read('a b.txt')).toBe('text');
    await expect(openAddress(address).read('none.txt')).rejects.toMatchObject({ isMissing: true });
  });

  it.each(['slow.txt', 'endless.txt'])('that does not end is given up: %s', async (file) => {
    await expect(openAddress(address, { timeout: 200 }).read(file)).rejects.toThrow(
      'did not answer within 0.2 seconds',
    );
  });

  it('gives no file that is too large', async () => {
    await expect(openAddress(address, { mostBytes: 1000 }).read('large.txt')).rejects.toThrow(
      'larger than 1000 bytes',
    );
  });

  it('that nobody answers at says so', async () => {
    await expect(openAddress('http://127.0.0.1:9/').read('a.txt')).rejects.toThrow(
      /cannot be reached: ECONNREFUSED|cannot be reached/,
    );
    expect(() => openAddress('ftp://example.org')).toThrow('give a folder or an address');
  });
});
