import type { TreeNode } from '../../../src/navigation/rules/tree/pageTree';
import { apiProducts } from './products';

/** A page of the reference: what it is called and where it is. */
export interface ReferencePage {
  pathname: string;
  /** Exported name that it documents; `Events` and `Selectors` of the grid are no exports. */
  name: string;
}

/**
 * The pages of the reference that a page tree has: nodes with a title below the root of a product. Groups
 * and indexes are none: an index has the product's own address, a group has children.
 */
export function referencePages(trees: readonly (readonly TreeNode[])[]): ReferencePage[] {
  const pages: ReferencePage[] = [];
  const visit = (nodes: readonly TreeNode[]) => {
    for (const { pathname, title, children } of nodes) {
      if (children) visit(children);
      else if (title && apiProducts.some(({ root }) => pathname.startsWith(`${root}/`))) {
        pages.push({ pathname, name: title });
      }
    }
  };
  trees.forEach(visit);
  return pages;
}
