import net from 'node:net';
import { freePort } from './freePort';

it.each(['localhost', '127.0.0.1', undefined])('a server can listen there, at %s', async (host) => {
  const port = await freePort();
  const server = net.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
  expect(port).toBeGreaterThan(0);
});
