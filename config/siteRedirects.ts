import { versionPath } from '../plugins/page-tree/lib/versionPath';
import type { Redirect } from '../src/navigation/rules/paths/findRedirect';
import { keptPages } from './keptPages';
import type { DocsInstance } from './page-tree';
import { products } from './products';
import { redirects } from './redirects';
import { archivedRedirects, cutVersions, rootRedirects, versionsTable } from './versions';

const homesOf = (wanted: DocsInstance) =>
  products.filter(({ instance }) => instance === wanted).map(({ home }) => home);

/**
 * Every moved address of the site: the written table, the pages of archived versions, the addresses of kept
 * ones. With the pages of kept versions, which are targets too.
 * @throws if the tree of a kept version is not there
 */
export function siteRedirects(siteDir: string): { redirects: Redirect[]; keptPages: string[] } {
  return {
    redirects: [
      ...redirects,
      ...archivedRedirects(versionsTable),
      ...rootRedirects(versionsTable, {
        redirects,
        homes: { default: homesOf('default'), x: homesOf('x') },
        pagesOf: (instance, version) => keptPages(siteDir, instance, version),
      }),
    ],
    keptPages: (['default', 'x'] as const).flatMap((instance) =>
      cutVersions(versionsTable, instance).flatMap((version) =>
        keptPages(siteDir, instance, version).map((page) => versionPath(instance, version, page)),
      ),
    ),
  };
}
