import { folderOf, type Redirect } from '../../../src/navigation/findRedirect';
import { listNodes, type TreeNode } from '../../../src/navigation/pageTree';
import { redirectProblems } from '../../../src/navigation/redirectProblems';

interface Options {
  redirects: Redirect[];
  trees: Record<string, TreeNode[]>;
  /** Whether an address of the tree has a page to show. */
  isWritten: (pathname: string) => boolean;
}

/**
 * The rules that a build applies: all but those that lead to a single page nobody has written yet.
 * @throws one error that lists every problem of the table
 */
export function liveRedirects({ redirects, trees, isWritten }: Options): Redirect[] {
  const pages = Object.entries(trees).flatMap(([name, tree]) =>
    listNodes(tree, name)
      .filter(({ kind }) => kind === 'page')
      .map(({ node }) => node.pathname),
  );
  const problems = redirectProblems(redirects, { pages });
  if (problems.length > 0) {
    throw new Error(
      `The redirects (config/redirects.ts) have ${problems.length} problem${problems.length === 1 ? '' : 's'}:\n${problems
        .map((problem) => `  - ${problem}`)
        .join('\n')}`,
    );
  }
  return redirects.filter(
    ({ to }) => !to.startsWith('/') || folderOf(to) !== undefined || isWritten(to),
  );
}
