import path from 'node:path';
import type { rspack } from '@docusaurus/faster';
import { libraryChunks } from '../libraryChunks';
import { packageTable, type PackageModule } from '../packages/packageTable';
import {
  aliasRules,
  installedBesides,
  type AliasScope,
  type VersionFolder,
} from '../versionAliases';
import { entryBefore } from './entries';
import { libraryTiers } from './libraryTiers';

/** Where and of what the scripts of demos are made. */
export interface CompileOptions {
  siteDir: string;
  /** Absolute. */
  generatedFilesDir: string;
  /** Absolute paths of the entries' files, by name. */
  entries: Record<string, string>;
  /** Names of the entries with the first demo of a page, see `firstEntries`: what they need is kept small. */
  firsts: readonly string[];
  /** Absolute folder of the scripts. Emptied. */
  output: string;
  scopes: readonly AliasScope[];
  versions: readonly VersionFolder[];
  /** The rules of this plugin by which the stylesheets of demos become modules. */
  rules: readonly object[];
  isServer: boolean;
}

/** What has been made. */
export interface Compiled {
  /** Scripts by entry, in the order in which they are best fetched. */
  scripts: Record<string, string[]>;
  /** Absolute paths of all files that were read, and of those that would have been read in place of one, were they there. */
  sources: string[];
  /** Where the modules are that code of a reader may import; of the browser's bundle. */
  packages: Record<string, PackageModule>;
}

type Bundler = typeof rspack;
type Stats = InstanceType<Bundler['Stats']>;
type Options = Exclude<Parameters<Bundler>[0], readonly unknown[]>;

/** Browsers get the library in files that many demos share; to the address of each, the site adds a digest of it. */
function forBrowsers(
  bundler: Bundler,
  { versions, firsts }: Pick<CompileOptions, 'versions' | 'firsts'>,
  minifier: object,
): Options {
  return {
    output: {
      // What the library itself fetches later has addresses that the site does not know.
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      uniqueName: 'demos',
      // A demo that throws while it is evaluated throws the same when it is tried again.
      strictModuleErrorHandling: true,
    },
    optimization: {
      runtimeChunk: { name: 'runtime' },
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          ...libraryChunks(versions, 'all'),
          ...libraryTiers(firsts),
        },
      },
      minimizer: [new bundler.SwcJsMinimizerRspackPlugin({ minimizerOptions: minifier })],
    },
  };
}

/** The renderer asks for the demos of a page that is not remembered, and finds the library where a reader would install it. */
function forServer(siteDir: string, scopes: readonly AliasScope[]): Options {
  return {
    target: 'node20',
    output: { library: { type: 'commonjs2' } },
    externalsType: 'commonjs',
    externals: installedBesides(siteDir, scopes),
    optimization: { minimize: false, concatenateModules: false, splitChunks: false },
  };
}

/**
 * Bundles the demos of all pages, with what surrounds them. A bundle of its own, since everything here is the same in each
 * language, and changes less often than a page's text.
 * @throws with the bundler's messages if something cannot be bundled
 */
export async function compileEntries({
  siteDir,
  generatedFilesDir,
  entries,
  firsts,
  output,
  scopes,
  versions,
  rules,
  isServer,
}: CompileOptions): Promise<Compiled> {
  const faster = await import('@docusaurus/faster');
  const own = isServer
    ? forServer(siteDir, scopes)
    : forBrowsers(
        faster.rspack,
        { versions, firsts },
        { minify: true, ...faster.getSwcJsMinimizerOptions() },
      );
  const options: Options = {
    ...own,
    name: 'demos',
    mode: 'production',
    context: siteDir,
    entry: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => {
        const dependOn = entryBefore(name);
        return [name, dependOn === undefined ? file : { import: file, dependOn }];
      }),
    ),
    output: { path: output, clean: true, filename: '[name].js', pathinfo: false, ...own.output },
    devtool: false,
    performance: { hints: false },
    resolve: {
      extensions: ['.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'],
      alias: { '@site': siteDir, '@generated': generatedFilesDir },
    },
    resolveLoader: { modules: [path.join(siteDir, 'node_modules')] },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          exclude: /[\\/]node_modules[\\/]/,
          use: [
            {
              loader: 'builtin:swc-loader',
              options: faster.getSwcLoaderOptions({ isServer, bundlerName: 'rspack' }),
            },
          ],
        },
        ...aliasRules(scopes, isServer),
        ...rules,
      ],
    },
  };
  const compiler = faster.rspack(options);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  const { errors, entrypoints } = stats.toJson({ all: false, errors: true, entrypoints: true });
  const { fileDependencies, missingDependencies } = stats.compilation;
  const sources = [...fileDependencies, ...missingDependencies];
  const packages = isServer ? {} : packageTable(stats.compilation, entries, output);
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (errors && errors.length > 0) {
    throw new Error(
      `The demos cannot be bundled:\n${errors.map(({ message }) => message).join('\n')}`,
    );
  }
  const scripts = Object.fromEntries(
    Object.entries(entrypoints ?? {}).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => asset.name),
    ]),
  );
  return { scripts, sources, packages };
}
