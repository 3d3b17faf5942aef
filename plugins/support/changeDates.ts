import { askGit } from './askGit';

/** Where a list of changed files begins with the date of its commit. */
const dateLine = /^commit (\d{4}-\d{2}-\d{2})$/;

/**
 * The day on which each file was committed last, from one reading of the whole history: a question a file would take
 * minutes. (Docusaurus's own reader, `experimental_vcs`, would do the same at every start, for pages that show no dates.)
 * @param siteDir - root of the repository
 * @returns by path from the root; nothing without git, or in a shallow clone, where every file is as old as its one commit
 */
export function changeDates(siteDir: string): Map<string, string> {
  const git = askGit(siteDir);
  try {
    const [isShallow, prefix] = git('rev-parse', '--is-shallow-repository', '--show-prefix').split(
      '\n',
    );
    // Below the root of another repository the paths would be others.
    if (isShallow !== 'false' || prefix !== '') return new Map();
    return parseChangeDates(
      // The committer's date: the one of the author may be older than what stands before it.
      git('-c', 'core.quotepath=off', 'log', '--format=commit %cs', '--name-only', '--no-renames'),
    );
  } catch {
    return new Map();
  }
}

/**
 * Reads what `git log --format='commit %cs' --name-only` prints, newest first.
 * @returns day (`2026-11-25`) by file
 */
export function parseChangeDates(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    const [, next] = dateLine.exec(line) ?? [];
    if (next !== undefined) date = next;
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}
