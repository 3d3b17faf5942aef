import type { NameKind } from './names/namesFile';

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

/** The addresses in the order in which the keyboard goes through them: each page, then its headings. */
export function optionsOf(pages: readonly FoundPage[]): string[] {
  return pages.flatMap(({ url, headings }) => [url, ...headings.map((heading) => heading.url)]);
}
