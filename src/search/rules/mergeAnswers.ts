import type { FoundPage } from './foundPages';
import type { NamesAnswer } from './names/askNames';
import type { Answer } from './searchState';

/** What the names answer, as the list shows it. */
export function namesPages({ results }: NamesAnswer, baseUrl: string, limit: number): FoundPage[] {
  return results.slice(0, limit).map(({ record, page }) => ({
    url: `${baseUrl}${page.address}${record.anchor === '' ? '' : `#${record.anchor}`}`,
    title: record.title,
    product: page.product,
    section: page.trail,
    plan: record.plan,
    excerpt: '',
    headings: [],
    kind: record.kind,
    ...(record.anchor !== '' && { owner: page.title }),
  }));
}

function added(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>) {
  const sum = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/**
 * Puts what the text of pages has behind what names have; no address twice.
 * @param names - absent where the names could not be fetched
 * @param text - absent where the text need not be asked, or has not answered yet
 */
export function mergeAnswers(
  names: NamesAnswer | undefined,
  text: Answer | undefined,
  { baseUrl, limit }: { baseUrl: string; limit: number },
): Answer {
  const first = names ? namesPages(names, baseUrl, limit) : [];
  const known = new Set(first.map(({ url }) => url));
  const rest = (text?.pages ?? [])
    .filter(({ url }) => !known.has(url))
    .map((page) => ({ ...page, headings: page.headings.filter(({ url }) => !known.has(url)) }));
  const none = { product: {}, plan: {} };
  const a = names?.counts ?? none;
  const b = text?.counts ?? none;
  return {
    pages: [...first, ...rest].slice(0, limit),
    total:
      (names?.results.length ?? 0) + (text?.total ?? 0) - ((text?.pages.length ?? 0) - rest.length),
    counts: { product: added(a.product, b.product), plan: added(a.plan, b.plan) },
    ...(names && { marks: names.marks }),
    ...(names?.suggestion !== undefined && { suggestion: names.suggestion }),
  };
}
