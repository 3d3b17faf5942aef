import { createSlugger } from '@docusaurus/utils';
import { micromark } from 'micromark';

/** Text that shows a heading without being one: front matter, fences, comments. */
const noHeadings = [
  /^---\n[\s\S]*?\n---(?=\n|$)/,
  /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm,
  /\{\/\*[\s\S]*?\*\/\}/g,
];

/** The id of a heading in a comment at its end, the other way of writing it. */
const commentId = /^( {0,3}#{1,6}[ \t].*?)\{\/\*\s*#([^\s*}]+).*?\*\/\}[ \t]*$/gm;

/** A heading's marks, and its words. */
const headingLine = /^ {0,3}(#{1,6})[ \t]+(.*)$/gm;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What Markdown reads as more than words; most headings have nothing of it. */
const markup = /[^\p{L}\p{N} ,.:?'"()/+-]|^[ +-]|^\d+[.)]/u;

/** The words of a heading; elements count with their text only, as they do for its id. */
export function wordsOf(markdown: string): string {
  if (!markup.test(markdown)) return markdown.trim();
  return micromark(`# ${markdown}`, { allowDangerousHtml: true })
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name]!)
    .trim();
}

/** A heading of a page. */
export interface PageHeading {
  id: string;
  /** Its words without marks. */
  title: string;
  /** 1 to 6. */
  depth: number;
}

/**
 * The headings of a page, in its order.
 * @param mdx - the page's text, with LF at the ends of lines
 */
export function pageHeadings(mdx: string): PageHeading[] {
  const slugger = createSlugger();
  const withIds = mdx.replace(commentId, '$1{#$2}');
  const text = noHeadings.reduce((rest, pattern) => rest.replace(pattern, ''), withIds);
  return [...text.matchAll(headingLine)].map(([, marks = '', line = '']) => {
    const [, words = '', written] = /^(.*?)(?:\s*\{#([^}\s]+)\})?\s*$/.exec(line) ?? [];
    const title = wordsOf(words);
    return { id: written ?? slugger.slug(title), title, depth: marks.length };
  });
}

/** As many spaces, in as many lines. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * The parts of a page: what is above its first heading, without the front matter, and what is below each of those that {@link pageHeadings} finds.
 * @param mdx - as for {@link pageHeadings}
 */
export function pageSections(mdx: string): string[] {
  const [frontMatter, ...others] = noHeadings;
  const text = mdx.replace(frontMatter!, blank);
  const masked = others.reduce((rest, pattern) => rest.replace(pattern, blank), text);
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: line } of masked.matchAll(headingLine)) {
    parts.push(text.slice(from, index).trim());
    from = index + line.length;
  }
  return [...parts, text.slice(from).trim()];
}

/** The ids of a page's headings: what a link may name. Takes what {@link pageHeadings} takes. */
export function pageAnchors(mdx: string): string[] {
  return pageHeadings(mdx).map(({ id }) => id);
}
