import { readdirSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import logger from '@docusaurus/logger';
import type * as Pagefind from 'pagefind';
import { keyOf } from '../support/keptFile';
import { readPageKeys } from '../warm-build/lib/pageKeysFile';
import { rememberSearched } from './lib/rememberSearched';
import type { SearchOptions } from './options';
import { loadPagefind } from './pagefind.cjs';

export { validateOptions } from './options';
export type { SearchOptions } from './options';

/** Changes with this plugin's code, by which pages become what is searched. */
function rulesSalt(): string {
  const lib = path.join(__dirname, 'lib');
  return keyOf(...readdirSync(lib).map((name) => readFileSync(path.join(lib, name))));
}

/** Indexes the built pages of each language into its folder `pagefind`, from which `src/search` asks. */
export default function searchPlugin(
  { baseUrl, siteDir, generatedFilesDir, i18n: { currentLocale } }: LoadContext,
  { exclude }: SearchOptions,
): Plugin<void> {
  return {
    name: 'search',
    async postBuild({ outDir, routesPaths }) {
      const start = performance.now();
      // Loaded here, for no development server needs its parser.
      const { indexPages, searchedHtml } = await import('./lib/indexPages');
      const pagefind: typeof Pagefind = await loadPagefind();
      const { index, errors } = await pagefind.createIndex();
      if (!index) throw new Error(`pagefind does not start: ${errors.join('; ')}`);
      try {
        const read = rememberSearched(
          async (_url, file) => searchedHtml(await fs.readFile(file, 'utf8')),
          {
            pageKeys: readPageKeys(generatedFilesDir),
            folder: path.join(siteDir, 'node_modules/.cache/search', currentLocale),
            salt: rulesSalt(),
          },
        );
        const count = await indexPages({
          index,
          routes: routesPaths,
          baseUrl,
          outDir,
          exclude,
          read,
        });
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        logger.info(`Search index: ${count} pages below ${baseUrl} in ${seconds} s`);
      } finally {
        await index.deleteIndex();
        await pagefind.close();
      }
    },
  };
}
