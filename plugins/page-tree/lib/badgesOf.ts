import type { PageBadges } from '../../../src/navigation/pageFacts';
import type { TreeNode } from '../../../src/navigation/pageTree';

/** The badges of a node: only what it has. */
export function badgesOf({ plan, newFeature, planned, unstable }: TreeNode): PageBadges {
  return {
    ...(plan !== undefined && { plan }),
    ...(newFeature && { newFeature }),
    ...(planned && { planned }),
    ...(unstable && { unstable }),
  };
}
