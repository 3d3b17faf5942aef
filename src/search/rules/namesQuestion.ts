import type { NamesQuestion } from './names/asking';
import type { NamePlan } from './names/namesFile';
import type { Facets } from './searchFilters';

/** What the names are asked for a query that is narrowed so. */
export function namesQuestion(query: string, { product, plan }: Facets): NamesQuestion {
  return {
    query,
    product: product === 'all' ? undefined : product,
    plan: plan === 'all' ? undefined : (plan as NamePlan),
  };
}
