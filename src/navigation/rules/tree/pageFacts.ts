/** A step on the way from a product to a page. */
export interface Breadcrumb {
  label: string;
  /** Path without language; absent if the step is no page. */
  to?: string;
}

/**
 * Fields of a node that are badges of its page, in the order in which they are shown; the types of nodes have them from here. A new one
 * needs, besides its name here: its chip in `src/navigation/lists/Badges.tsx`, the chip's colors in `Badges.module.css` beside it,
 * and the Chinese of its two texts in `i18n/zh/code.json`. A node of `config/page-tree` then sets it to `true`.
 */
export const badgeFlags = [
  'newFeature',
  'planned',
  'unstable',
  'beta',
  'deprecated',
  'legacy',
] as const;

export type BadgeFlag = (typeof badgeFlags)[number];

/** What the tree says about a page besides its title. */
export type PageBadges = { plan?: string } & { [flag in BadgeFlag]?: true };

/** What the build writes into a page's front matter for the frame around its text. */
export interface PageFacts {
  /** Title of the document where it says more than the page's, without the library's name that ends it. */
  documentTitle?: string;
  /** From the product to the group around the page; absent where the product begins. */
  breadcrumbs?: Breadcrumb[];
  badges?: PageBadges;
  /** Docs tabs beside the page's guide, e.g. `components-api`; absent where there are none. */
  tabs?: string[];
  /** `false`, written by hand, if the page carries no ads. */
  ad?: false;
  /** `false` if the page is shown in a language into which nobody has translated it. */
  translated?: false;
  /** Of a page of an older version: path of the same page in the current one, or of the nearest above it. */
  inCurrent?: string;
  /** Day (`2026-11-25`) and commit of the last change of the file that is shown; absent where git does not say. */
  updated?: { date: string; commit: string };
}
