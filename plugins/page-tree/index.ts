import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkPages } from './lib/checkPages';
import { pagePathsOf } from './lib/writtenPages';
import type { PageTreeOptions } from './options';

export { validateOptions } from './options';
export type { PageTreeOptions } from './options';
export type { EntryProps } from './lib/toSidebars';

/** Checks the page tree against the pages on disk; everything else about navigation is derived by `lib/`. */
export default function pageTreePlugin(
  { siteDir }: LoadContext,
  { trees }: PageTreeOptions,
): Plugin<void> {
  return {
    name: 'page-tree',
    getPathsToWatch: () => [path.join(siteDir, 'config/page-tree/**/*.ts')],
    async loadContent() {
      checkPages(
        trees,
        new Map([...pagePathsOf(siteDir, 'default'), ...pagePathsOf(siteDir, 'x')]),
      );
    },
  };
}
