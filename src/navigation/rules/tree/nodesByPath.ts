import { listNodes, type PlacedNode, type TreeNode } from './pageTree';

/**
 * The nodes of several trees, each with its place, by their pathname.
 * @param trees - by name, e.g. `{default: […], x: […]}`
 */
export function nodesByPath(trees: Readonly<Record<string, TreeNode[]>>): Map<string, PlacedNode> {
  return new Map(
    Object.entries(trees).flatMap(([name, tree]) =>
      listNodes(tree, name).map((placed) => [placed.node.pathname, placed] as const),
    ),
  );
}
