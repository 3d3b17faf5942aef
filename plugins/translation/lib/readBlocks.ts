import { load } from 'js-yaml';
import type { Nodes, Parents, Root, RootContent, Yaml } from 'mdast';
import { walk } from '../../content-check/lib/walk';
import type { Block, BlockKind } from '../../../src/translation/rules/types';
import { digestBlock } from './digestBlock';

/** A block with its place in the tree of its page. */
export interface PlacedBlock extends Block {
  /** What it is in the tree; the front matter, of a field. */
  node: Nodes;
  /** Index of the node of the page that holds it: of the table for a row, of the list for an item, else its own. */
  top: number;
  /** Offsets in the page as it is written; of a field, those of its value. */
  start: number;
  end: number;
}

const kinds: Partial<Record<RootContent['type'], BlockKind>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  blockquote: 'quote',
  containerDirective: 'callout',
  code: 'code',
};

/** An element with words in it is translated like a paragraph; one without is the same in every language. */
function kindOf(node: RootContent): BlockKind {
  const known = kinds[node.type];
  if (known) return known;
  if (node.type !== 'mdxJsxFlowElement') return 'other';
  let hasText = false;
  walk(node, (each) => {
    hasText ||= each.type === 'text' && each.value.trim() !== '';
  });
  return hasText ? 'paragraph' : 'component';
}

/**
 * Finds places of the prepared text in the page as it is written: of the beginning of a part, and of its end. Preparing adds to lines,
 * and always between the two.
 */
function writtenPlaces(prepared: string, text: string) {
  const endsOf = (each: string) => {
    let end = -1;
    return each.split('\n').map((line) => (end += line.length + 1));
  };
  const [before, after] = [endsOf(prepared), endsOf(text)];
  const moved = (line: number) => (after[line - 1] ?? 0) - (before[line - 1] ?? 0);
  return ({ start, end }: NonNullable<Nodes['position']>) => ({
    start: (start.offset ?? 0) + moved(start.line - 1),
    end: (end.offset ?? 0) + moved(end.line),
  });
}

/** The description, which is the one field with words; another value than a text is for `plugins/content-check` to tell. */
function fieldBlocks(
  node: Yaml,
  text: string,
  place: { start: number; end: number },
  top: number,
): PlacedBlock[] {
  let value: unknown;
  try {
    value = (load(node.value) as { description?: unknown } | null)?.description;
  } catch {
    return [];
  }
  if (typeof value !== 'string' || value.trim() === '') return [];
  const found = /^(description:[ \t]*)(.*)$/m.exec(text.slice(place.start, place.end));
  if (!found) return [];
  const start = place.start + found.index + found[1]!.length;
  return [
    {
      kind: 'field',
      text: value.trim(),
      digest: digestBlock('field', value),
      line: text.slice(0, start).split('\n').length,
      node,
      top,
      start,
      end: start + found[2]!.trimEnd().length,
    },
  ];
}

/**
 * Takes a page apart: paragraphs, items, rows, headings, callouts, code and components in the order of the page, and the description.
 * @param tree - of the page
 * @param prepared - text that the tree was made of
 * @param text - the page as it is written; where nobody has it, blocks are given as they were prepared
 */
export function readBlocks(tree: Root, prepared: string, text = prepared): PlacedBlock[] {
  const placeIn = writtenPlaces(prepared, text);
  const placeOf = ({ position }: Nodes) => (position ? placeIn(position) : { start: 0, end: 0 });
  return tree.children.flatMap((node, top): PlacedBlock[] => {
    if (node.type === 'yaml') return fieldBlocks(node, text, placeOf(node), top);
    const block = (part: Nodes, kind: BlockKind): PlacedBlock => {
      const { start, end } = placeOf(part);
      const own = text.slice(start, end).trimEnd();
      const line = part.position?.start.line ?? 1;
      return { kind, text: own, digest: digestBlock(kind, own), line, node: part, top, start, end };
    };
    if (node.type === 'list') return (node as Parents).children.map((item) => block(item, 'item'));
    if (node.type === 'table') return node.children.map((row) => block(row, 'row'));
    return [block(node, kindOf(node))];
  });
}
