import type { Breadcrumb } from '../../../src/navigation/rules/tree/pageFacts';
import type { PlacedNode, TreeNode } from '../../../src/navigation/rules/tree/pageTree';
import { opensGroup } from './pageName';

/** What breadcrumbs need of a product. */
export interface CrumbProduct {
  /** Also the name of its sidebar. */
  id: string;
  name: string;
  /** Docs instance that holds its pages. */
  instance: string;
  /** Page that the product begins with, with its last slash. */
  home: string;
  /** Top-level nodes of the tree that belong to it. */
  roots: string[];
}

interface Options {
  /** The page's product. */
  product: CrumbProduct;
  titleOf: (node: TreeNode) => string;
  /** Path at which a page of this version is shown; undefined if the version has no such page. */
  addressOf: (pathname: string) => string | undefined;
}

/**
 * The way to a page: its product, which leads to where that begins, and the groups around the page.
 * @returns undefined for the page that the product begins with
 */
export function breadcrumbsOf(
  { node, parents }: Pick<PlacedNode, 'node' | 'parents'>,
  { product, titleOf, addressOf }: Options,
): Breadcrumb[] | undefined {
  const home = product.home.replace(/(.)\/$/, '$1');
  if (node.pathname === home) return undefined;
  const to = addressOf(home);
  // A single root is the product itself, by the title that it has in the list of pages.
  const root = product.roots.length === 1 ? parents[0] : undefined;
  const groups = root ? parents.slice(1) : [...parents];
  // The page bears the name of the group that it opens.
  if (opensGroup({ node, parents })) groups.splice(-1);
  return [
    { label: root ? titleOf(root) : product.name, ...(to !== undefined && { to }) },
    ...groups.map((group) => ({ label: titleOf(group) })),
  ];
}
