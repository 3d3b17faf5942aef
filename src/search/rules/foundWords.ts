import type { FoundPage } from './foundPages';
import { parseExcerpt } from './parseExcerpt';

/**
 * The words by which the text of a page was found, each once and in lower case.
 * @param pages - what was found
 * @param url - of the option that was chosen
 * @returns none for what was found by its name
 */
export function foundWords(pages: readonly FoundPage[], url: string): string[] {
  const excerpts = pages.flatMap((page) => [page, ...page.headings]);
  const html = excerpts.find((each) => each.url === url)?.excerpt ?? '';
  const marked = parseExcerpt(html).flatMap(({ text, marked: isMarked }) =>
    isMarked ? [text.trim().toLowerCase()] : [],
  );
  return [...new Set(marked)].filter((word) => word !== '');
}
