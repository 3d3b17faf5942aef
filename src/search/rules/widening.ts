import { widest, type Facets } from './searchFilters';
import type { Answer } from './searchState';

/** One step by which a narrowed search finds more. */
export interface Widening {
  /** What it searches then. */
  to: Facets;
  /** What is left open by it. */
  over: 'products' | 'plans' | 'productsAndPlans' | 'versions';
  /** How much more that finds, where it is known. */
  more?: number;
}

/** What the other values of a facet would find. */
function elsewhere(counts: Readonly<Record<string, number>>, value: string): number {
  return Object.entries(counts).reduce(
    (sum, [name, count]) => sum + (name === value ? 0 : count),
    0,
  );
}

/**
 * Finds how a search can be widened: over products and plans first, then over versions. Older versions stay out of a search that has found
 * something in the current ones.
 * @param hasOlder - whether there are versions besides the current ones
 * @returns undefined where nothing is held back
 */
export function wideningOf(
  facets: Facets,
  { total, counts, wider }: Pick<Answer, 'total' | 'counts' | 'wider'>,
  hasOlder: boolean,
): Widening | undefined {
  const { product, plan, version } = facets;
  const to = { ...widest, version };
  // It would find nothing, either.
  if (total === 0 && wider === 0) return undefined;
  if (product !== 'all' && plan !== 'all') return { to, over: 'productsAndPlans' };
  const more =
    product === 'all' ? elsewhere(counts.plan, plan) : elsewhere(counts.product, product);
  if (product !== 'all' && more > 0) return { to, over: 'products', more };
  if (plan !== 'all' && more > 0) return { to, over: 'plans', more };
  const isHeld = version === 'current' ? total === 0 : version !== 'all';
  return hasOlder && isHeld ? { to: { ...facets, version: 'all' }, over: 'versions' } : undefined;
}
