import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { countServed } from './countServed';

it('counts the bytes of bodies, each once', async () => {
  const server = http.createServer(({ url }, response) => {
    if (url === '/parts') {
      response.write('12345');
      response.end(Buffer.from('678'));
    } else if (url === '/ü') response.end('ü');
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const taken = countServed(server);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const get = async (at: string) => (await fetch(origin + at)).text();
  expect(await get('/parts')).toBe('12345678');
  expect(taken()).toBe(8);
  expect(taken()).toBe(0);
  await get('/');
  expect(taken()).toBe(0);
  await get('/parts');
  await get('/parts');
  expect(taken()).toBe(16);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
