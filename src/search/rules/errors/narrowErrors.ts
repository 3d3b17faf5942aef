import type { Facets } from '../searchFilters';
import type { Answer } from '../searchState';
import { mostErrors, type ErrorResult } from './askErrors';

/** What explains a message, as far as the search is not narrowed to something else. */
export interface ErrorsAnswer {
  results: readonly ErrorResult[];
  /** Results by value of a facet, were this facet not narrowed. */
  counts: Answer['counts'];
}

/**
 * Leaves out what the search is narrowed from. Sections that explain messages are of no plan, and of the current versions.
 * @param found - all of them, best first
 */
export function narrowErrors(
  found: readonly ErrorResult[],
  { product, plan, version }: Facets,
): ErrorsAnswer {
  const known = version === 'current' || version === 'all' ? found : [];
  const ofProduct = known.filter(({ page }) => product === 'all' || page.d === product);
  const isPlan = plan === 'all' || plan === 'community';
  const products: Record<string, number> = {};
  if (isPlan) for (const { page } of known) products[page.d] = (products[page.d] ?? 0) + 1;
  return {
    results: isPlan ? ofProduct.slice(0, mostErrors) : [],
    counts: {
      product: products,
      plan: ofProduct.length > 0 ? { community: ofProduct.length } : {},
    },
  };
}
