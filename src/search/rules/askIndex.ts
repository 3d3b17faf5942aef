import { foundPage } from './foundPage';
import { hasWordOf } from './hasWordOf';
import { readQuery } from './names/readQuery';
import { simplify } from './names/simplify';
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
  /** Simplified characters by their traditional form: the text of pages has no others. */
  simplified?: ReadonlyMap<string, string> | undefined;
  /** Whether there is no network: only pages that are on the device can be told of then. */
  isOffline?: boolean;
}

/** Pages looked for on the device at most: of a product with few pages, all may stand behind others. */
const mostTried = 1000;
/** As many at a time. */
const triedAtOnce = 40;

/** How the index is asked: addresses in it are whole, and a word of a title weighs much. */
export const indexOptions: PagefindOptions = {
  baseUrl: '/',
  excerptLength: 18,
  ranking: { metaWeights: { title: 8, description: 2, section: 0, product: 0 } },
};

/** Words that the index is asked for at most: it works through each of them, and nothing else is answered meanwhile. */
const mostWords = 24;
/** Characters of them at most: without spaces, a text of any length is one word. */
const mostCharacters = 240;

/** What of a query the index is asked for: all of it, or of a long text that was pasted its first words, each once. */
export function askedText(query: string): string {
  const words = new Set(query.slice(0, 10 * mostCharacters).split(/[\s\p{P}]+/u));
  words.delete('');
  if (query.length <= mostCharacters && words.size <= mostWords) return query;
  return [...words].slice(0, mostWords).join(' ').slice(0, mostCharacters);
}

const nothing: Answer = { pages: [], total: 0, counts: { product: {}, plan: {} } };

/**
 * Asks the index: what is found, in the order in which it is shown, and how much the other values of each
 * facet would find. Nothing where the query asks for kinds of names, which no text is of, and where pagefind knows none of its words.
 * @throws if a part of the index cannot be fetched; without a network, not for a page that is not on the device
 */
export async function askIndex(
  pagefind: Pick<PagefindModule, 'search'>,
  {
    query: typed,
    facets,
    limit,
    ownProduct: own,
    currentTags,
    simplified,
    isOffline = false,
  }: Question,
): Promise<Answer> {
  const query = simplify(typed, simplified);
  const read = readQuery(query, new Map());
  if (read.isFiltered) return nothing;
  const asked = askedText(query);
  const ask = (filters: ReturnType<typeof searchFilters>) => pagefind.search(asked, { filters });
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
    .toSorted((a, b) => weight(b) - weight(a));
  const load = async ({ result, own: isOwn }: (typeof weighted)[number]) => {
    const data = await result.data();
    const page = foundPage(data);
    return { data, page, title: page.title, score: result.score, own: isOwn };
  };
  const loadFirst = (results: typeof weighted, most: number) =>
    isOffline
      ? firstLoaded(results, load, most)
      : Promise.all(results.slice(0, most).map((each) => load(each)));
  const pages = await loadFirst(weighted, limit);
  // Pagefind says nothing of a part of its index that does not come: no page may mean no index.
  const reach: Pick<Answer, 'reach'> = isOffline
    ? { reach: pages.length > 0 ? 'saved' : 'none' }
    : {};
  // A word that it does not know it shortens until something begins with it; then that is what it counts in the other values, too.
  const others = [otherProducts, otherPlans].flatMap((answer) => answer?.results ?? []);
  const judged =
    main.results.length > 0
      ? pages
      : await loadFirst(
          others.slice(0, 1).map((result) => ({ result, own: false })),
          1,
        );
  if (judged.length > 0 && !judged.some(({ data }) => hasWordOf(data, read)))
    return { ...nothing, ...reach };
  const isAll = isOffline && pages.length < limit;
  return {
    pages: rankPages(pages, query).map(({ page }) => page),
    total: isAll ? pages.length : main.results.length,
    ...reach,
    counts: {
      product: (otherProducts ?? main).filters.product ?? {},
      plan: (otherPlans ?? main).filters.plan ?? {},
    },
  };
}

/** The first of what can be loaded, in its order. */
async function firstLoaded<Item, Loaded>(
  items: readonly Item[],
  load: (item: Item) => Promise<Loaded>,
  limit: number,
): Promise<Loaded[]> {
  const found: Loaded[] = [];
  for (let at = 0; at < Math.min(items.length, mostTried); at += triedAtOnce) {
    const tried = await Promise.allSettled(items.slice(at, at + triedAtOnce).map(load));
    for (const each of tried) if (each.status === 'fulfilled') found.push(each.value);
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

function weight({ result, own }: { result: { score: number }; own: boolean }): number {
  return result.score * (own ? ownProduct : 1);
}
