import { readdirSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { logger } from '@docusaurus/logger';
import { keyOf } from '../support/keptFile';
import { contentsFolder, readPageKeys, renderAhead } from '../lean-docusaurus/kept';
import { aheadIndex, isFedWrongly } from './lib/aheadIndex';
import { aheadPages, keepAheadPages } from './lib/aheadPages';
import { openIndexer, type Indexer } from './lib/openIndexer';
import { isRemembered, rememberSearched } from './lib/rememberSearched';
import type { NamesInstance } from './lib/names/writeNames';
import { readPhrases } from './lib/texts/readPhrases';
import { searchedRoutes } from './lib/searchedRoutes';
import type { SearchOptions } from './options';

export { validateOptions } from './options';
export type { SearchOptions } from './options';

type Compiler = InstanceType<typeof rspack.Compiler>;

/** Changes with this plugin's code, by which pages become what is searched. */
function rulesSalt(): string {
  const lib = path.join(__dirname, 'lib');
  const rules = readdirSync(lib).filter((name) => /^[^.]+\.ts$/.test(name));
  return keyOf(...rules.map((name) => readFileSync(path.join(lib, name))));
}

/** The pages among the routes, with the file that each is made from. */
function sourcesOf(routes: readonly RouteConfig[]): { url: string; source: string }[] {
  return routes.flatMap(({ path: url, metadata, routes: below = [] }) => [
    ...(metadata?.sourceFilePath ? [{ url, source: metadata.sourceFilePath }] : []),
    ...sourcesOf(below),
  ]);
}

/**
 * As many pages are rendered ahead of the others at most: it is done in one thread, while the browser's bundle waits for it.
 */
const fewPages = 20;

/** Indexes the built pages of each language into its folder `pagefind`, from which `src/search` asks. */
export default function searchPlugin(
  { baseUrl, siteDir, outDir, generatedFilesDir, siteConfig, i18n: { currentLocale } }: LoadContext,
  { exclude, trees, synonyms, phrases, errors }: SearchOptions,
): Plugin<void> {
  const memory = path.join(siteDir, 'node_modules/.cache/search');
  const folder = path.join(memory, currentLocale);
  const contents = contentsFolder(siteDir, currentLocale);
  const place = { siteDir, folder, list: path.join(memory, `${currentLocale}.json`) };
  // What renders pages is to come: not where the development server runs, nor where a build only bundles.
  const isToCome =
    process.env.NODE_ENV === 'production' && !process.env.DOCUSAURUS_EXIT_AFTER_BUNDLING;
  const keeps = !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  const indexer = isToCome ? openIndexer() : undefined;
  let fed: Promise<Record<string, string>> =
    keeps && indexer ? indexer.feed(aheadPages(place)) : Promise.resolve({});
  // Awaited below, if the build comes as far.
  fed.catch(() => {});

  const remembered = () => ({
    pageKeys: readPageKeys(generatedFilesDir),
    folder,
    salt: rulesSalt(),
  });
  const index = async (
    routes: readonly string[],
    take: (url: string, file: string) => Promise<string>,
    into: Indexer,
  ): Promise<number> => {
    // Loaded here, for no development server needs its parser.
    const { indexPages } = await import('./lib/indexPages');
    const read = rememberSearched(take, remembered());
    const work = { routes, baseUrl, outDir, exclude, read };
    const ahead = aheadIndex(into, await fed);
    return indexPages({ ...work, index: ahead }).catch(async (error: unknown) => {
      if (!isFedWrongly(error)) throw error;
      await into.empty();
      return indexPages({ ...work, index: into });
    });
  };

  /** The whole index as soon as the server's bundle is there, if it takes but few pages that have changed. */
  const indexEarly = async (into: Indexer, bundle: string) => {
    const memory = remembered();
    const routes = searchedRoutes({ routes: Object.keys(memory.pageKeys), baseUrl, exclude });
    const changed = routes.filter((url) => !isRemembered(url, memory));
    if (routes.length === 0 || changed.length > fewPages) return undefined;
    const pages = await renderAhead(changed, {
      bundle,
      contents,
      isHeadLeftOut: siteConfig.future.v4.removeLegacyPostBuildHeadAttribute,
    });
    const rendered = new Map(changed.map((url, at) => [url, pages[at]!]));
    const { searchedHtml } = await import('./lib/indexPages');
    const take = async (url: string) => searchedHtml(rendered.get(url)!);
    return { routes, count: await index(routes, take, into) };
  };
  let early: ReturnType<typeof indexEarly> = Promise.resolve(undefined);

  return {
    name: 'search',
    configureWebpack: (_config, isServer) =>
      isServer && indexer && keeps
        ? {
            plugins: [
              {
                apply: (compiler: Compiler) =>
                  // After `warm-build` has written the keys of the pages.
                  compiler.hooks.afterEmit.tap({ name: 'search', stage: 1 }, (compilation) => {
                    const { path: output, filename } = compilation.outputOptions;
                    early = indexEarly(indexer, path.join(output!, String(filename)));
                    // What fails here fails again where it is reported.
                    early.catch(() => {});
                  }),
              },
            ] as never,
          }
        : {},
    async postBuild({ routes, routesPaths, plugins }) {
      if (!indexer) throw new Error('search: pages are built in production only');
      const start = performance.now();
      const begun = await early.catch(() => null);
      const searched = searchedRoutes({ routes: routesPaths, baseUrl, exclude });
      let count: number;
      if (begun && isDeepStrictEqual(begun.routes.toSorted(), searched.toSorted())) {
        count = begun.count;
      } else {
        if (begun !== undefined) {
          await indexer.empty();
          await fs.rm(path.join(outDir, 'pagefind'), { recursive: true, force: true });
          fed = Promise.resolve({});
        }
        const take = (_url: string, file: string) => indexer.read({ file, contents });
        count = await index(routesPaths, take, indexer);
      }
      indexer.close();
      const begunNames = performance.now();
      const instances = plugins
        .filter(({ name }) => name === 'docusaurus-plugin-content-docs')
        .map(({ options, content }): NamesInstance => ({
          id: String(options.id),
          versions: (content as { loadedVersions: NamesInstance['versions'] }).loadedVersions,
        }));
      const namesPlace = { siteDir, outDir, baseUrl, isChinese: currentLocale.startsWith('zh') };
      // Loaded here, for no development server needs its tables.
      const { writeNames } = await import('./lib/names/writeNames');
      const names = writeNames(instances, {
        ...namesPlace,
        exclude,
        trees,
        synonyms,
        phrases: phrases ? readPhrases(path.join(siteDir, phrases), currentLocale) : [],
        memory: keeps ? path.join(memory, `${currentLocale}-texts`) : undefined,
      });
      const unexplained = await import('./lib/errors/writeErrors').then(({ writeErrors: write }) =>
        write(names.current, { siteDir, outDir, ...errors, memory: keeps ? memory : undefined }),
      );
      for (const message of unexplained)
        logger.warn(`search: config/errorSections has no section for "${message}".`);
      if (keeps) keepAheadPages(place, sourcesOf(routes));
      const seconds = ((begunNames - start) / 1000).toFixed(1);
      logger.info(`Search index: ${count} pages below ${baseUrl} in ${seconds} s`);
      if (names.count > 0)
        logger.info(
          `Search names: ${names.count} pages in ${((performance.now() - begunNames) / 1000).toFixed(1)} s`,
        );
    },
  };
}
