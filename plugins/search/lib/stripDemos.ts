/** Opening or closing tag of a figure; what a demo renders may hold figures of its own. */
const figureTag = /<(\/?)figure\b([^>]*)>/g;

/**
 * Cuts the demos out of a page's HTML before it is parsed: nine tenths of a page are their styles, markup and
 * sources in all forms, and the index wants none of it.
 * @returns the HTML unchanged if its figures are not balanced; the parser then does the work
 */
export function stripDemos(html: string): string {
  const kept: string[] = [];
  let from = 0;
  let depth = 0;
  for (const { index, 0: tag, 1: closing, 2: attributes = '' } of html.matchAll(figureTag)) {
    if (depth === 0) {
      if (closing || !/\sdata-demo=/.test(attributes)) continue;
      kept.push(html.slice(from, index));
      depth = 1;
    } else {
      depth += closing ? -1 : 1;
      if (depth === 0) from = index + tag.length;
    }
  }
  if (depth > 0) return html;
  kept.push(html.slice(from));
  return kept.join('');
}
