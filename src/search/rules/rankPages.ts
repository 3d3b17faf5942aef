/** What the order is made of. */
interface Ranked {
  title: string;
  /** Of pagefind; larger is better. */
  score: number;
  /** Whether the page is of the product that the reader is reading about. */
  own: boolean;
}

/** How much a page of the reader's own product counts more: ahead of equals, not ahead of everything. */
export const ownProduct = 2;

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();
}

/**
 * Orders pages: those whose title is what was typed, then by score, in which the reader's own product
 * counts double.
 */
export function rankPages<Page extends Ranked>(pages: readonly Page[], query: string): Page[] {
  const typed = words(query);
  const weight = ({ title, score, own }: Page) =>
    (words(title) === typed ? 1e6 : 0) + score * (own ? ownProduct : 1);
  return pages.toSorted((a, b) => weight(b) - weight(a));
}
