import { pageName } from '../../plugins/page-tree/lib/pageName';
import { labelOf, listNodes, type TreeNode } from '../../src/navigation/rules/tree/pageTree';

/**
 * Title of a page of the trees, in English.
 * @param trees - by docs instance
 * @returns undefined for an address that no page has, as that of a group
 */
export function titleOf(
  trees: Readonly<Record<string, TreeNode[]>>,
  pathname: string,
): string | undefined {
  const placed = Object.entries(trees)
    .flatMap(([name, tree]) => listNodes(tree, name))
    .find(({ node, kind }) => kind === 'page' && node.pathname === pathname);
  return placed && pageName(placed, labelOf);
}
