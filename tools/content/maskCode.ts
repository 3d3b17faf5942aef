import { readMarkup } from '../../plugins/page-tree/lib/readMarkup';

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/**
 * Replaces what is no text of an MDX page (front matter, fences, comments) by spaces, so that every other
 * character keeps its place.
 * @param spans - whether code within a line goes as well
 */
export function maskCode(mdx: string, spans: boolean): string {
  const kinds = ['frontMatter', 'fence', 'comment', ...(spans ? ['code'] : [])];
  let [masked, at] = ['', 0];
  for (const { kind, from, to } of readMarkup(mdx).parts) {
    if (!kinds.includes(kind)) continue;
    masked += mdx.slice(at, from) + blank(mdx.slice(from, to));
    at = to;
  }
  return masked + mdx.slice(at);
}
