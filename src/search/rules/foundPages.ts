import type { NameKind } from './names/namesFile';
import type { PagefindPage } from './pagefindModule';
import { rankHeadings } from './rankHeadings';

/** What a result is: something with a name, or the section that explains what a package has printed. */
export type FoundKind = NameKind | 'error';

/** A page that was found, as the list shows it. */
export interface FoundPage {
  url: string;
  title: string;
  /** Product id. */
  product: string;
  /** Groups above the page, as one text; may be empty. */
  section: string;
  plan: string;
  /** As `parseExcerpt` reads it. */
  excerpt: string;
  headings: FoundHeading[];
  /** What it is; absent where the text of pages was searched. */
  kind?: FoundKind;
  /** Title of the page that it is on, if it is not the page. */
  owner?: string;
  /** Version that the reader needs for it, if it is newer than the installed one. */
  needs?: string;
}

/** A heading of such a page below which something was found. */
export interface FoundHeading {
  url: string;
  title: string;
  excerpt: string;
}

/** Headings shown of one page at most: the list is for finding the page. */
const headingsShown = 3;

/** Of pagefind's answer for one page, what is shown: of its sections those that have most of the query. */
export function foundPage({
  url,
  excerpt,
  meta,
  filters,
  raw_content,
  sub_results,
}: PagefindPage): FoundPage {
  // The first one may be the text above the first heading: that is the page itself.
  const headings = sub_results.filter((heading) => heading.url.includes('#'));
  return {
    url,
    title: meta.title ?? url,
    product: filters.product?.[0] ?? '',
    section: meta.section ?? '',
    plan: filters.plan?.[0] ?? 'community',
    excerpt,
    headings: rankHeadings(headings, raw_content)
      .slice(0, headingsShown)
      .map((heading) => ({ url: heading.url, title: heading.title, excerpt: heading.excerpt })),
  };
}

/** The addresses in the order in which the keyboard goes through them: each page, then its headings. */
export function optionsOf(pages: readonly FoundPage[]): string[] {
  return pages.flatMap(({ url, headings }) => [url, ...headings.map((heading) => heading.url)]);
}
