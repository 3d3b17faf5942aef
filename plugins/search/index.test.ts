import fs from 'node:fs';
import path from 'node:path';
import { makeFolder, type TestFolder } from '../../tests/support/makeFolder';
import { keyOf, writeKept } from '../support/keptFile';
import { contentFile, markContent } from '../lean-docusaurus/warm-build/lib/keptPage';
import { pageKeysFile } from '../lean-docusaurus/warm-build/lib/pageKeysFile';
import { openIndexer, type Indexer } from './lib/openIndexer';
import { serveIndex } from './lib/serveIndex';
import searchPlugin from '.';

jest.mock('./lib/openIndexer');

const { env } = process;
let site: TestFolder;
beforeEach(() => {
  process.env = { ...env, NODE_ENV: 'production' };
  for (const name of ['EXIT_AFTER_BUNDLING', 'NO_PERSISTENT_CACHE'])
    delete process.env[`DOCUSAURUS_${name}`];
  site = makeFolder();
  jest.spyOn(console, 'info').mockImplementation();
});
afterEach(() => {
  process.env = env;
  jest.restoreAllMocks();
});

const meta = '<meta name="docusaurus_tag" content="docs-default-current">';
const main = (text: string) =>
  `<main><article><header><h1>${text}</h1></header><div class="prose"></div></article></main>`;

/** Writes what the build makes of pages: their files, which are of this build by what stands in them. */
const writeFiles = (urls: string[]) =>
  urls.forEach((url) =>
    site.write(
      `build${url}index.html`,
      `<head>${meta}</head><body>${main(`${url} of a file`)}</body>`,
    ),
  );

/**
 * A build up to the end of the server's bundle.
 * @param urls - of its pages, none of which was there before
 * @returns what was done to the index; how to go on; when an early index was written
 */
function begin(urls: string[], html = "pathname + ' rendered'") {
  // Not the same file again: Jest would remember it.
  const server = path.basename(fs.mkdtempSync(site.at('server-')));
  site.write(
    `${server}/server.bundle.js`,
    `exports.default = async ({ pathname }) => ({
    html: (${main.toString()})(${html}),
    collectedData: { metadata: { internal: { meta: '${meta}' } } },
  });`,
  );
  const keys = Object.fromEntries(urls.map((url) => [url, keyOf(url)]));
  site.write(path.relative(site.path, pageKeysFile(site.at('.docusaurus'))), JSON.stringify(keys));

  const done: string[] = [];
  let tell = () => {};
  const written = new Promise<void>((resolve) => (tell = resolve));
  const indexer: Indexer = {
    feed: async () => ({}),
    read: serveIndex(() => Promise.reject(new Error('no index is asked'))).read,
    addHTMLFile: async ({ content }) => {
      const title = /<h1>(.*)<\/h1>/.exec(content)![1]!;
      // Several are on their way at once and arrive in any order: here they stand in that of their names.
      const first = done.findLastIndex((step) => !step.startsWith('/')) + 1;
      const behind = done.findIndex((step, at) => at >= first && step > title);
      done.splice(behind < 0 ? done.length : behind, 0, title);
      return { errors: [] };
    },
    writeFiles: async ({ outputPath }) => {
      fs.mkdirSync(outputPath, { recursive: true });
      fs.writeFileSync(path.join(outputPath, `${done.length}.pf`), '');
      done.push('written');
      tell();
      return { errors: [] };
    },
    empty: async () => void done.push('emptied'),
    close: () => done.push('closed'),
  };
  jest.mocked(openIndexer).mockReturnValue(indexer);
  const plugin = searchPlugin(
    {
      baseUrl: '/',
      siteDir: site.path,
      outDir: site.at('build'),
      generatedFilesDir: site.at('.docusaurus'),
      siteConfig: { future: { v4: { removeLegacyPostBuildHeadAttribute: true } } },
      i18n: { currentLocale: 'en' },
    } as Parameters<typeof searchPlugin>[0],
    {
      exclude: [],
      trees: {},
      synonyms: [],
      errors: { packages: [], sections: [], internal: [] },
    },
  );
  const { plugins = [] } = plugin.configureWebpack!({}, true, {} as never, undefined) as {
    plugins?: { apply: (compiler: object) => void }[];
  };
  const outputOptions = { path: site.at(server), filename: 'server.bundle.js' };
  const tap = (_options: object, tapped: (compilation: object) => void) =>
    tapped({ outputOptions });
  plugins.forEach((each) => each.apply({ hooks: { afterEmit: { tap } } }));
  const finish = (routesPaths = urls) =>
    plugin.postBuild!({ routes: [], routesPaths, plugins: [] } as never);
  return { done, written, finish };
}

it('makes the index while the browser’s bundle is made, where few pages have changed', async () => {
  const { done, written, finish } = begin(['/a/', '/b/']);
  await written;
  const early = ['/a/ rendered', '/b/ rendered', 'written'];
  expect(done).toEqual(early);
  // No page has a file yet, and none needs one.
  await finish(['/b/', '/a/', '/404.html']);
  expect(done).toEqual([...early, 'closed']);
});

it('renders for it only what has changed', async () => {
  await begin(['/a/']).finish();
  // Fails for any other page.
  const { done, finish } = begin(
    ['/a/', '/b/'],
    `pathname + ' ' + { '/b/': 'is new' }[pathname].trim()`,
  );
  await finish();
  expect(done).toEqual(['/a/ rendered', '/b/ is new', 'written', 'closed']);
});

it('makes it anew when the build has other pages than those', async () => {
  const { done, finish } = begin(['/a/']);
  writeFiles(['/a/', '/b/']);
  await finish(['/a/', '/b/']);
  const anew = ['emptied', '/a/ rendered', '/b/ of a file', 'written', 'closed'];
  expect(done).toEqual(['/a/ rendered', 'written', ...anew]);
  expect(fs.readdirSync(site.at('build/pagefind'))).toEqual(['5.pf']);
});

it('makes it from the files when pages could not be rendered before', async () => {
  const { done, finish } = begin(['/a/'], "(() => { throw new Error('bad page'); })()");
  writeFiles(['/a/']);
  await finish();
  expect(done).toEqual(['emptied', '/a/ of a file', 'written', 'closed']);
});

it('waits for the files where many pages have changed, and for contents that they leave out', async () => {
  const urls = Array.from({ length: 21 }, (_each, index) => `/${index}/`);
  const { done, finish } = begin(urls);
  writeFiles(urls);
  const marks = markContent(keyOf('0'), '/0/');
  site.write('build/0/index.html', `<head>${meta}</head><body>${marks}</body>`);
  const contents = site.at('node_modules/.cache/pages/en');
  writeKept(contentFile(contents, '/0/'), keyOf('0'), main('/0/ of memory'));
  await finish();
  const others = urls.slice(1).map((url) => `${url} of a file`);
  expect(done).toEqual(['/0/ of memory', ...others.toSorted(), 'written', 'closed']);
});

it('makes it from the files where nothing is kept', async () => {
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  const { done, finish } = begin(['/a/']);
  writeFiles(['/a/']);
  await finish();
  expect(done).toEqual(['/a/ of a file', 'written', 'closed']);
});
