import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { clientFile } from '../lib/clientFile';
import { ExpectModules, type ExpectedModule } from '../lib/expectModules';
import { relianceError } from '../lib/relianceError';
import { pageOfHead } from '../../support/pageOfHead';
import { GuardRelease } from './lib/guardRelease';
import { readRouteFiles } from './lib/readRouteFiles';
import { nameRouteFiles } from './lib/nameRouteFiles';
import { SteadyRelease } from './lib/steadyRelease';
import type { FlatClientOptions } from '../options';
import type { HeadFinisher } from '../warm-build/lib/finishHeads';
import { pageTemplate } from './pageTemplate';

/**
 * Nearly all of the main file runs before the page is alive. With this line a browser compiles it whole while it arrives, on
 * another thread, instead of function by function when they are called (https://v8.dev/blog/explicit-compile-hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** The scripts with which every page begins. */
const isFirst = (file: string) => /[\\/](?:runtime~)?main\.[^\\/]*\.js$/.test(file);

/** The one of them that names the release. */
const isRuntime = (file: string) => /[\\/]runtime~main\.[^\\/]*\.js$/.test(file);

const loader = path.join(__dirname, 'loader.cjs');
const replaceLoader = path.join(__dirname, '../lib/replaceLoader.cjs');
const replace = (by: string) => ({
  loader: replaceLoader,
  options: { by: path.join(__dirname, 'client', by), exports: 'default' },
});
const steadyRouteLoader = path.join(__dirname, 'steadyRouteLoader.cjs');

/** The files that have to go through a loader of this part, or a page is dead or gets all tables. */
function expectedModules(generatedFilesDir: string, isServer: boolean): ExpectedModule[] {
  const core = (name: string, by: string): ExpectedModule => ({
    part: 'flat-client',
    file: `@docusaurus/core/lib/client/${name}.js`,
    expected: 'a module of the bundle, which the part replaces or changes',
    matches: clientFile(name),
    loader: by,
  });
  const generated = (name: string): ExpectedModule => ({
    part: 'flat-client',
    file: path.join(generatedFilesDir, name),
    expected: 'a module of the bundle, which the part cuts into tables',
    matches: path.join(generatedFilesDir, name),
    loader,
  });
  return [
    ...['routes.js', 'registry.js', 'routesChunkNames.json'].map(generated),
    core('preload', replaceLoader),
    core('PendingNavigation', steadyRouteLoader),
    // Where pages are rendered, nobody needs it.
    ...(isServer ? [] : [core('docusaurus', replaceLoader)]),
  ];
}

/**
 * In stock Docusaurus each page's file of the server's bundle has a copy of all it imports: two thirds of the bundle, here, were
 * copies. What at least so many pages share stands in one file.
 */
const sharedByPages = 8;

/**
 * Keeps the first load flat in the number of pages: the tables of routes and files that Docusaurus puts
 * into every page are cut into shards by section, fetched when a page of the section is opened. Production
 * only; the server's bundle walks the same tables, so that hydration matches.
 * @param options - which addresses are of other builds
 * @throws where the page's template meets Docusaurus's banner about a wrong base URL
 */
export default function flatClientPlugin(
  {
    baseUrl,
    generatedFilesDir,
    siteConfig: { ssrTemplate, baseUrlIssueBanner },
  }: Pick<LoadContext, 'baseUrl' | 'generatedFilesDir' | 'siteConfig'>,
  { within, without = [] }: FlatClientOptions = {},
): (Plugin<void> & HeadFinisher) | null {
  // The banner goes up on the home page where no script has run when the HTML is there, and with the template none has.
  if (ssrTemplate === pageTemplate && baseUrlIssueBanner) {
    throw new Error(
      'flat-client: with its pageTemplate as `ssrTemplate`, set `baseUrlIssueBanner: false` in docusaurus.config.',
    );
  }
  if (process.env.NODE_ENV !== 'production') return null;
  const generated = (name: string) => path.join(generatedFilesDir, name);
  const bounds = {
    ...(within !== undefined && { within: baseUrl + within }),
    without: without.map((path) => baseUrl + path),
  };
  let routeFiles: Map<string, string[]> | undefined;
  return {
    name: 'flat-client',
    finishHead(head) {
      const page = pageOfHead(head);
      if (page === undefined) return head;
      routeFiles ??= readRouteFiles(generatedFilesDir);
      return nameRouteFiles(head, routeFiles.get(page) ?? [], baseUrl);
    },
    async contentLoaded({ actions }) {
      await actions.createData('bounds.json', bounds);
    },
    configureWebpack(config, isServer, { currentBundler: { instance } }) {
      // It writes the name of every file into the runtime, for the stock prefetch, which is replaced here.
      const plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      if (!isServer && plugins?.length === config.plugins?.length) {
        const expected = 'a plugin `ChunkAssetPlugin` in the configuration of the bundler';
        const file = '@docusaurus/core/lib/webpack/client.js';
        throw relianceError(
          [{ part: 'flat-client', file, expected, found: 'no plugin of that name' }],
          DOCUSAURUS_VERSION,
        );
      }
      config.plugins = plugins;
      const expected = new ExpectModules(
        expectedModules(generatedFilesDir, isServer),
        DOCUSAURUS_VERSION,
      );
      return {
        ...(isServer
          ? {
              optimization: {
                splitChunks: {
                  cacheGroups: {
                    default: false,
                    defaultVendors: false,
                    shared: {
                      name: 'shared',
                      chunks: 'async',
                      minChunks: sharedByPages,
                      enforce: true,
                    },
                  },
                },
              },
            }
          : {
              // A file's name is its id and the release: no table of names and hashes.
              optimization: { chunkIds: 'named' },
              output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
            }),
        plugins: isServer
          ? [expected as never]
          : [
              expected as never,
              new instance.BannerPlugin({
                banner: compileHint,
                raw: true,
                test: /[\\/]main\.[^\\/]*\.js$/,
                // After the minifier, which takes comments away.
                stage: instance.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
              }),
              new GuardRelease(isFirst) as never,
              new SteadyRelease(isRuntime) as never,
            ],
        module: {
          rules: [
            {
              resource: [generated('routes.js'), generated('registry.js')],
              enforce: 'pre',
              use: [loader],
            },
            { resource: generated('routesChunkNames.json'), enforce: 'pre', use: [loader] },
            {
              test: clientFile('preload'),
              enforce: 'pre',
              use: [replace('preload.js')],
            },
            {
              test: clientFile('docusaurus'),
              enforce: 'pre',
              use: [replace('docusaurus.js')],
            },
            {
              test: clientFile('PendingNavigation'),
              enforce: 'pre',
              use: [steadyRouteLoader],
            },
          ],
        },
      };
    },
  };
}
