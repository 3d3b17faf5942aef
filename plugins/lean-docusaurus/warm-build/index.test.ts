import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keyOf, writeKept } from '../../support/keptFile';
import warmBuildPlugin from '.';
import { contentFile, contentsFolder, markContent } from './lib/keptPage';
import { pageKeysFile, readPageKeys } from './lib/pageKeysFile';
import type { RenderingSettings } from './lib/renderInOneThread';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'warm-'));
const { env } = process;
afterEach(() => {
  process.env = env;
});
afterAll(() => fs.rmSync(site, { recursive: true }));

function write(name: string, text = ''): string {
  const file = path.join(site, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return file;
}

beforeAll(() => ['package.json', 'package-lock.json'].forEach((name) => write(name, '{}')));

const load = (variables: Record<string, string>, code: string[] = []) => {
  process.env = { ...env, DOCUSAURUS_NO_PERSISTENT_CACHE: '', ...variables };
  const context = { siteDir: site, generatedFilesDir: site, i18n: { currentLocale: 'en' } };
  return warmBuildPlugin(context as Parameters<typeof warmBuildPlugin>[0], { code });
};

/** What the plugin adds to the configuration of a bundle. */
const configured = (plugin: ReturnType<typeof load>, isServer: boolean) =>
  plugin!.configureWebpack!({}, isServer, {} as never, undefined) as {
    experiments: { cache: { buildDependencies: string[] } };
    plugins: { apply: (compiler: object) => void }[];
  };

test('pages are remembered in a production build only', () => {
  expect(load({ NODE_ENV: 'production' })?.name).toBe('warm-build');
  expect(load({ NODE_ENV: 'development' })).toBeNull();
});

test('a build that keeps nothing forgets the keys of an earlier one, by which others would go', () => {
  write(path.relative(site, pageKeysFile(site)), JSON.stringify({ '/tabs/': 'of another build' }));
  const plugin = load({ NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' });
  expect(plugin).not.toHaveProperty('configureWebpack');
  expect(readPageKeys(site)).toEqual({});
});

test.each([
  ['server', true],
  ['browser', false],
])('the bundle of the %s is made anew when code of a plugin has changed', (_whose, isServer) => {
  const code = [
    'plugins/a/index.ts',
    'plugins/a/lib/deep/read.tsx',
    'plugins/a/loader.cjs',
    'plugins/b/run.mjs',
    'config/test.ts',
  ].map((name) => write(name));
  [
    'plugins/a/index.test.ts',
    'plugins/a/loader.test.cjs',
    'plugins/README.md',
    'src/App.tsx',
  ].forEach((name) => write(name));
  const plugin = load({ NODE_ENV: 'production' }, ['plugins', 'config']);
  const { buildDependencies } = configured(plugin, isServer).experiments.cache;
  expect(buildDependencies.toSorted()).toEqual(code.toSorted());
});

test('once the bundle of the server is there, its pages have keys, and the few of them are rendered in one thread', async () => {
  const settings = require('@docusaurus/core/lib/ssg/ssgEnv') as RenderingSettings;
  write('routes.js', 'export default [\n];\n');
  write('routesChunkNames.json', '{}');
  const bundle = write('out/server.bundle.js', 'bundle');
  const plugin = load({ NODE_ENV: 'production' });
  let emit: (compilation: object) => void = () => {};
  const hooks = { afterEmit: { tap: (_name: string, tapped: typeof emit) => (emit = tapped) } };
  const [keepKeys] = configured(plugin, true).plugins;
  keepKeys!.apply({ hooks });
  emit({
    outputOptions: { path: path.dirname(bundle) },
    getAssets: () => [{ name: path.basename(bundle) }],
  });
  expect(fs.existsSync(pageKeysFile(site))).toBe(true);
  expect(settings.SSGWorkerThreadCount).toBe(1);
  await plugin!.postBuild!({ outDir: path.join(site, 'out'), plugins: [] } as never);
  expect(settings.SSGWorkerThreadCount).toBeUndefined();
});

test.each<Record<string, string>>([{}, { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' }])(
  'no page keeps the marks of the memory, and each plugin finishes its head: %j',
  async (variables) => {
    const key = keyOf('/tabs/');
    const contents = contentsFolder(site, 'en');
    writeKept(contentFile(contents, '/tabs/'), key, '<b>The content</b>');
    const page = write(
      'built/tabs/index.html',
      `<!doctype html><html><head><title>Tabs</title></head><body><div id="__docusaurus">${markContent(key, '/tabs/')}</div></body></html>`,
    );
    const finishHead = (head: string) => head.replace('Tabs', 'Tabs, finished');
    const plugin = load({ NODE_ENV: 'production', ...variables });
    expect(plugin!.finishesHeads).toBe(true);
    const built = { outDir: path.join(site, 'built'), plugins: [{ finishHead }] };
    await plugin!.postBuild!(built as never);
    const html = fs.readFileSync(page, 'utf8');
    expect(html).toContain('<title>Tabs, finished</title>');
    expect(html).toContain('<b>The content</b>');
    expect(html).not.toContain('<!--page');
  },
);
