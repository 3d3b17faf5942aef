import type { Blockquote, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { nearestName } from './nearestName';
import type { LocalFault } from './types';
import { placeOf, walk } from './walk';

/** The callouts that the site has (`src/theme/Admonition`). */
export const calloutKinds = ['note', 'tip', 'warning', 'danger'] as const;

/** What other sites call them. */
const otherNames: Record<string, string> = {
  info: 'note',
  important: 'note',
  secondary: 'note',
  success: 'tip',
  hint: 'tip',
  caution: 'warning',
  attention: 'warning',
  error: 'danger',
};

const kinds: readonly string[] = calloutKinds;
const list = `Known are ${kinds.map((kind) => `:::${kind}`).join(', ')}.`;

function meant(name: string): string {
  const word = name.toLowerCase();
  const kind = Object.hasOwn(otherNames, word) ? otherNames[word] : nearestName(word, kinds);
  return kind ? `Write :::${kind}. ${list}` : list;
}

const published = 'It is published as words, or as a box without a look.';

function containerFaults(node: ContainerDirective, lines: readonly string[]): LocalFault[] {
  const place = placeOf(node);
  const faults: LocalFault[] = [];
  if (!kinds.includes(node.name)) {
    faults.push({
      ...place,
      what: `has the unknown callout :::${node.name}`,
      why: published,
      mend: meant(node.name),
    });
  }
  const unknown = Object.keys(node.attributes ?? {}).filter((name) => name !== 'title');
  if (unknown.length > 0) {
    faults.push({
      ...place,
      what: `gives the callout :::${node.name} ${unknown.join(', ')}`,
      why: 'A callout has a title at most.',
      mend: `Remove it; a title is written :::${node.name}[Title].`,
    });
  }
  const first = lines[place.line - 1] ?? '';
  const last = lines[(node.position?.end.line ?? place.line) - 1] ?? '';
  const colons = /:{3,}/.exec(first)?.[0].length ?? 3;
  const isClosed =
    node.position?.end.line !== place.line && new RegExp(`^[>\\s]*:{${colons},}\\s*$`).test(last);
  if (!isClosed) {
    faults.push({
      ...place,
      what: `opens the callout :::${node.name} and does not close it`,
      why: 'Everything below it stands in the callout.',
      mend: `Close it with a line of ${':'.repeat(colons)} alone.`,
    });
  } else if (node.children.every((child) => child.data && 'directiveLabel' in child.data)) {
    faults.push({
      ...place,
      what: `has an empty callout, :::${node.name}`,
      why: 'Readers see a box with a title and nothing in it.',
      mend: 'Write what it is about, or remove it.',
    });
  }
  return faults;
}

function directiveFault(
  node: LeafDirective | TextDirective,
  lines: readonly string[],
): LocalFault | undefined {
  const place = placeOf(node);
  const isLeaf = node.type === 'leafDirective';
  const mark = isLeaf ? '::' : ':';
  const isSimple =
    node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0 && !isLeaf;
  const before = (lines[place.line - 1] ?? '').slice(0, place.column - 1);
  // "10:30", "a:b": Docusaurus gives the text back as it is.
  if (isSimple && before !== '' && !/[\s(]$/.test(before)) return undefined;
  return {
    ...place,
    what: `has the directive ${mark}${node.name}`,
    why: published,
    mend: isLeaf
      ? `A callout begins with three colons and ends with a line of three. ${list}`
      : 'Put it into `code`, or a backslash before the colon.',
  };
}

/** A callout as another system writes it: `> [!NOTE]`. */
function quotedCalloutFault(node: Blockquote, lines: readonly string[]): LocalFault | undefined {
  const place = placeOf(node.children[0] ?? node);
  const text = (lines[place.line - 1] ?? '').slice(place.column - 1);
  const [mark, name = ''] = /^\[!([a-z]+)\]/i.exec(text) ?? [];
  if (mark === undefined) return undefined;
  return {
    ...place,
    what: `has the callout ${mark} of another system`,
    why: 'It is published as a quotation that begins with these signs.',
    mend: `${meant(name)} A line of ::: closes it.`,
  };
}

/**
 * Finds callouts that the site has not, and directives that are no callouts.
 * @param lines - of the page
 * @param isCode - whether a line, from 1, is code, a comment or front matter
 */
export function checkCallouts(
  tree: Root,
  lines: readonly string[],
  isCode: (line: number) => boolean,
): LocalFault[] {
  const faults: LocalFault[] = [];
  const marks = new Set<number>();
  walk(tree, (node) => {
    if (node.type === 'containerDirective') {
      marks.add(placeOf(node).line).add(node.position?.end.line ?? 0);
      faults.push(...containerFaults(node, lines));
    } else if (node.type === 'leafDirective' || node.type === 'textDirective') {
      if (node.type === 'leafDirective') marks.add(placeOf(node).line);
      const fault = directiveFault(node, lines);
      if (fault) faults.push(fault);
    } else if (node.type === 'blockquote') {
      const fault = quotedCalloutFault(node, lines);
      if (fault) faults.push(fault);
    }
  });
  lines.forEach((text, index) => {
    const line = index + 1;
    const [, name = ''] = /^[>\s]*:{3,}\s*(\S*)/.exec(text) ?? [undefined, undefined];
    if (!/^[>\s]*:{3,}/.test(text) || marks.has(line) || isCode(line)) return;
    const word = /^[A-Za-z]+/.exec(name ?? '')?.[0];
    faults.push({
      line,
      what: word
        ? `has a line that is no callout: ${text.trim()}`
        : 'has a line of colons that closes nothing',
      why: published,
      mend: word
        ? `${meant(word)} Nothing stands between the colons and the kind.`
        : 'Remove it, or open a callout above it.',
    });
  });
  return faults;
}
