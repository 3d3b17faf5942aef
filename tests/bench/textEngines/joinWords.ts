import type { PagefindPage } from '../../../src/search/rules/pagefindModule';

/** Where pagefind found the words of a query; it says more than the dialog uses. */
export interface FoundPlaces extends Pick<PagefindPage, 'url'> {
  sub_results: { url: string; locations: number[] }[];
}

/** What one word of a query found. */
export interface WordAnswer {
  /** Pages by id, with pagefind's score. */
  scores: ReadonlyMap<string, number>;
}

/** How much a word tells that so many of all pages have. */
const telling = (found: number, all: number) => Math.log(1 + all / (1 + found));

/**
 * Joins what words found that were asked one by one: a page counts by how much of the query it has, weighted by how much each word tells.
 * @param all - pages of the index
 * @param weightOf - what else a page counts, by its id
 * @returns ids of pages, best first
 */
export function joinWords(
  answers: readonly WordAnswer[],
  all: number,
  weightOf: (id: string) => number,
): string[] {
  const sums = new Map<string, number>();
  for (const { scores } of answers) {
    const most = Math.max(...scores.values());
    for (const [id, score] of scores)
      sums.set(id, (sums.get(id) ?? 0) + telling(scores.size, all) * (0.5 + (0.5 * score) / most));
  }
  return [...sums]
    .map(([id, sum]) => ({ id, sum: sum * weightOf(id) }))
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ id }) => id);
}

/**
 * The section of a page that has most of a query whose words were asked one by one.
 * @param places - what each word found on the page; a word that is not on it is left out
 */
export function joinSections(
  places: readonly { page: FoundPlaces; found: number }[],
  all: number,
): string | undefined {
  const sums = new Map<string, number>();
  for (const { page, found } of places)
    for (const { url, locations } of page.sub_results) {
      const times = locations.length;
      sums.set(url, (sums.get(url) ?? 0) + (telling(found, all) * times) / (times + 1));
    }
  const [best] = [...sums].toSorted(([, a], [, b]) => b - a);
  return best?.[0] ?? places[0]?.page.url;
}
