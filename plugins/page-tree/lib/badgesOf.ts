import { badgeFlags, type PageBadges } from '../../../src/navigation/rules/tree/pageFacts';
import type { TreeNode } from '../../../src/navigation/rules/tree/pageTree';

/** The badges of a node: only what it has. */
export function badgesOf(node: TreeNode): PageBadges {
  return {
    ...(node.plan !== undefined && { plan: node.plan }),
    ...Object.fromEntries(badgeFlags.filter((flag) => node[flag]).map((flag) => [flag, true])),
  };
}
