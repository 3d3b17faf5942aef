import { createSlugger } from '@docusaurus/utils';
import { micromark } from 'micromark';

/** Text that shows a heading without being one: front matter, fences, comments. */
const noHeadings = [
  /^---\n[\s\S]*?\n---(?=\n|$)/,
  /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm,
  /\{\/\*[\s\S]*?\*\/\}/g,
];

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of a heading; elements count with their text only, as they do for its id. */
function wordsOf(markdown: string): string {
  return micromark(`# ${markdown}`, { allowDangerousHtml: true })
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name]!)
    .trim();
}

/**
 * The ids of a page's headings: what a link may name.
 * @param mdx - the page's text, with LF at the ends of lines
 */
export function pageAnchors(mdx: string): string[] {
  const slugger = createSlugger();
  const text = noHeadings.reduce((rest, pattern) => rest.replace(pattern, ''), mdx);
  return [...text.matchAll(/^ {0,3}#{1,6}[ \t]+(.*)$/gm)].flatMap(([, title = '']) => {
    const [, words = '', written] = /^(.*?)(?:\s*\{#([^}\s]+)\})?\s*$/.exec(title) ?? [];
    return written ?? slugger.slug(wordsOf(words));
  });
}
