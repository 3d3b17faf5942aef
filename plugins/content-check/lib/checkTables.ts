import type { Root } from 'mdast';
import type { LocalFault } from './types';
import { placeOf, walk } from './walk';

/** Demands that each row of a table has as many cells as its header: what is too much is published nowhere (GFM, "Tables"). */
export function checkTables(tree: Root): LocalFault[] {
  const faults: LocalFault[] = [];
  walk(tree, (node) => {
    if (node.type !== 'table') return;
    const wanted = node.children[0]?.children.length ?? 0;
    for (const row of node.children) {
      const { length } = row.children;
      if (length === wanted) continue;
      faults.push({
        ...placeOf(row),
        what: `has a table row of ${length} cells below a header of ${wanted}`,
        why:
          length > wanted
            ? 'What is too much is left out without a word.'
            : 'Readers meet empty cells at its end.',
        mend: 'Write as many cells as the header has; a | within a cell is written \\|.',
      });
    }
  });
  return faults;
}
