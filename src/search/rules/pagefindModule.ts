/** The part of pagefind's script that the search uses. The script is made with the index, so it has no types. */
export interface PagefindModule {
  options: (options: PagefindOptions) => Promise<void>;
  init: () => Promise<void>;
  destroy: () => Promise<void>;
  /** Asks another index, too, from now on. */
  mergeIndex: (folder: string, options: PagefindOptions) => Promise<void>;
  /** Fetches all values of all filters; only of these does an answer count pages. */
  filters: () => Promise<unknown>;
  search: (term: string, options: { filters: PagefindFilters }) => Promise<PagefindAnswer>;
}

export interface PagefindOptions {
  /** What every result's address begins with. */
  baseUrl: string;
  /** Words around a match. */
  excerptLength: number;
  ranking: { metaWeights: Record<string, number> };
}

/** Values by filter; a page has to have all of them, or one of `any`. */
export type PagefindFilters = Record<string, string | { any: string[] }>;

export interface PagefindAnswer {
  results: PagefindResult[];
  /** Pages found by value of each filter. */
  filters: Record<string, Record<string, number>>;
}

export interface PagefindResult {
  id: string;
  score: number;
  data: () => Promise<PagefindPage>;
}

/** A page that was found. */
export interface PagefindPage {
  url: string;
  /** HTML: escaped text with `<mark>`. */
  excerpt: string;
  meta: Record<string, string>;
  filters: Record<string, string[]>;
  /** The page's words, to which places point; with a zero-width space between those of a language without spaces. */
  raw_content?: string;
  /** The sections in which something was found, in the order of the page. */
  sub_results: {
    title: string;
    url: string;
    excerpt: string;
    weighted_locations?: { location: number; weight: number }[];
  }[];
}
