import { readdirSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import logger from '@docusaurus/logger';
import { keyOf } from '../support/keptFile';
import { readPageKeys } from '../warm-build/lib/pageKeysFile';
import { aheadIndex, isFedWrongly } from './lib/aheadIndex';
import { aheadPages, keepAheadPages } from './lib/aheadPages';
import { openIndexer } from './lib/openIndexer';
import { rememberSearched } from './lib/rememberSearched';
import type { SearchOptions } from './options';

export { validateOptions } from './options';
export type { SearchOptions } from './options';

/** Changes with this plugin's code, by which pages become what is searched. */
function rulesSalt(): string {
  const lib = path.join(__dirname, 'lib');
  return keyOf(...readdirSync(lib).map((name) => readFileSync(path.join(lib, name))));
}

/** The pages among the routes, with the file that each is made from. */
function sourcesOf(routes: readonly RouteConfig[]): { url: string; source: string }[] {
  return routes.flatMap(({ path: url, metadata, routes: below = [] }) => [
    ...(metadata?.sourceFilePath ? [{ url, source: metadata.sourceFilePath }] : []),
    ...sourcesOf(below),
  ]);
}

/** Indexes the built pages of each language into its folder `pagefind`, from which `src/search` asks. */
export default function searchPlugin(
  { baseUrl, siteDir, generatedFilesDir, i18n: { currentLocale } }: LoadContext,
  { exclude }: SearchOptions,
): Plugin<void> {
  const memory = path.join(siteDir, 'node_modules/.cache/search');
  const folder = path.join(memory, currentLocale);
  const place = { siteDir, folder, list: path.join(memory, `${currentLocale}.json`) };
  // What renders pages is to come: not where the development server runs, nor where a build only bundles.
  const isToCome =
    process.env.NODE_ENV === 'production' && !process.env.DOCUSAURUS_EXIT_AFTER_BUNDLING;
  const isRemembered = !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  const indexer = isToCome ? openIndexer() : undefined;
  const fed = isRemembered && indexer ? indexer.feed(aheadPages(place)) : Promise.resolve({});
  // Awaited below, if the build comes as far.
  fed.catch(() => {});
  return {
    name: 'search',
    async postBuild({ outDir, routes, routesPaths }) {
      if (!indexer) throw new Error('search: pages are built in production only');
      const start = performance.now();
      // Loaded here, for no development server needs its parser.
      const { indexPages, searchedHtml } = await import('./lib/indexPages');
      const read = rememberSearched(
        async (_url, file) => searchedHtml(await fs.readFile(file, 'utf8')),
        { pageKeys: readPageKeys(generatedFilesDir), folder, salt: rulesSalt() },
      );
      const work = { routes: routesPaths, baseUrl, outDir, exclude, read };
      const index = aheadIndex(indexer, await fed);
      const count = await indexPages({ ...work, index }).catch(async (error: unknown) => {
        if (!isFedWrongly(error)) throw error;
        await indexer.empty();
        return indexPages({ ...work, index: indexer });
      });
      indexer.close();
      if (isRemembered) keepAheadPages(place, sourcesOf(routes));
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      logger.info(`Search index: ${count} pages below ${baseUrl} in ${seconds} s`);
    },
  };
}
