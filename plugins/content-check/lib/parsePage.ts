import { admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Nodes, Root } from 'mdast';
import { loadParsers } from '../parsers.cjs';
import { calloutKinds } from './checkCallouts';
import type { LocalFault } from './types';

/** Makes syntax trees of pages. */
export interface PageParser {
  /**
   * @param text - of a page, with line ends of one kind
   * @returns the tree, or what keeps it from being made
   */
  parse: (text: string) => { tree: Root } | { fault: LocalFault };
  /** The text of a part of a tree. */
  toString: (nodes: Nodes | Nodes[]) => string;
}

/** What the parser throws, as far as it is used. */
interface ParserMessage {
  reason?: string;
  message: string;
  line?: number | null;
  column?: number | null;
  place?: { line?: number; column?: number; start?: { line: number; column: number } } | null;
}

function faultOf(error: ParserMessage): LocalFault {
  const reason = error.reason ?? error.message;
  // Of a tag that is open, the parser says in words where it stands; its place is that of what stands around the tag, or none.
  const [, openLine, openColumn] =
    /^Expected a closing tag for .*? \((\d+):(\d+)-/.exec(reason) ?? [];
  const place = error.place?.start ?? error.place;
  const line = openLine === undefined ? (error.line ?? place?.line) : Number(openLine);
  const column = openColumn === undefined ? (error.column ?? place?.column) : Number(openColumn);
  return {
    ...(line != null && { line }),
    ...(column != null && { column }),
    what: `is no MDX: ${reason.replace(/\s+/g, ' ').replace(/\.$/, '')}`,
    why: 'The page cannot be compiled.',
    mend: 'Close what is open; a < or { that is meant as a character belongs into `code` or behind a backslash.',
  };
}

/** The text that is parsed: callouts and heading ids in the syntax that the parser knows, in as many lines. */
export function preparePage(text: string): string {
  return admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(text), [...calloutKinds]);
}

/** Loads the parsers that Docusaurus uses, with its own syntax of callouts and heading ids. */
export async function loadParser(): Promise<PageParser> {
  const [unified, parse, mdx, gfm, directive, frontMatter, comment, text] = await loadParsers();
  const processor = unified
    .unified()
    .use(parse.default)
    .use(mdx.default)
    .use(gfm.default)
    .use(directive.default)
    .use(frontMatter.default)
    .use(comment.default as never, { ast: true } as never)
    .freeze();
  return {
    parse(source) {
      try {
        return { tree: processor.parse(preparePage(source)) as Root };
      } catch (error) {
        return { fault: faultOf(error as ParserMessage) };
      }
    },
    toString: (nodes) => text.toString(nodes),
  };
}
