import type { Nodes, Root } from 'mdast';
import type { LocalFault } from './types';
import { placeOf, walk } from './walk';

type Block = Extract<Nodes, { type: 'paragraph' | 'heading' | 'tableCell' }>;

/** How addresses begin that Markdown leaves to a link. */
const address = String.raw`(?:\/|\.{1,2}\/|#|https?:|mailto:|tel:)`;

/** What looks like a link; what Markdown has understood is masked. Signs of full width are those of a Chinese keyboard. */
const patterns = {
  reference: /(?<!\\)\[([^\][]+)\]\[((?!\^)[^\][]*)(?<!\\)\]/g,
  footnote: /(?<!\\)\[\^[^\][]+\]/g,
  apart: new RegExp(
    String.raw`(?<!\\)[[［【][^\][［］【】]+[\]］】]\s*[(（]${address}[^)）\s]*[)）]?`,
    'g',
  ),
  swapped: new RegExp(String.raw`(?<!\\)\(([^()[\]]+)\)\[(${address}[^\]\s]*)\]`, 'g'),
};

/** What says nothing of links by itself; a colon in a text is a directive. */
const open = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'strong',
  'emphasis',
  'delete',
  'textDirective',
]);

/** What stands in a block as it is written, with the characters of everything that Markdown has understood masked. */
function maskedSource(block: Block, lines: readonly string[]): { source: string; masked: string } {
  const { start, end } = block.position!;
  const starts: number[] = [];
  let source = '';
  for (let { line } = start; line <= end.line; line += 1) {
    const from = line === start.line ? start.column - 1 : 0;
    starts[line] = source.length - from;
    const whole = lines[line - 1] ?? '';
    source += `${whole.slice(from, line === end.line ? end.column - 1 : undefined)}\n`;
  }
  const at = ({ line, column }: { line: number; column: number }) => starts[line]! + column - 1;
  let masked = source;
  const mask = (from: number, to: number) => {
    const covered = masked.slice(from, to).replace(/[^\n]/g, '_');
    masked = masked.slice(0, from) + covered + masked.slice(to);
  };
  const visit = (node: Nodes): void => {
    if (!node.position || node.type === 'text') return;
    const [from, to] = [at(node.position.start), at(node.position.end)];
    const children = 'children' in node ? node.children : [];
    // An address alone is a link, too, and what stands around it may have been meant as its text.
    const isBare = node.type === 'link' && !/^[[<]/.test(source.slice(from));
    if (isBare || open.has(node.type)) children.forEach(visit);
    else if (node.type === 'mdxJsxTextElement' && children.length > 0) {
      mask(from, at(children[0]!.position!.start));
      mask(at(children.at(-1)!.position!.end), to);
      children.forEach(visit);
    } else mask(from, to);
  };
  visit(block);
  return { source, masked };
}

/** Finds links in a block that Markdown takes for words. */
function takenForWords(block: Block, lines: readonly string[]): LocalFault[] {
  if (!block.position) return [];
  const { start } = block.position;
  const { source, masked } = maskedSource(block, lines);
  const find = (
    pattern: RegExp,
    tell: (written: string, first: string, second: string) => Pick<LocalFault, 'what' | 'mend'>,
  ) =>
    [...masked.matchAll(pattern)].map(({ index, 0: { length }, 1: one = '', 2: two = '' }) => {
      const before = source.slice(0, index).split('\n');
      const written = (from: number, size: number) =>
        source.slice(from, from + size).replace(/\n[\s>]*/g, ' ');
      return {
        line: start.line + before.length - 1,
        column: before.at(-1)!.length + (before.length === 1 ? start.column : 1),
        why: 'It is published as words.',
        ...tell(
          written(index, length),
          written(index + 1, one.length),
          written(index + length - 1 - two.length, two.length),
        ),
      };
    });
  return [
    ...find(patterns.reference, (whole, text, name) => ({
      what: `has the reference ${whole}, which nothing defines`,
      mend: new RegExp(`^${address}`).test(name)
        ? `Write [${text}](${name}).`
        : `Add a line [${name || text}]: /address/, or write the address: [${text}](/address/).`,
    })),
    ...find(patterns.footnote, (whole) => ({
      what: `has the footnote ${whole}, which nothing defines`,
      mend: `Add a line ${whole}: with its text.`,
    })),
    ...find(patterns.apart, (whole) => ({
      what: `has a link that is none: ${whole}`,
      mend: 'Write [text](/address/) without a space between or in the address, and close it.',
    })),
    ...find(patterns.swapped, (whole, text, target) => ({
      what: `has a link that is none: ${whole}`,
      mend: `Write [${text}](${target}).`,
    })),
  ];
}

const identifier = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * Finds links that Markdown takes for words: references that nothing defines, and addresses that stand apart from
 * their text; and definitions that are there twice or for nothing.
 * @param lines - of the page
 */
export function checkReferences(tree: Root, lines: readonly string[]): LocalFault[] {
  const faults: LocalFault[] = [];
  const defined = new Map<string, number>();
  const used = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') {
      const name = `${node.type === 'definition' ? '' : '^'}${identifier(node.identifier)}`;
      const first = defined.get(name);
      if (first !== undefined) {
        faults.push({
          ...placeOf(node),
          what: `defines [${name}] twice`,
          why: `Only line ${first} counts.`,
          mend: 'Keep one.',
        });
      } else defined.set(name, placeOf(node).line);
    } else if (node.type === 'linkReference' || node.type === 'imageReference') {
      used.add(identifier(node.identifier));
    } else if (node.type === 'footnoteReference') used.add(`^${identifier(node.identifier)}`);
  });
  for (const [name, line] of defined) {
    if (used.has(name)) continue;
    faults.push({
      line,
      what: `defines [${name}], which nothing uses`,
      why: 'No reader sees it.',
      mend: 'Remove it, or link with it.',
    });
  }
  walk(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      faults.push(...takenForWords(node, lines));
    }
  });
  return faults;
}
