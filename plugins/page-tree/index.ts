import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { nearPagesFile } from '../../src/navigation/nearPagesFile';
import { checkPages } from './lib/checkPages';
import { listNearPages, type TitledDocs } from './lib/listNearPages';
import { listVersionPages, type LoadedDocs } from './lib/listVersionPages';
import { pagePathsOf } from './lib/writtenPages';
import type { PageTreeOptions } from './options';

export { validateOptions } from './options';
export type { PageTreeOptions } from './options';
export type { EntryProps } from './lib/toSidebars';

/**
 * Checks the page tree against the pages on disk, and writes the lists of pages that the version menu
 * and the page for an unknown address fetch; everything else about navigation is derived by `lib/`.
 */
export default function pageTreePlugin(
  { siteDir, baseUrl }: LoadContext,
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
    async postBuild({ outDir, plugins }) {
      const instances = plugins
        .filter(({ name }) => name === 'docusaurus-plugin-content-docs')
        .map(({ options, content }): LoadedDocs & TitledDocs => {
          const { loadedVersions } = content as Pick<LoadedDocs & TitledDocs, 'loadedVersions'>;
          return { id: options.id, loadedVersions };
        });
      const files: [string, unknown][] = [
        ...listVersionPages(instances),
        [nearPagesFile, listNearPages(instances, baseUrl)],
      ];
      for (const [file, pages] of files) {
        const full = path.join(outDir, file);
        await fs.mkdir(path.dirname(full), { recursive: true });
        await fs.writeFile(full, JSON.stringify(pages));
      }
    },
  };
}
