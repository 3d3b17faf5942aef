import redirects from '@generated/redirects/default/redirects.json';
import { distance } from 'fastest-levenshtein';
import { nearPages, readNearPages, type NearPage } from '../rules/tree/nearPages';
import { nearPagesFile } from '../rules/tree/nearPagesFile';

/**
 * Fetches the list of pages and finds those whose addresses are nearest to one that is unknown.
 * @param address - path as in the address bar
 * @returns none if the list cannot be had
 */
export async function loadNearPages(baseUrl: string, address: string): Promise<NearPage[]> {
  const answer = await fetch(baseUrl + nearPagesFile);
  const pages = readNearPages(answer.ok ? await answer.json() : undefined) ?? [];
  return nearPages({ address: `/${address.slice(baseUrl.length)}`, pages, redirects, distance });
}
