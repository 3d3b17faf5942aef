import type { FoundPage } from './foundPages';
import { addressAt } from './names/addressAt';
import type { NamesAnswer } from './names/asking';
import type { Answer } from './searchState';

/** What the names answer, as the list shows it. */
export function namesPages({ results }: NamesAnswer, baseUrl: string, limit: number): FoundPage[] {
  return results.slice(0, limit).map(({ record, page, needs }) => ({
    url: baseUrl + addressAt(page.address, record.anchor),
    title: record.title,
    product: page.product,
    section: page.trail,
    plan: record.plan,
    excerpt: '',
    headings: [],
    kind: record.kind,
    ...(record.anchor !== '' && { owner: page.title }),
    ...(needs !== undefined && { needs }),
  }));
}

/** The answer where names are all that is asked, or all that is within reach. */
export const namesAnswer = (
  names: NamesAnswer,
  { baseUrl, limit }: { baseUrl: string; limit: number },
): Answer => ({
  pages: namesPages(names, baseUrl, limit),
  total: names.results.length,
  counts: names.counts,
  marks: names.marks,
  ...(names.suggestion !== undefined && { suggestion: names.suggestion }),
});
