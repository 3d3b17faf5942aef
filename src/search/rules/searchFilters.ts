import type { PagefindFilters } from './pagefindModule';

/** What a search is narrowed to. `all` is no narrowing; `current` the current version of every instance. */
export interface Facets {
  /** A product's id. */
  product: string;
  /** `community`, `pro` or `premium`. */
  plan: string;
  /** Instance and version, e.g. `docs-x-8.9.2`. */
  version: string;
}

export type FacetName = keyof Facets;

/** Nothing left out, but other versions than the current ones. */
export const widest: Facets = { product: 'all', plan: 'all', version: 'current' };

/**
 * The narrowing as pagefind reads it.
 * @param currentTags - the current version of each docs instance
 * @param without - a facet to leave out, for counting what its other values would find
 */
export function searchFilters(
  facets: Facets,
  currentTags: readonly string[],
  without?: FacetName,
): PagefindFilters {
  const filters: PagefindFilters = {};
  for (const name of ['product', 'plan', 'version'] as const) {
    const value = facets[name];
    if (name === without || value === 'all') continue;
    filters[name] = name === 'version' && value === 'current' ? { any: [...currentTags] } : value;
  }
  return filters;
}
