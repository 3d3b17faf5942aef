import { versionPath } from '../plugins/page-tree/lib/versionPath';
import type { Redirect } from '../src/navigation/rules/paths/findRedirect';
import packageJson from '../package.json';
import { frozenAddress } from '../plugins/frozen-versions/lib/withFrozen';
import { frozenVersions } from './linkedVersions';
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
  type VersionsTable,
} from './versions';

const homesOf = (wanted: DocsInstance) =>
  products.filter(({ instance }) => instance === wanted).map(({ home }) => home);

/** The page without a number at which an instance begins. */
function beginningOf(instance: DocsInstance): string {
  const root = instance === 'x' ? '/x' : '/';
  const [home = root] = homesOf(instance);
  return redirects.find(({ from }) => from === root)?.to ?? home.replace(/\/$/, '');
}

/** Redirects from the addresses of kept versions themselves. @throws if the tree of one is not there */
export function keptRedirects(siteDir: string, table: VersionsTable): Redirect[] {
  return rootRedirects(table, {
    redirects,
    homes: { default: homesOf('default'), x: homesOf('x') },
    pagesOf: (instance, version) => keptPages(siteDir, instance, version),
  });
}

/**
 * Every moved address of the site: the written table, the pages of archived versions, the addresses of kept
 * and frozen ones, addresses with the number of the current one. With the pages of these, which are targets too.
 * @throws if the tree of a kept version is not there
 */
export function siteRedirects(siteDir: string): { redirects: Redirect[]; keptPages: string[] } {
  return {
    redirects: [
      ...redirects,
      ...archivedRedirects(versionsTable),
      ...keptRedirects(siteDir, versionsTable),
      ...frozenVersions.flatMap((frozen) => frozen.redirects),
      ...(['default', 'x'] as const).flatMap((instance) =>
        numberedRedirects({
          instance,
          current: packageJson.dependencies[mainPackages[instance] as '@mui/material'],
          kept: [
            ...cutVersions(versionsTable, instance),
            ...frozenVersions
              .filter((frozen) => frozen.instance === instance)
              .map(({ version }) => version),
          ],
          home: beginningOf(instance),
        }),
      ),
    ],
    keptPages: [
      ...(['default', 'x'] as const).flatMap((instance) =>
        cutVersions(versionsTable, instance).flatMap((version) =>
          keptPages(siteDir, instance, version).map((page) => versionPath(instance, version, page)),
        ),
      ),
      ...frozenVersions.flatMap((frozen) =>
        frozen.pages.map(({ path }) => `/${frozenAddress(frozen, path)}`),
      ),
    ],
  };
}
