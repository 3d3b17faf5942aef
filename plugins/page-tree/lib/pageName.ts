import type { PlacedNode, TreeNode } from '../../../src/navigation/rules/tree/pageTree';

/** Pages that begin a group and are called after their place in it. */
const openers = new Set(['Overview', 'Index']);

/** Whether a page begins its group, and so goes by the group's name wherever the group is not beside it. */
export function opensGroup({ node, parents }: Pick<PlacedNode, 'node' | 'parents'>): boolean {
  return openers.has(node.title ?? '') && parents.length > 0;
}

/**
 * What a page is called out of the navigation, as in its `h1`: its title, or the one of its group where the
 * navigation calls it "Overview" or "Index".
 * @param titleOf - title of a node in the language of the page
 */
export function pageName(
  placed: Pick<PlacedNode, 'node' | 'parents'>,
  titleOf: (node: TreeNode) => string,
): string {
  return titleOf(opensGroup(placed) ? placed.parents.at(-1)! : placed.node);
}
