import type { FoundPage } from '../../../src/search/rules/foundPages';
import { mergeAnswers } from '../../../src/search/rules/mergeAnswers';
import type { NamesAnswer } from '../../../src/search/rules/names/asking';
import { pageSize } from '../../../src/search/rules/searchState';

/** A result as the list shows it. Addresses have the base URL. */
export interface ShownPage {
  /** A page, or a section that is a result of its own. */
  url: string;
  /** Sections that are shown below it. */
  headings: string[];
}

const asFound = ({ url, headings }: ShownPage): FoundPage => ({
  url,
  title: '',
  product: '',
  section: '',
  plan: 'community',
  excerpt: '',
  headings: headings.map((heading) => ({ url: heading, title: '', excerpt: '' })),
});

/** What the dialog shows of what names and the text have answered. */
export function withNames(
  names: NamesAnswer,
  text: readonly ShownPage[],
  baseUrl: string,
): ShownPage[] {
  const answer = {
    pages: text.map(asFound),
    total: text.length,
    counts: { product: {}, plan: {} },
  };
  const { pages } = mergeAnswers(names, answer, { baseUrl, limit: pageSize });
  return pages.map(({ url, headings }) => ({ url, headings: headings.map((each) => each.url) }));
}

/** The addresses through which the arrow keys go, and the pages, both relative to the base URL. */
export function addressesOf(
  shown: readonly ShownPage[],
  baseUrl: string,
): { options: string[]; pages: string[] } {
  const below = (url: string) => url.slice(baseUrl.length);
  const options = shown.flatMap(({ url, headings }) => [url, ...headings]).map(below);
  return { options, pages: [...new Set(options.map((option) => option.replace(/#.*/, '')))] };
}
