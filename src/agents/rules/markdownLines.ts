/** A line of Markdown. */
export interface MarkdownLine {
  /** What it is: `opening` and `closing` are those around the code of a fence. */
  kind: 'heading' | 'opening' | 'code' | 'closing' | 'text';
  /** Marks of the quotes and lists that it stands in, and room. */
  before: string;
  /** What is written behind these. */
  text: string;
}

/** Quotes, bullets and numbers at the beginning of a line. */
const marks = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/;
const mark = /^(`{3,})[^`]*$|^(~{3,})/;
const heading = /^#{1,6}(?:[ \t]|$)/;

/** Marks of the quotes and lists at the beginning of a line, and room. */
export const outerMarks = (line: string): string => marks.exec(line)![0];

/** The marks of the fence that a line opens behind its outer marks; undefined if it opens none. */
export function openedBy(text: string): string | undefined {
  const [, ticks, tildes] = mark.exec(text) ?? [];
  return ticks ?? tildes;
}

/** The same marks for a line further down: room in the place of bullets and numbers. */
export const furtherMarks = (before: string): string => before.replace(/[^>\s]/g, ' ');

/** A line within a fence: the code begins behind the marks of the quotes and lists that the fence stands in; undefined if it has left them. */
export function codeLine(line: string, before: string): MarkdownLine | undefined {
  const quotes = before.split('>').length - 1;
  const [quoted = ''] = new RegExp(`^(?:[ \\t]*>){0,${quotes}}`).exec(line) ?? [];
  if (quoted.split('>').length - 1 < quotes) return undefined;
  const rest = line.slice(quoted.length);
  const room = furtherMarks(before).replace(/^.*>/, '').length;
  const own = Math.min(room, rest.length - rest.trimStart().length);
  const isItem = /[^>\s][^>]*$/.test(before);
  if (isItem && own < room && rest.trim() !== '') return undefined;
  return { kind: 'code', before: quoted + rest.slice(0, own), text: rest.slice(own) };
}

/**
 * Reads the lines of Markdown as the site writes it: headings begin with #, and code stands in fences, both also within quotes and lists.
 * @param markdown - without front matter
 */
export function markdownLines(markdown: string): MarkdownLine[] {
  let fence: { before: string; mark: string } | undefined;
  return markdown.split('\n').map((line): MarkdownLine => {
    if (fence) {
      const code = codeLine(line, fence.before);
      if (code) {
        const closing = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(code.text)?.[1] ?? '';
        if (!closing.startsWith(fence.mark)) return code;
        fence = undefined;
        return { ...code, kind: 'closing' };
      }
      fence = undefined;
    }
    const before = outerMarks(line);
    const text = line.slice(before.length);
    const opened = openedBy(text);
    if (opened !== undefined) fence = { before, mark: opened };
    const kind = opened !== undefined ? 'opening' : heading.test(text) ? 'heading' : 'text';
    return { kind, before, text };
  });
}
