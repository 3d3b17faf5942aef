import type { FoundPage } from './foundPages';
import type { PagefindPage } from './pagefindModule';
import { rankHeadings } from './rankHeadings';

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
