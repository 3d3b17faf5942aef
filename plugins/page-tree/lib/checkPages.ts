import { nodesByPath } from '../../../src/navigation/rules/tree/nodesByPath';
import { kindOf, treeProblems, type TreeNode } from '../../../src/navigation/rules/tree/pageTree';
import { stripDocsTab } from '../../../src/navigation/rules/paths/stripDocsTab';

/**
 * Checks the trees, and that every page file is named by a node and lies where its address says.
 * @param trees - by docs instance
 * @param pages - page file → page path, of both instances
 * @throws one error that lists every problem with its place and the way to mend it
 */
export function checkPages(
  trees: Record<string, TreeNode[]>,
  pages: ReadonlyMap<string, string>,
): void {
  const problems = treeProblems(trees);
  const nodes = nodesByPath(trees);
  for (const [file, pathname] of pages) {
    // A tab belongs to the node of its page.
    const placed = nodes.get(stripDocsTab(pathname));
    if (!/\/index\.mdx$/.test(file)) {
      problems.push(`${file}: a page is a folder with an index.mdx; rename the file`);
    } else if (!placed) {
      problems.push(
        `${file}: no node of the page tree names ${pathname}; add one in config/page-tree or move the page`,
      );
    } else if (kindOf(placed.node) !== 'page') {
      problems.push(
        `${file}: ${pathname} is a ${kindOf(placed.node)} at ${placed.place}, which has no page of its own`,
      );
    }
  }
  if (problems.length > 0) {
    throw new Error(
      `The page tree has ${problems.length} problem${problems.length === 1 ? '' : 's'}:\n${problems
        .map((problem) => `  - ${problem}`)
        .join('\n')}`,
    );
  }
}
