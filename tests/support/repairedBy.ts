import { Parser } from 'htmlparser2';
import { parse } from 'parse5';

/** Elements that HTML lets an author leave out, and a browser puts there. */
const implied = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);
/** Elements that hold none of their own kind: a browser ends the outer one. */
const apart = new Set(['a', 'button', 'form']);

interface ParsedNode {
  tagName?: string;
  childNodes?: ParsedNode[];
  content?: ParsedNode;
}

function namesIn(node: ParsedNode): string[] {
  const { tagName = '', childNodes = [], content } = node;
  const own = tagName === '' || implied.has(tagName) ? [] : [tagName.toLowerCase()];
  return [...own, ...[...childNodes, ...(content ? [content] : [])].flatMap(namesIn)];
}

/**
 * Finds where a browser reads other HTML than was written: it closes, adds or moves elements, or drops an attribute, as the standard
 * bids it ("parsing main inbody" and what follows), and nothing says so. Tags that may be left out are no fault.
 * @param html - of a whole page, as it is served
 * @returns a line for each kind of repair, with what stands there
 */
export function repairedBy(html: string): string[] {
  const faults: string[] = [];
  const around = (at: number) => html.slice(Math.max(0, at - 60), at + 60).replace(/\s+/g, ' ');
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
    onParseError: ({ code, startOffset }) => faults.push(`${code}: ${around(startOffset)}`),
  });
  const written: { name: string; at: number }[] = [];
  const open: Record<string, number> = {};
  const reader = new Parser({
    onopentag: (name, _attributes, isImplied) => {
      if (isImplied || implied.has(name)) return;
      const at = reader.startIndex;
      written.push({ name, at });
      if (!apart.has(name)) return;
      open[name] = (open[name] ?? 0) + 1;
      if (open[name] > 1) faults.push(`${name} in ${name}: ${around(at)}`);
    },
    onclosetag: (name) => {
      if (apart.has(name)) open[name] = (open[name] ?? 0) - 1;
    },
  });
  reader.end(html);
  const read = namesIn(document as ParsedNode);
  const first = Array.from({ length: Math.max(read.length, written.length) }).findIndex(
    (_each, index) => read[index] !== written[index]?.name,
  );
  if (first >= 0) {
    const { name = 'nothing', at = html.length } = written[first] ?? {};
    faults.push(`${name} is written, ${read[first] ?? 'nothing'} is read: ${around(at)}`);
  }
  return faults;
}
