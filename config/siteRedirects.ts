import type { Redirect } from '../src/navigation/rules/paths/findRedirect';
import { compareNumbers } from '../src/navigation/rules/versions/compareNumbers';
import { listNodes } from '../src/navigation/rules/tree/pageTree';
import packageJson from '../package.json';
import { frozenAddress } from '../plugins/frozen-versions/lib/withFrozen';
import { frozenVersions } from './linkedVersions';
import absent from './absentApi.json';
import { goneRedirects, type OlderVersion } from './goneRedirects';
import { keptPages } from './keptPages';
import { numberedRedirects } from './numberedRedirects';
import { pageTrees, type DocsInstance } from './page-tree';
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

/** Addresses of all pages of the current trees, but for those whose subject the libraries no longer have. */
function currentPages(): Set<string> {
  const all = Object.values(pageTrees).flatMap((tree) => listNodes(tree, 'current'));
  return new Set(
    all.map(({ node }) => node.pathname).filter((pathname) => !absent.includes(pathname as never)),
  );
}

/** Kept and frozen versions of both instances. */
function olderVersions(siteDir: string, table: VersionsTable): OlderVersion[] {
  const kept = (['default', 'x'] as const).flatMap((instance) =>
    cutVersions(table, instance).map((version) => ({
      instance,
      version,
      pages: keptPages(siteDir, instance, version).map((page) =>
        instance === 'x' ? page.slice('/x'.length) : page,
      ),
    })),
  );
  const frozen = frozenVersions.map(({ instance, version, pages }) => ({
    instance,
    version,
    pages: pages.map(({ path }) => path),
  }));
  return [...kept, ...frozen];
}

/**
 * Every moved address of the site: the written table, the pages of archived versions, the addresses of kept
 * and frozen ones, addresses with the number of the current one, pages that only older versions have. With the
 * pages of these, which are targets too.
 * @param table - another one than the site's, to see what would be
 * @throws if the tree of a kept version is not there
 */
export function siteRedirects(
  siteDir: string,
  table: VersionsTable = versionsTable,
): {
  redirects: Redirect[];
  keptPages: string[];
  absent: string[];
} {
  const older = olderVersions(siteDir, table);
  const archived = table.archived.map(({ pages, ...each }) => ({
    ...each,
    pages: pages.map((page) => `/${page}`),
  }));
  const newestFirst = [...older, ...archived].toSorted((a, b) =>
    compareNumbers(b.version, a.version),
  );
  const ofVersions = [
    ...keptRedirects(siteDir, table),
    ...frozenVersions.flatMap((frozen) => frozen.redirects),
  ];
  const known: Redirect[] = [
    ...redirects,
    ...archivedRedirects(table),
    ...ofVersions,
    ...(['default', 'x'] as const).flatMap((instance) =>
      numberedRedirects({
        instance,
        current: packageJson.dependencies[mainPackages[instance] as '@mui/material'],
        kept: older
          .filter((each) => each.instance === instance)
          .map((each) => {
            const root = `/${frozenAddress(each, '/')}`;
            const home = ofVersions.find(({ from }) => from === root)?.to ?? root;
            return { version: each.version, home };
          }),
        archived: table.archived.filter((each) => each.instance === instance),
        home: beginningOf(instance),
      }),
    ),
  ];
  return {
    redirects: [...known, ...goneRedirects(currentPages(), newestFirst, known)],
    absent,
    keptPages: older.flatMap((version) =>
      version.pages.map((page) => `/${frozenAddress(version, page)}`),
    ),
  };
}
