import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let folder: string;
let server: ChildProcess;
let origin: string;

/** A process of its own, as `npm run serve` is one. */
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'based-site-'));
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  };
  write('host.json', '{"baseUrl":"/manual/"}');
  write('index.html', 'home');
  write('404.html', 'nothing here');
  write('zh/404.html', '没有');
  write('components/buttons/index.html', 'buttons');
  write(
    'redirects.json',
    JSON.stringify([
      { from: '/api/*', to: '/api-docs/*' },
      { from: '/store', to: 'https://mui.com/store/' },
    ]),
  );
  const from = (name: string) => JSON.stringify(path.join(__dirname, name));
  const script = `import { createSiteServer, listen } from ${from('server.mjs')};
import { belowBase, readBaseUrl } from ${from('belowBase.mjs')};
const folder = ${JSON.stringify(folder)};
console.log(await listen(belowBase(createSiteServer(folder), readBaseUrl(folder)), 0));`;
  server = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  origin = await new Promise((resolve, reject) => {
    let errors = '';
    server.stderr!.on('data', (text: Buffer) => (errors += text.toString()));
    server.stdout!.once('data', (text: Buffer) =>
      resolve(`http://localhost:${text.toString().trim()}`),
    );
    server.once('exit', () => reject(new Error(`The server ended: ${errors}`)));
  });
}, 30_000);

afterAll(() => {
  server.kill();
  fs.rmSync(folder, { recursive: true, force: true });
});

const ask = (address: string) => fetch(`${origin}${address}`, { redirect: 'manual' });

it.each([
  ['/manual/', 200, 'home'],
  ['/manual/components/buttons/?a=1', 200, 'buttons'],
  ['/manual/nowhere/', 404, 'nothing here'],
  ['/manual/zh/nowhere/', 404, '没有'],
  ['/components/buttons/', 404, 'The site is at /manual/'],
  ['/manuals/', 404, 'The site is at /manual/'],
])('%s answers %i', async (address, status, text) => {
  const response = await ask(address);
  expect([response.status, await response.text()]).toEqual([status, text]);
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
])('%s leads to %s', async (address, target) => {
  const response = await ask(address);
  expect([301, 302]).toContain(response.status);
  expect(response.headers.get('location')).toBe(target);
});
