import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let folder: string;
let server: ChildProcess;
let origin: string;

/** A process of its own, as `npm run serve` is one: plain Node, no transform of the tests in between. */
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'served-site-'));
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  };
  write('index.html', 'home');
  write('404.html', 'nothing here');
  write('zh/404.html', '没有');
  write('components/buttons/index.html', 'buttons');
  write('zh/components/buttons/index.html', '按钮');
  write('img/mark.svg', '<svg/>');
  write(
    'redirects.json',
    JSON.stringify([
      { from: '/api/*', to: '/api-docs/*' },
      { from: '/buttons', to: '/components/buttons' },
      { from: '/store', to: 'https://mui.com/store/' },
    ]),
  );
  const script = `import { createSiteServer, listen } from ${JSON.stringify(path.join(__dirname, 'server.mjs'))};
console.log(await listen(createSiteServer(${JSON.stringify(folder)}), 0));`;
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
  const response = await ask(address);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(target);
});

it.each([
  ['/', 200, 'home'],
  ['/components/buttons/?a=1', 200, 'buttons'],
  ['/zh/components/buttons/', 200, '按钮'],
  ['/apiary/', 404, 'nothing here'],
  ['/api-docs/button/', 404, 'nothing here'],
  ['/zh/nowhere/', 404, '没有'],
])('%s answers %i', async (address, status, text) => {
  const response = await ask(address);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
});
