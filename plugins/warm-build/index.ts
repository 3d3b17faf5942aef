import fs from 'node:fs';
import path from 'node:path';
import type { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filesBelow } from '../support/filesBelow';
import { editedPackages, installedDigest } from '../support/installed';
import { keyOf } from '../support/keptFile';
import { contentsFolder } from './lib/keptPage';
import { pageKeysFile } from './lib/pageKeysFile';
import { RememberMinified } from './lib/rememberMinified';
import { renderInOneThread, type RenderingSettings } from './lib/renderInOneThread';
import { writePageKeys } from './lib/writePageKeys';
import type { WarmBuildOptions } from './options';

export { validateOptions } from './options';
export type { WarmBuildOptions } from './options';

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

/**
 * Keeps for the next build what Docusaurus makes afresh in each: the HTML that React renders of a page, and minified
 * scripts. Production only.
 */
export default function warmBuildPlugin(
  {
    siteDir,
    generatedFilesDir,
    i18n: { currentLocale },
  }: Pick<LoadContext, 'siteDir' | 'generatedFilesDir' | 'i18n'>,
  { code }: WarmBuildOptions,
): Plugin<void> | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const keysFile = pageKeysFile(generatedFilesDir);
  // Docusaurus's own switch for a build after which none is to come: nothing is kept, and so nothing is remembered.
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
    fs.rmSync(keysFile, { force: true });
    return null;
  }
  const salt = toolsSalt(siteDir);
  const pages = { keysFile, folder: contentsFolder(siteDir, currentLocale) };
  const scripts = path.join(siteDir, 'node_modules/.cache/scripts', currentLocale);

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
  return {
    name: 'warm-build',
    configureWebpack: (config, isServer) =>
      (isServer
        ? {
            experiments: experimentsOf(config),
            // With a hash in the name of each file, the runtime, and so every page, would change with each of them.
            output: { chunkFilename: 'assets/js/[name].js' },
            plugins: [keepKeys],
            module: {
              rules: [
                {
                  test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]serverEntry\.js$/,
                  enforce: 'pre',
                  use: [
                    {
                      loader: path.join(__dirname, 'serverEntryLoader.cjs'),
                      options: pages,
                    },
                  ],
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
    postBuild: () => renderAsUsual(),
  };
}
