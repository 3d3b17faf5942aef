import type { FoundPage } from './foundPages';
import type { ErrorResult } from './errors/askErrors';
import type { NamesAnswer } from './names/askNames';
import type { Answer } from './searchState';

/** What the names answer, as the list shows it. */
export function namesPages({ results }: NamesAnswer, baseUrl: string, limit: number): FoundPage[] {
  return results.slice(0, limit).map(({ record, page, needs }) => ({
    url: `${baseUrl}${page.address}${record.anchor === '' ? '' : `#${record.anchor}`}`,
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

/** Sections that explain what a package has printed, as the list shows them. */
export function errorPages(errors: readonly ErrorResult[], baseUrl: string): FoundPage[] {
  return errors.map(({ page, anchor, title }) => ({
    url: `${baseUrl}${page.a}${anchor === '' ? '' : `#${anchor}`}`,
    title,
    product: page.d,
    section: '',
    plan: 'community',
    excerpt: '',
    headings: [],
    kind: 'error',
    owner: page.t,
  }));
}

function added(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>) {
  const sum = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/**
 * Puts what explains an error first, what the text of pages has behind what names have; no address twice.
 * @param names - absent where the names could not be fetched
 * @param text - absent where the text need not be asked, or has not answered yet
 * @param errors - sections that explain what was pasted
 */
export function mergeAnswers(
  names: NamesAnswer | undefined,
  text: Answer | undefined,
  { baseUrl, limit }: { baseUrl: string; limit: number },
  errors: readonly ErrorResult[] = [],
): Answer {
  const explained = errorPages(errors, baseUrl);
  const urls = new Set(explained.map(({ url }) => url));
  const named = names ? namesPages(names, baseUrl, limit) : [];
  const first = [...explained, ...named.filter(({ url }) => !urls.has(url))];
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
      first.length -
      named.length +
      (names?.results.length ?? 0) +
      (text?.total ?? 0) -
      ((text?.pages.length ?? 0) - rest.length),
    counts: { product: added(a.product, b.product), plan: added(a.plan, b.plan) },
    ...(names && { marks: names.marks }),
    ...(text?.reach !== undefined && { reach: text.reach }),
    ...(names?.suggestion !== undefined && { suggestion: names.suggestion }),
  };
}
