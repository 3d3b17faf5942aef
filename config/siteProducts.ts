import path from 'node:path';
import type { SiteProduct } from '../src/docsConfig/rules/types';
import { isWritten } from '../plugins/page-tree/lib/writtenPages';
import { listNodes } from '../src/navigation/rules/tree/pageTree';
import { externalVersions } from './archivedVersions';
import { pageTrees, type DocsInstance } from './page-tree';
import type { FrozenVersion } from '../plugins/frozen-versions/lib/manifest';
import { frozenVersions } from './linkedVersions';
import { keptPages } from './keptPages';
import { products, type Product } from './products';
import { cutVersions, versionsTable, type VersionsTable } from './versions';

const siteDir = path.resolve(__dirname, '..');

/**
 * Where a product begins in each kept version that has it: at its home, else at its first page. A version
 * without a page or without the library of the product has it not.
 * @param pagesOf - pages of a kept version as the tree writes them, of all or of some top-level nodes
 * @returns by version; addresses without the version, with their last slash
 */
export function keptHomes(
  { instance, home, roots, npmPackage }: Product,
  table: VersionsTable,
  pagesOf: (
    instance: DocsInstance,
    version: string,
    roots?: readonly string[],
  ) => readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    cutVersions(table, instance).flatMap((version) => {
      if (table.versions[instance][version]?.[npmPackage] === undefined) return [];
      if (pagesOf(instance, version).includes(home.replace(/\/$/, ''))) return [[version, home]];
      const [first] = pagesOf(instance, version, roots);
      return first === undefined ? [] : [[version, `${first}/`]];
    }),
  );
}

/** Where a product begins in each frozen version that has it. */
export function frozenHomes(
  { id, instance }: Pick<Product, 'id' | 'instance'>,
  frozen: readonly Pick<FrozenVersion, 'instance' | 'version' | 'homes'>[],
): Record<string, string> {
  return Object.fromEntries(
    frozen.flatMap(({ version, homes, ...of }) =>
      of.instance === instance && homes[id] !== undefined ? [[version, homes[id]]] : [],
    ),
  );
}

/**
 * The products that have a page to show, for the switcher. A product whose home is not written leads to
 * its first written page.
 * @param versions - installed version by npm package
 */
export function siteProducts(versions: Readonly<Record<string, string>>): SiteProduct[] {
  return products.flatMap((product) => {
    const { id, name, instance, home, roots, npmPackage } = product;
    const own = pageTrees[instance].filter(({ pathname }) => roots.includes(pathname));
    const written = listNodes(own, id)
      .filter(({ kind, node }) => kind === 'page' && isWritten(siteDir, node.pathname))
      .map(({ node }) => `${node.pathname}/`);
    const [first] = written;
    const version = versions[npmPackage];
    if (first === undefined) return [];
    if (version === undefined) {
      throw new Error(`Product ${id} names ${npmPackage}, which package.json does not list`);
    }
    return [
      {
        id,
        name,
        instance,
        home: written.includes(home) ? home : first,
        version,
        kept: {
          ...keptHomes(product, versionsTable, (...of) => keptPages(siteDir, ...of)),
          ...frozenHomes(product, frozenVersions),
        },
        archived: externalVersions(versionsTable, id, instance, home),
      },
    ];
  });
}
