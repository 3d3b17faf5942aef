import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { nearPagesFile } from '../../src/navigation/rules/tree/nearPagesFile';
import { withoutGenerated } from './lib/withoutGenerated';
import { checkPages } from './lib/checkPages';
import { followTree } from './lib/followTree';
import { listNearPages, type TitledDocs } from './lib/listNearPages';
import { listVersionPages, type LoadedDocs } from './lib/listVersionPages';
import { treeFiles, treeFolder } from './lib/treeFiles';
import { pagePathsOf } from './lib/writtenPages';
import type { PageTreeOptions } from './options';

export { validateOptions } from './options';
export type { PageTreeOptions } from './options';
export type { EntryProps } from './lib/toSidebars';

/** Pages, whose files have to be where a node says. */
const pageFiles = ['docs/**/*.{md,mdx}', 'x-docs/**/*.{md,mdx}'];

/**
 * Checks the page tree against the pages on disk, in a build and whenever one of them changes in the development server, and writes
 * the lists of pages that the version menu and the page for an unknown address fetch; everything else about navigation is derived
 * by `lib/`.
 */
export default function pageTreePlugin(
  { siteDir, baseUrl }: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  { trees }: PageTreeOptions,
): Plugin<void> {
  const follow = followTree(siteDir, { trees, titles: {} });
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'page-tree',
    getPathsToWatch: () => [
      `${treeFolder}/**/*.ts`,
      'i18n/*/page-tree.json',
      ...withoutGenerated(pageFiles),
    ],
    async loadContent() {
      const { trees: now, problem } = follow();
      if (problem) throw new Error(`The page tree cannot be read: ${problem.message}`);
      checkPages(now, new Map([...pagePathsOf(siteDir, 'default'), ...pagePathsOf(siteDir, 'x')]));
    },
    configureWebpack: () =>
      isDevelopment
        ? {
            module: {
              rules: [
                {
                  // By `test` Docusaurus would take it for a loader of MDX (3.10, synthetic.js).
                  resource: /\.mdx$/,
                  enforce: 'pre' as const,
                  use: [
                    {
                      loader: path.join(__dirname, 'treeDependencyLoader.cjs'),
                      options: { files: treeFiles(siteDir) },
                    },
                  ],
                },
              ],
            },
          }
        : {},
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
