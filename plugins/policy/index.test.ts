import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import policyPlugin from '.';

const { env } = process;
const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-'));
afterEach(() => {
  process.env = env;
});
afterAll(() => fs.rmSync(outDir, { recursive: true }));

const page = (scripts: string) =>
  `<!doctype html><html><head><meta charset=utf-8>${scripts}</head><body><div id=__docusaurus><p>汉字</p><script>bad()</script></div></body></html>`;
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true });
  fs.writeFileSync(path.join(outDir, name), text);
};
const read = (name: string) => fs.readFileSync(path.join(outDir, name), 'utf8');

function load(NODE_ENV: string) {
  process.env = { ...env, NODE_ENV };
  return policyPlugin({} as never, { policy: { 'script-src': ["'self'"] } });
}
const build = (plugins: object[]) =>
  load('production')!.postBuild!({ outDir, plugins } as never) as Promise<void>;

it('is of no use to the development server, which changes scripts all the time', () => {
  expect(load('development')).toBeNull();
});

it('writes the policy of every page into it, with the hashes of its own scripts', async () => {
  write('index.html', page('<script>a()</script>'));
  write('zh/guide/index.html', page('<script>a()</script><script>b()</script>'));
  write('sandbox/frame.html', '<p>Not of Docusaurus</p>');
  await build([{ name: 'search' }]);
  const policies = ['index.html', 'zh/guide/index.html'].map(
    (name) => /content="(script-src [^"]*)"/.exec(read(name))![1]!,
  );
  expect(policies.map((policy) => policy.match(/sha256-/g)?.length)).toEqual([1, 2]);
  expect(read('zh/guide/index.html')).toContain('<p>汉字</p><script>bad()</script>');
  expect(read('sandbox/frame.html')).toBe('<p>Not of Docusaurus</p>');
});

it('leaves it to the plugin that minifies pages later, where there is one', async () => {
  write('index.html', page('<script>a()</script>'));
  await build([{ name: 'warm-build', finishesHeads: true }]);
  expect(read('index.html')).not.toContain('script-src');
  expect(load('production')!.finishHead(page('<script>a()</script>'))).toContain('script-src');
});

it('names the page that cannot have one', async () => {
  write('bad/index.html', '<head></head><body><div id=__docusaurus></div></body>');
  await expect(build([])).rejects.toThrow(
    `${path.join(outDir, 'bad/index.html')} cannot have a policy: there is no <meta charset`,
  );
});
