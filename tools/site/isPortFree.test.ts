import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { evaluate } from '../../tests/support/evaluate';

const ask = (port: number) =>
  evaluate(path.join(__dirname, 'isPortFree.mjs'), `isPortFree(${port})`);

it.each(['127.0.0.1', '0.0.0.0', undefined])(
  'knows a port that is taken at %s, and that it is free afterwards',
  async (host) => {
    const server = net.createServer();
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    const { port } = server.address() as AddressInfo;
    expect(ask(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(ask(port)).toBe(true);
  },
);
