import { type SearchSite } from './results';

/** What is fetched for a search. */
export const searchFileKinds = ['dialog', 'names', 'otherNames', 'signatures', 'text'] as const;
export type SearchFileKind = (typeof searchFileKinds)[number];

/**
 * What a file that a search fetches is for: the names of the site that is being read answer, those of the other site come behind them,
 * signatures are drawn beside rows, and what names do not answer is looked for in sections, messages and the text of pages.
 * @param pathname - of its address
 * @param site - that is being read
 */
export function searchFileKind(pathname: string, site: SearchSite): SearchFileKind {
  if (/\/pagefind\/|\/search\/(?:texts\/|errors\.json$)|\/search-deeper\./.test(pathname))
    return 'text';
  if (pathname.includes('/search/signatures/')) return 'signatures';
  const [, names] = /\/search\/current-(\w+)\.json$/.exec(pathname) ?? [];
  if (names !== undefined) return names === site ? 'names' : 'otherNames';
  return 'dialog';
}
