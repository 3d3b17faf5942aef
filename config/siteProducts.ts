import path from 'node:path';
import type { SiteProduct } from '../src/docsConfig/useDocsConfig';
import { isWritten } from '../plugins/page-tree/lib/writtenPages';
import { listNodes } from '../src/navigation/pageTree';
import { externalVersions } from './archivedVersions';
import { pageTrees } from './page-tree';
import { products } from './products';
import { versionsTable } from './versions';

const siteDir = path.resolve(__dirname, '..');

/**
 * The products that have a page to show, for the switcher. A product whose home is not written leads to
 * its first written page.
 * @param versions - installed version by npm package
 */
export function siteProducts(versions: Readonly<Record<string, string>>): SiteProduct[] {
  return products.flatMap(({ id, name, instance, home, roots, npmPackage }) => {
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
        archived: externalVersions(versionsTable, id, instance, home),
      },
    ];
  });
}
