import type { Nodes, PhrasingContent, RootContent, TableCell, TableRow } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { plainWords } from '../../content-check/lib/plainWords';
import { attributesOf } from './attributesOf';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Makes Markdown of what an element holds. */
interface Makers {
  blocks: (children: readonly Nodes[]) => RootContent[];
  words: (children: readonly Nodes[]) => PhrasingContent[];
}

/** Elements that stand apart from the words around them, and say nothing else. */
const apart: ReadonlySet<string> = new Set(
  'p div figure figcaption details summary caption li dt dd tr td th'.split(' '),
);

const isElement = (node: Nodes, names: string): node is Element & Nodes =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  names.split(' ').includes(node.name ?? '');

/** What an element holds, also where the parser takes elements on lines of their own for a paragraph; without the room between them. */
const partsOf = (children: readonly Nodes[]): Nodes[] =>
  children
    .flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]))
    .filter((part) => part.type !== 'text' || part.value.trim() !== '');

const empty = (): TableCell => ({ type: 'tableCell', children: [] });

/** The rows of a table, and whether the first one names the columns. */
function rowsOf(table: Element, { words }: Makers): { rows: TableRow[]; isHeaded: boolean } {
  const collect = (node: Element): Element[] =>
    partsOf(node.children).flatMap((part) =>
      isElement(part, 'tr')
        ? [part]
        : isElement(part, 'thead tbody tfoot')
          ? collect(part as Element)
          : [],
    );
  const cellsOf = (row: Element) =>
    partsOf(row.children).filter((part): part is Element & Nodes => isElement(part, 'td th'));
  const found = collect(table).map(cellsOf);
  /** How many rows below a cell it takes, too, by column. */
  const taken: number[] = [];
  const rows = found.map((cells): TableCell[] => {
    const row: TableCell[] = [];
    const skip = () => {
      for (; (taken[row.length] ?? 0) > 0; row.push(empty())) taken[row.length]! -= 1;
    };
    for (const cell of cells) {
      skip();
      const { colSpan, rowSpan } = attributesOf(cell);
      for (let at = 0; at < (Number(colSpan) || 1); at += 1) {
        taken[row.length] = (Number(rowSpan) || 1) - 1;
        row.push(at === 0 ? { type: 'tableCell', children: words(cell.children) } : empty());
      }
    }
    skip();
    return row;
  });
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return {
    rows: rows.map((row) => ({
      type: 'tableRow',
      children: [...row, ...Array.from({ length: width - row.length }, empty)],
    })),
    isHeaded:
      partsOf(table.children).some((part) => isElement(part, 'thead')) ||
      (found[0] ?? []).every((cell) => isElement(cell, 'th')),
  };
}

function tableOf(table: Element, makers: Makers): RootContent[] {
  const { rows, isHeaded } = rowsOf(table, makers);
  const captions = partsOf(table.children).filter((part) => isElement(part, 'caption'));
  if (rows.length === 0) return makers.blocks(captions);
  const width = rows[0]!.children.length;
  const head: TableRow = { type: 'tableRow', children: Array.from({ length: width }, empty) };
  // Markdown has no table whose columns nothing stands above.
  const children = isHeaded ? rows : [head, ...rows];
  return [
    ...makers.blocks(captions),
    { type: 'table', align: head.children.map(() => null), children },
  ];
}

/** A list of items, those of several blocks with room around each. */
function list(items: readonly RootContent[][], start: number | null): RootContent[] {
  if (items.length === 0) return [];
  const spread = items.some(({ length }) => length > 1);
  const children = items.map((blocks) => ({
    type: 'listItem' as const,
    spread,
    children: blocks as never[],
  }));
  return [{ type: 'list', ordered: start !== null, start, spread, children }];
}

function listOf(element: Element, { blocks }: Makers): RootContent[] {
  const items = partsOf(element.children)
    .map((part) => blocks(isElement(part, 'li') ? part.children : [part]))
    .filter(({ length }) => length > 0);
  const { start = 1 } = attributesOf(element);
  return list(items, element.name === 'ol' ? Number(start) : null);
}

/** Terms and what they mean: an item for each term, which is strong. */
function termsOf(element: Element, { blocks, words }: Makers): RootContent[] {
  const items: RootContent[][] = [];
  let wasTerm = false;
  const parts = partsOf(element.children).flatMap((part) =>
    isElement(part, 'div') ? partsOf(part.children) : [part],
  );
  for (const part of parts) {
    const isTerm = isElement(part, 'dt');
    const own: RootContent[] = isTerm
      ? [{ type: 'paragraph', children: [{ type: 'strong', children: words(part.children) }] }]
      : blocks([part]);
    const isNext = items.length === 0 || (isTerm && !wasTerm);
    if (isNext) items.push(own);
    else items.at(-1)!.push(...own);
    wasTerm = isTerm;
  }
  return list(items, null);
}

/**
 * Blocks of Markdown for an element of HTML that is a block.
 * @returns undefined for one that stands among words
 */
export function htmlBlock(element: Element, makers: Makers): RootContent[] | undefined {
  switch (element.name) {
    case 'table':
      return tableOf(element, makers);
    case 'ul':
    case 'ol':
      return listOf(element, makers);
    case 'dl':
      return termsOf(element, makers);
    case 'blockquote': {
      const children = makers.blocks(element.children) as never[];
      return children.length > 0 ? [{ type: 'blockquote', children }] : [];
    }
    case 'pre':
      return [{ type: 'code', value: plainWords(element as Nodes).trim() }];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    default:
      return apart.has(element.name ?? '') ? makers.blocks(element.children) : undefined;
  }
}
