import type { Nodes, Root } from 'mdast';
import type { LocalFault } from './types';
import { placeOf, walk } from './walk';

/** Whether a reader sees or hears anything of a node: words, code, a picture (`readPage.ts` demands its text), or one of our components. */
export function says(node: Nodes): boolean {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value.trim() !== '';
    case 'image':
    case 'imageReference':
      return true;
    case 'mdxTextExpression':
      // A comment is none, `{' '}` is only room.
      return /\w/.test(node.value.replace(/\/\*[\s\S]*?\*\//g, ''));
    case 'mdxJsxTextElement':
      return /^[A-Z]/.test(node.name ?? '') || node.children.some(says);
    default:
      return 'children' in node && node.children.some(says);
  }
}

/**
 * Demands that each cell of a table's header names its column or rows (axe, `empty-table-header`), and that each row has as many cells
 * as the header: what is too much is published nowhere (GFM, "Tables").
 */
export function checkTables(tree: Root): LocalFault[] {
  const faults: LocalFault[] = [];
  walk(tree, (node) => {
    if (node.type !== 'table') return;
    const header = node.children[0]?.children ?? [];
    for (const [index, cell] of header.entries()) {
      if (says(cell)) continue;
      faults.push({
        ...placeOf(cell),
        what: `has a table whose column ${index + 1} of ${header.length} has no name`,
        why: 'A screen reader says the name of the column before each cell.',
        mend: 'Write what the cells below have in common, also above the first column.',
      });
    }
    for (const row of node.children) {
      const { length } = row.children;
      if (length === header.length) continue;
      faults.push({
        ...placeOf(row),
        what: `has a table row of ${length} cells below a header of ${header.length}`,
        why:
          length > header.length
            ? 'What is too much is left out without a word.'
            : 'Readers meet empty cells at its end.',
        mend: 'Write as many cells as the header has; a | within a cell is written \\|.',
      });
    }
  });
  return faults;
}
