import { folderOf, moveOnce, type Redirect } from './findRedirect';

/** What the check has to know about the site. */
export interface KnownPages {
  /** Paths of the pages, without language and trailing slash. */
  pages: readonly string[];
}

const wellFormed = /^\/[^\s?#*\\]*[^\s?#*\\/](\/\*)?$/;

/** What ends or begins something in the configuration of one host or another: quotes, variables, placeholders. */
const special = /["$`\p{Cc}]/u;
const specialInFrom = /[:{}]/;

/** The root of the site, as a folder that keeps the rest. */
const rootFolder = '/*';

/** An https address, where a browser cannot read another host. */
const elsewhere = /^https:\/\/[^\s/?#*\\{}]+(?:[/?#][^\s*\\{}]*)?$/;
/** The language's place: behind the host or a folder, before the rest of the path. */
const languagePlace = /(?<=[^/])\{langPrefix\}(?=\/)/;

/** Whether a target is a path of this site or an address elsewhere, with at most one `{langPrefix}`; both may keep a rest. */
function isTarget(to: string): boolean {
  return to.startsWith('/')
    ? to === rootFolder || (wellFormed.test(to) && !/[{}]/.test(to))
    : elsewhere.test(to.replace(/\/\*$/, '/').replace(languagePlace, ''));
}

function formProblems({ from, to }: Redirect): string[] {
  const problems: string[] = [];
  if (!wellFormed.test(from)) {
    problems.push('"from" must be a path without trailing slash, query and fragment');
  }
  if (!isTarget(to)) {
    problems.push('"to" must be such a path or an https address');
  }
  if (special.test(from + to) || specialInFrom.test(from)) {
    problems.push('a host would read more than text in " $ ` : { } and control characters');
  }
  if (folderOf(to) !== undefined && folderOf(from) === undefined) {
    problems.push('"to" keeps a rest with /*, and "from" has none');
  }
  return problems;
}

/** Follows what a rule answers through the table. */
function chainProblem(table: readonly Redirect[], from: string): string | undefined {
  const way = [from];
  for (;;) {
    const next = moveOnce(table, way.at(-1)!);
    if (next === undefined) break;
    const isLoop = way.includes(next);
    way.push(next);
    // A folder that moves into itself grows for ever.
    if (isLoop || way.length > table.length + 2) return `is a loop: ${way.slice(0, 4).join(' → ')}`;
  }
  return way.length > 2 ? `is a chain: ${way.join(' → ')}` : undefined;
}

/**
 * Checks a table of redirects: well-formed, every address once, no chain, no loop, no page hidden, every
 * target a page (for a folder: a folder with pages).
 * @returns every problem as one line that names the rule; empty when all is well
 */
export function redirectProblems(table: readonly Redirect[], { pages }: KnownPages): string[] {
  const isPage = new Set(pages);
  const isFolder = (folder: string) =>
    pages.some((page) => page === folder || page.startsWith(`${folder}/`));
  const seen = new Set<string>();
  return table.flatMap((rule) => {
    const { from, to } = rule;
    const problems = formProblems(rule);
    if (problems.length === 0) {
      if (seen.has(from)) problems.push('the address stands twice');
      seen.add(from);
      const moved = folderOf(from);
      if (moved === undefined ? isPage.has(from) : isFolder(moved)) {
        problems.push('hides a page that is there');
      }
      const kept = folderOf(to);
      if (to.startsWith('/') && !(kept === undefined ? isPage.has(to) : isFolder(kept))) {
        problems.push(`no page of the tree is at ${to}`);
      }
      const chain = (moved === undefined ? [from] : [moved, `${moved}/any`])
        .map((sample) => chainProblem(table, sample))
        .find((problem) => problem !== undefined);
      if (chain !== undefined) problems.push(chain);
    }
    return problems.map((problem) => `${from} → ${to}: ${problem}`);
  });
}
