import { foundPage } from './foundPages';
import type { PagefindModule, PagefindOptions } from './pagefindModule';
import { ownProduct, rankPages } from './rankPages';
import { searchFilters, type Facets } from './searchFilters';
import type { Answer } from './searchState';

/** What is asked. */
export interface Question {
  query: string;
  facets: Facets;
  /** Pages wanted at most. */
  limit: number;
  /** Product that the reader is reading about. */
  ownProduct: string | undefined;
  /** Tags of the current versions. */
  currentTags: readonly string[];
}

/** How the index is asked: addresses in it are whole, and a word of a title weighs much. */
export const indexOptions: PagefindOptions = {
  baseUrl: '/',
  excerptLength: 18,
  ranking: { metaWeights: { title: 8, description: 2, section: 0, product: 0 } },
};

/**
 * Asks the index: what is found, in the order in which it is shown, and how much the other values of each
 * facet would find.
 * @throws if a part of the index cannot be fetched
 */
export async function askIndex(
  pagefind: Pick<PagefindModule, 'search'>,
  { query, facets, limit, ownProduct: own, currentTags }: Question,
): Promise<Answer> {
  const ask = (filters: ReturnType<typeof searchFilters>) => pagefind.search(query, { filters });
  const filters = searchFilters(facets, currentTags);
  const without = (name: 'product' | 'plan') =>
    facets[name] === 'all' ? undefined : ask(searchFilters(facets, currentTags, name));
  const [main, otherProducts, otherPlans, ofOwn] = await Promise.all([
    ask(filters),
    without('product'),
    without('plan'),
    own !== undefined && facets.product === 'all' ? ask({ ...filters, product: own }) : undefined,
  ]);
  const ownIds = new Set(ofOwn?.results.map(({ id }) => id));
  const weighted = main.results
    .map((result) => ({ result, own: ownIds.has(result.id) }))
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, limit);
  const pages = await Promise.all(
    weighted.map(async ({ result, own: isOwn }) => {
      const page = foundPage(await result.data());
      return { page, title: page.title, score: result.score, own: isOwn };
    }),
  );
  return {
    pages: rankPages(pages, query).map(({ page }) => page),
    total: main.results.length,
    counts: {
      product: (otherProducts ?? main).filters.product ?? {},
      plan: (otherPlans ?? main).filters.plan ?? {},
    },
  };
}

function weight({ result, own }: { result: { score: number }; own: boolean }): number {
  return result.score * (own ? ownProduct : 1);
}
