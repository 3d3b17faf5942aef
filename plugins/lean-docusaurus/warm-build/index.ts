import fs from 'node:fs';
import path from 'node:path';
import type { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filesBelow } from '../../support/filesBelow';
import { editedPackages, installedDigest } from '../../support/installed';
import { keyOf } from '../../support/keptFile';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { clientFile } from '../lib/clientFile';
import { ExpectModules } from '../lib/expectModules';
import type { WarmBuildOptions } from '../options';
import { finishHeads, type FinishingPlugin } from './lib/finishHeads';
import { contentsFolder } from './lib/keptPage';
import { minifyPages, switchOffStep } from './lib/minifyPages';
import { pageKeysFile } from './lib/pageKeysFile';
import { RememberMinified } from './lib/rememberMinified';
import { renderInOneThread, type RenderingSettings } from './lib/renderInOneThread';
import { writePageKeys } from './lib/writePageKeys';

type Compiler = InstanceType<typeof rspack.Compiler>;

/**
 * A digest of what tools and installed packages make of the same input: their versions, the browsers that the site is
 * for, Node.
 */
function toolsSalt(siteDir: string): string {
  const files = ['package.json', 'package-lock.json'].map((name) => path.join(siteDir, name));
  return keyOf(
    process.version,
    installedDigest(siteDir),
    ...files.map((file) => fs.readFileSync(file)),
  );
}

/** The module's own object, which is where Docusaurus looks when it begins to render. */
function renderingSettings(): RenderingSettings {
  return require('@docusaurus/core/lib/ssg/ssgEnv') as RenderingSettings;
}

/**
 * Files on which the modules of a bundle depend beside their sources. The bundler follows the configuration to what it imports,
 * but not to loaders, which are paths to it.
 */
function codeFiles(siteDir: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => filesBelow(path.join(siteDir, folder)))
    .filter((file) => /(?<!\.test)\.[cm]?[jt]sx?$/.test(file));
}

const serverEntryLoader = path.join(__dirname, 'serverEntryLoader.cjs');

/**
 * Keeps for the next build what Docusaurus makes afresh in each: the HTML that React renders of a page, minified pages and minified
 * scripts. Production only.
 * @param options - as `leanDocusaurus` has checked them
 */
export default function warmBuildPlugin(
  {
    siteDir,
    generatedFilesDir,
    i18n: { currentLocale },
  }: Pick<LoadContext, 'siteDir' | 'generatedFilesDir' | 'i18n'>,
  { code = [] }: WarmBuildOptions,
): (Plugin<void> & FinishingPlugin) | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const cache = path.join(siteDir, 'node_modules/.cache');
  const keysFile = pageKeysFile(generatedFilesDir);
  const contents = contentsFolder(siteDir, currentLocale);
  // Rendered pages are marked, and the marks go when they are minified: neither is done without the other.
  switchOffStep();
  const minify = (
    { outDir, plugins }: { outDir: string; plugins: readonly object[] },
    memory: string | undefined,
  ) => minifyPages({ outDir, memory, contents, finish: finishHeads(plugins) });
  // Docusaurus's own switch for a build after which none is to come: nothing is kept, and so nothing is remembered.
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
    fs.rmSync(keysFile, { force: true });
    return {
      name: 'warm-build',
      finishesHeads: true,
      postBuild: (built) => minify(built, undefined),
    };
  }
  const salt = toolsSalt(siteDir);
  const pages = { keysFile, folder: contents };
  const scripts = path.join(cache, 'scripts', currentLocale);

  let renderAsUsual = () => {};
  const keepKeys = {
    apply(compiler: Compiler) {
      compiler.hooks.afterEmit.tap('warm-build', (compilation) => {
        writePageKeys({
          folder: compilation.outputOptions.path!,
          files: compilation.getAssets().map(({ name }) => name),
          generatedFilesDir,
          salt,
          keysFile,
        });
        renderAsUsual = renderInOneThread(renderingSettings(), pages);
      });
    },
  };
  // The bundler goes by the versions of packages: a file that was changed by hand is nothing to it.
  const edited = editedPackages(siteDir);
  const experimentsOf = (config: object) => {
    const { experiments } = config as { experiments?: { cache?: { version?: string } } };
    const version = [experiments?.cache?.version, edited].filter(Boolean).join('-');
    return { cache: { version, buildDependencies: codeFiles(siteDir, code) } };
  };
  const expected = {
    part: 'warm-build',
    file: '@docusaurus/core/lib/client/serverEntry.js',
    expected: 'a module of the bundle, whose renderer is wrapped',
    matches: clientFile('serverEntry'),
    loader: serverEntryLoader,
  } as const;
  return {
    name: 'warm-build',
    finishesHeads: true,
    configureWebpack: (config, isServer) =>
      (isServer
        ? {
            experiments: experimentsOf(config),
            // With a hash in the name of each file, the runtime, and so every page, would change with each of them.
            output: { chunkFilename: 'assets/js/[name].js' },
            plugins: [keepKeys, new ExpectModules([expected], DOCUSAURUS_VERSION)],
            module: {
              rules: [
                {
                  test: clientFile('serverEntry'),
                  enforce: 'pre',
                  use: [{ loader: serverEntryLoader, options: pages }],
                },
              ],
            },
          }
        : {
            experiments: experimentsOf(config),
            plugins: config.optimization?.minimize
              ? [new RememberMinified({ folder: scripts, salt })]
              : [],
          }) as never,
    async postBuild(built) {
      renderAsUsual();
      await minify(built, path.join(cache, 'html', currentLocale));
    },
  };
}
