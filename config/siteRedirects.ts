import { versionPath } from '../plugins/page-tree/lib/versionPath';
import type { Redirect } from '../src/navigation/rules/paths/findRedirect';
import packageJson from '../package.json';
import { keptPages } from './keptPages';
import { numberedRedirects } from './numberedRedirects';
import type { DocsInstance } from './page-tree';
import { products } from './products';
import { redirects } from './redirects';
import {
  archivedRedirects,
  cutVersions,
  mainPackages,
  rootRedirects,
  versionsTable,
} from './versions';

const homesOf = (wanted: DocsInstance) =>
  products.filter(({ instance }) => instance === wanted).map(({ home }) => home);

/** The page without a number at which an instance begins. */
function beginningOf(instance: DocsInstance): string {
  const root = instance === 'x' ? '/x' : '/';
  const [home = root] = homesOf(instance);
  return redirects.find(({ from }) => from === root)?.to ?? home.replace(/\/$/, '');
}

/**
 * Every moved address of the site: the written table, the pages of archived versions, the addresses of kept
 * ones, addresses with the number of the current one. With the pages of kept versions, which are targets too.
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
      ...(['default', 'x'] as const).flatMap((instance) =>
        numberedRedirects({
          instance,
          current: packageJson.dependencies[mainPackages[instance] as '@mui/material'],
          kept: cutVersions(versionsTable, instance),
          home: beginningOf(instance),
        }),
      ),
    ],
    keptPages: (['default', 'x'] as const).flatMap((instance) =>
      cutVersions(versionsTable, instance).flatMap((version) =>
        keptPages(siteDir, instance, version).map((page) => versionPath(instance, version, page)),
      ),
    ),
  };
}
