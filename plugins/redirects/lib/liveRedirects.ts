import {
  findRedirect,
  folderOf,
  type Redirect,
} from '../../../src/navigation/rules/paths/findRedirect';
import { listNodes, type TreeNode } from '../../../src/navigation/rules/tree/pageTree';
import { redirectProblems } from '../../../src/navigation/rules/paths/redirectProblems';
import { nearestPage } from '../../../src/navigation/rules/versions/versionTarget';

interface Options {
  redirects: Redirect[];
  trees: Record<string, TreeNode[]>;
  /** Pages that are in no tree of these and are there: those of kept versions. */
  keptPages?: readonly string[];
  /** Pages of the trees that are not there, and will not be. */
  absent?: readonly string[];
  /** Whether an address of the tree has a page to show. */
  isWritten: (pathname: string) => boolean;
}

/** The path that the table answers, or the path itself. */
function followed(redirects: readonly Redirect[], pathname: string): string {
  return findRedirect(redirects, pathname)?.replace(/\/$/, '') ?? pathname;
}

/**
 * The rules that a build applies: those of the table, but where a page is not written yet, its section
 * answers: the nearest written page above it, or the page that the table gives for the section's own address.
 * Under a folder rule, every such page gets a rule of its own. Where no page of the section is written, an
 * exact rule waits and a folder keeps its rule. What stands in has the status 302: the page may be written
 * tomorrow, and a browser remembers a 301 for good.
 * @throws one error that lists every problem of the table
 */
export function liveRedirects({
  redirects,
  trees,
  keptPages = [],
  absent = [],
  isWritten,
}: Options): Redirect[] {
  const pages = Object.entries(trees).flatMap(([name, tree]) =>
    listNodes(tree, name)
      .filter(({ kind }) => kind === 'page')
      .map(({ node }) => node.pathname)
      .filter((pathname) => !absent.includes(pathname)),
  );
  const problems = redirectProblems(redirects, { pages: [...pages, ...keptPages] });
  if (problems.length > 0) {
    throw new Error(
      `The redirects (config/redirects.ts) have ${problems.length} problem${problems.length === 1 ? '' : 's'}:\n${problems
        .map((problem) => `  - ${problem}`)
        .join('\n')}`,
    );
  }
  const unwritten = pages.filter((page) => !isWritten(page));
  const written = new Set(pages.filter((page) => !unwritten.includes(page)));
  const exact = redirects.filter(({ from }) => folderOf(from) === undefined);
  const sectionOf = (page: string) => {
    const found = nearestPage(page, (path) => path !== '/' && written.has(followed(exact, path)));
    return found === undefined ? undefined : followed(exact, found);
  };
  const sections = new Map(unwritten.map((page) => [page, sectionOf(page)] as const));
  const taken = new Set(redirects.map(({ from }) => from));

  return redirects.flatMap((rule) => {
    if (!rule.to.startsWith('/')) return [rule];
    const [oldFolder, newFolder] = [folderOf(rule.from), folderOf(rule.to)];
    if (oldFolder === undefined || newFolder === undefined) {
      if (!sections.has(rule.to)) return [rule];
      const section = sections.get(rule.to);
      return section === undefined ? [] : [{ ...rule, to: section, status: 302 as const }];
    }
    const waiting = unwritten
      .filter((page) => page.startsWith(`${newFolder}/`))
      .flatMap((page) => {
        const from = oldFolder + page.slice(newFolder.length);
        const section = sections.get(page);
        return section === undefined || taken.has(from)
          ? []
          : [{ from, to: section, status: 302 as const }];
      });
    return [rule, ...waiting];
  });
}
