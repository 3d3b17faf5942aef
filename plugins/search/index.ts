import type { LoadContext, Plugin } from '@docusaurus/types';
import logger from '@docusaurus/logger';
import type * as Pagefind from 'pagefind';
import { indexPages } from './lib/indexPages';
import type { SearchOptions } from './options';
import { loadPagefind } from './pagefind.cjs';

export { validateOptions } from './options';
export type { SearchOptions } from './options';

/** Indexes the built pages of each language into its folder `pagefind`, from which `src/search` asks. */
export default function searchPlugin(
  { baseUrl }: LoadContext,
  { exclude }: SearchOptions,
): Plugin<void> {
  return {
    name: 'search',
    async postBuild({ outDir, routesPaths }) {
      const start = performance.now();
      const pagefind: typeof Pagefind = await loadPagefind();
      const { index, errors } = await pagefind.createIndex();
      if (!index) throw new Error(`pagefind does not start: ${errors.join('; ')}`);
      try {
        const count = await indexPages({ index, routes: routesPaths, baseUrl, outDir, exclude });
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        logger.info(`Search index: ${count} pages below ${baseUrl} in ${seconds} s`);
      } finally {
        await index.deleteIndex();
        await pagefind.close();
      }
    },
  };
}
