import { codeLine, openedBy, outerMarks } from '../../../src/agents/rules/markdownLines';
import { endOfBraces, readTag } from './readTag';

interface Place {
  from: number;
  /** Behind its last character. */
  to: number;
}

/** A part of a page that is more, or less, than words. */
export type MarkupPart = Place &
  (
    | { kind: 'frontMatter' | 'comment' }
    /** What stands between braces. */
    | { kind: 'expression' }
    /** What stands in a fence, or within a line. */
    | { kind: 'fence' | 'code'; code: string }
    | { kind: 'tag'; name: string; texts: ReadonlyMap<string, string> }
  );

/** A page as far as it can be told from its text alone. */
export interface Markup {
  /** In the order of the page; none stands in another. */
  parts: MarkupPart[];
  /** Lines of headings from their first #, which may hold parts. */
  headings: Place[];
}

const frontMatter = /^\uFEFF?---[ \t]*\r?\n(?:[^]*?\n)??---[ \t]*(?=\r?\n|$)/;
const lineEnd = /\r\n?|\n/g;
const heading = /^#{1,6}(?:[ \t]|$)/;

interface Line extends Place {
  text: string;
  /** Where the next line begins. */
  next: number;
}

function lineAt(mdx: string, from: number): Line {
  lineEnd.lastIndex = from;
  const end = lineEnd.exec(mdx);
  const to = end?.index ?? mdx.length;
  return { from, to, text: mdx.slice(from, to), next: end ? lineEnd.lastIndex : mdx.length };
}

/** The marks of code at a place. */
function runAt(mdx: string, from: number): string {
  let to = from;
  while (mdx[to] === '`') to += 1;
  return mdx.slice(from, to);
}

/** Reads a fence from the line that opens it. */
function readFence(
  mdx: string,
  opening: Line,
  before: string,
  mark: string,
): MarkupPart & { next: number } {
  const code: string[] = [];
  let last = opening;
  while (last.next < mdx.length) {
    const line = lineAt(mdx, last.next);
    const own = codeLine(line.text, before);
    // A line that has left the list or quote of the fence ends it.
    if (!own) break;
    last = line;
    const closing = /^[ \t]*(`{3,}|~{3,})[ \t]*$/.exec(own.text)?.[1] ?? '';
    if (closing.startsWith(mark)) break;
    code.push(own.text);
  }
  const from = opening.from + before.length;
  return { kind: 'fence', from, to: last.to, next: last.next, code: code.join('\n') };
}

const quotesOf = (marks: string) => marks.split('>').length;

/** Whether a line cannot go on with the text of the one before it. */
function isApart(line: string, before: string): boolean {
  const marks = outerMarks(line);
  const text = line.slice(marks.length);
  return (
    text === '' ||
    heading.test(text) ||
    openedBy(text) !== undefined ||
    /[^>\s]/.test(marks) ||
    quotesOf(marks) > quotesOf(before) ||
    /^(?:\||:::)/.test(text)
  );
}

/**
 * Reads code within a text.
 * @param from - at its first mark
 * @param before - outer marks of the line
 * @param isLine - whether the text ends with the line
 * @returns undefined if as many marks do not follow
 */
function readCode(
  mdx: string,
  from: number,
  before: string,
  isLine: boolean,
): (MarkupPart & { kind: 'code' }) | undefined {
  const marks = runAt(mdx, from);
  let line = lineAt(mdx, from + marks.length);
  for (;;) {
    for (const { 0: run, index } of line.text.matchAll(/`+/g)) {
      if (run !== marks) continue;
      const end = line.from + index;
      const code = mdx.slice(from + marks.length, end);
      return { kind: 'code', from, to: end + run.length, code };
    }
    if (isLine || line.next >= mdx.length) return undefined;
    line = lineAt(mdx, line.next);
    if (isApart(line.text, before)) return undefined;
  }
}

/** What stands behind the words of a link, of which no sign is one. */
const address = /\((?:[^\s()<>]|\([^\s()<>]*\))*(?:[ \t]+(?:"[^"\r\n]*"|'[^'\r\n]*'))?[ \t]*\)/y;

const commentOnly = /^(?:\s|\/\*[^]*?\*\/)*$/;

/** Reads what stands at a sign: code, braces, a tag or a comment of HTML; undefined if the sign is only that. */
function readPart(
  mdx: string,
  from: number,
  before: string,
  isLine: boolean,
): MarkupPart | undefined {
  switch (mdx[from]) {
    case '`':
      return readCode(mdx, from, before, isLine);
    case '{': {
      // The id of a heading.
      if (mdx[from + 1] === '#') return undefined;
      const to = endOfBraces(mdx, from);
      if (to === undefined) return undefined;
      const kind = commentOnly.test(mdx.slice(from + 1, to - 1)) ? 'comment' : 'expression';
      return { kind, from, to };
    }
    default: {
      if (mdx.startsWith('<!--', from)) {
        const end = mdx.indexOf('-->', from);
        return end < 0 ? undefined : { kind: 'comment', from, to: end + 3 };
      }
      const tag = readTag(mdx, from);
      return tag && { kind: 'tag', from, ...tag };
    }
  }
}

/** Reads a text to the end of the line at which none of its parts is open. */
function readText(
  mdx: string,
  start: number,
  before: string,
  isLine: boolean,
): { parts: MarkupPart[]; next: number } {
  const parts: MarkupPart[] = [];
  const signs = /\](?=\()|[\\`{<\r\n]/g;
  signs.lastIndex = start;
  for (let sign = signs.exec(mdx); sign; sign = signs.exec(mdx)) {
    const { 0: char, index } = sign;
    if (/[\r\n]/.test(char)) return { parts, next: lineAt(mdx, index).next };
    if (char === '\\') {
      if (/[!-/:-@[-`{-~]/.test(mdx[index + 1] ?? '')) signs.lastIndex += 1;
      continue;
    }
    if (char === ']') {
      address.lastIndex = index + 1;
      if (address.test(mdx)) signs.lastIndex = address.lastIndex;
      continue;
    }
    const part = readPart(mdx, index, before, isLine);
    if (part) parts.push(part);
    signs.lastIndex = part?.to ?? index + (runAt(mdx, index).length || 1);
  }
  return { parts, next: mdx.length };
}

/**
 * Reads of a page what can be told from its text without a syntax tree, which takes forty times as long: front matter, code, comments,
 * expressions, tags and headings. `checkMarkup` refuses a page of which the tree says something else.
 */
export function readMarkup(mdx: string): Markup {
  const parts: MarkupPart[] = [];
  const headings: Place[] = [];
  const [front] = frontMatter.exec(mdx) ?? [];
  if (front !== undefined) parts.push({ kind: 'frontMatter', from: 0, to: front.length });
  let at = front?.length ?? 0;
  while (at < mdx.length) {
    const line = lineAt(mdx, at);
    const before = outerMarks(line.text);
    const text = line.text.slice(before.length);
    const mark = openedBy(text);
    if (mark !== undefined) {
      const { next, ...fence } = readFence(mdx, line, before, mark);
      parts.push(fence);
      at = next;
      continue;
    }
    const isHeading = heading.test(text);
    const from = line.from + before.length;
    if (isHeading) headings.push({ from, to: line.to });
    const found = readText(mdx, from, before, isHeading || text.startsWith('|'));
    parts.push(...found.parts);
    at = found.next;
  }
  return { parts, headings };
}
