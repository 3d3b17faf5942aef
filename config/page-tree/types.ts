import type { BadgeFlag } from '../../src/navigation/rules/tree/pageFacts';

/** Which paid plan a feature belongs to. `community` is never written down: it is the absence of a plan. */
export type Plan = 'pro' | 'premium';

/**
 * Where a page stands in the history of the library. Absent means current.
 * Nodes with a status stay in the tree so that old addresses keep a meaning.
 */
export type PageStatus = 'moved' | 'removed-in-v7' | 'later-than-stored-v7';

/**
 * One node of the navigation. Everything about navigation (sidebars, titles, badges, neighbours,
 * product, search facets) is derived from these nodes and written nowhere else. The flags of its badges are those
 * of `badgeFlags`: `deprecated`, its subject will be removed from the library; `legacy`, it is kept for old code, or has been replaced …
 */
export interface PageNode extends Partial<Record<BadgeFlag, boolean>> {
  /** Site path without language prefix and without trailing slash, or an https URL for an external entry. */
  pathname: string;
  /** English title. Its Chinese is in `i18n/zh/page-tree.json`, keyed by `pathname`. */
  title?: string;
  /** Makes the node a heading that is no link and always open. Excludes `title`. */
  subheader?: string;
  children?: PageNode[];
  plan?: Plan;
  /** `false` leaves the node, and what is below it, out of the page list and of previous and next. The page stays. */
  inSideNav?: false;
  status?: PageStatus;
}
