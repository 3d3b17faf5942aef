import { createSlugger } from '@docusaurus/utils';
import { micromark } from 'micromark';
import { readMarkup, type Markup, type MarkupPart } from './readMarkup';

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

/** Stands for an expression while Markdown is read, which would read it as marks. */
const gap = '\ue000';

/** The text of an expression such as `{'{'}`; nothing of a comment. */
const textOf = (code: string) =>
  /^(["'`])([^]*)\1$/.exec(code.replace(/\/\*[^]*?\*\//g, '').trim())?.[2] ?? '';

/**
 * Reads the line of a heading.
 * @param expressions - all of the page
 */
function readHeading(
  mdx: string,
  { from, to }: Markup['headings'][number],
  expressions: readonly MarkupPart[],
  slug: (text: string) => string,
): PageHeading {
  const codes: string[] = [];
  let [line, at] = ['', from];
  for (const part of expressions) {
    if (part.from < from || part.to > to) continue;
    line += mdx.slice(at, part.from) + gap;
    codes.push(mdx.slice(part.from + 1, part.to - 1));
    at = part.to;
  }
  line += mdx.slice(at, to);
  const [, marks = '', rest = ''] = /^(#+)[ \t]*(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line) ?? [];
  const [, words = '', written] = /^(.*?)(?:\s*\{#([^}\s]+)\})?$/.exec(rest) ?? [];
  // In a comment at the end, the other way of writing it.
  const [, noted] =
    (words.endsWith(gap) && /^\s*\/\*\s*#([^\s*]+)[^]*\*\/\s*$/.exec(codes.at(-1)!)) || [];
  const read = wordsOf(words);
  const fill = (value: (code: string) => string) => {
    let index = -1;
    return read.replaceAll(gap, () => value(codes[(index += 1)]!)).trim();
  };
  return {
    // The code of an expression is part of what Docusaurus makes an id of.
    id: noted ?? written ?? slug(fill((code) => code)),
    title: fill(textOf),
    depth: marks.length,
  };
}

/**
 * The headings of a page, in its order.
 * @param mdx - the page's text, with LF at the ends of lines
 */
export function pageHeadings(mdx: string): PageHeading[] {
  const slugger = createSlugger();
  const { parts, headings } = readMarkup(mdx);
  const expressions = parts.filter(({ kind }) => kind === 'expression' || kind === 'comment');
  return headings.map((heading) =>
    readHeading(mdx, heading, expressions, (text) => slugger.slug(text)),
  );
}

/**
 * The parts of a page: what is above its first heading, without the front matter, and what is below each of those that {@link pageHeadings} finds.
 * @param mdx - as for {@link pageHeadings}
 */
export function pageSections(mdx: string): string[] {
  const { parts, headings } = readMarkup(mdx);
  const [first] = parts;
  const starts = [first?.kind === 'frontMatter' ? first.to : 0, ...headings.map(({ to }) => to)];
  return starts.map((from, index) => mdx.slice(from, headings[index]?.from).trim());
}

/** The ids of a page's headings: what a link may name. Takes what {@link pageHeadings} takes. */
export function pageAnchors(mdx: string): string[] {
  return pageHeadings(mdx).map(({ id }) => id);
}
