import { chineseWay, type SiteLanguages } from './chineseWay';
import type { Names } from './rules/names/openNames';
import type { Facets } from './rules/searchFilters';
import { waysOut, type WayOut } from './rules/waysOut';

/**
 * Finds what to search instead, where nothing was found: the Chinese pages, and other queries.
 * @param names - absent where they could not be fetched
 */
export function allWays(
  names: Names | undefined,
  query: string,
  facets: Facets,
  { i18n, baseUrl }: { i18n: SiteLanguages; baseUrl: string },
): WayOut[] {
  const chinese = chineseWay(query, i18n, { pathname: window.location.pathname, baseUrl });
  return [...(chinese ? [chinese] : []), ...(names ? waysOut(names, query, facets) : [])];
}
