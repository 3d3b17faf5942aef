import fs from 'node:fs';
import path from 'node:path';
import { askGit } from './askGit';
import { keyOf, readKept, writeKept } from './keptFile';

/** The last commit that changed a file. */
export interface FileCommit {
  /** Day of the committer, as 2026-11-25. */
  date: string;
  /** The first ten digits of its hash: git's own abbreviation grows with a repository. */
  commit: string;
}

/** Where pages of the docs lie. */
const folders = ['docs', 'x-docs', 'i18n', 'versioned_docs', 'x_versioned_docs'];
const commitLine = /^commit ([0-9a-f]{10})[0-9a-f]* (\d{4}-\d{2}-\d{2})$/;

/**
 * Reads what `git log --format='commit %H %cs' --name-only` prints, newest first.
 * @returns the last commit by file, of pages alone
 */
export function parseCommits(log: string): Map<string, FileCommit> {
  const commits = new Map<string, FileCommit>();
  let last: FileCommit | undefined;
  for (const line of log.split('\n')) {
    const [, commit, date] = commitLine.exec(line) ?? [];
    if (commit && date) last = { date, commit };
    else if (last && line.endsWith('.mdx') && !commits.has(line)) commits.set(line, last);
  }
  return commits;
}

/**
 * The commit that changed each page last, in each of its languages and versions: from one reading of the history, which is remembered
 * for the commit that is checked out.
 * @param siteDir - root of the repository
 * @returns by path from the root; nothing without git, or in a shallow clone, where every file is as old as its one commit
 */
export function pageCommits(siteDir: string): Map<string, FileCommit> {
  const git = askGit(siteDir);
  try {
    const [isShallow, prefix, head] = git(
      'rev-parse',
      '--is-shallow-repository',
      '--show-prefix',
      'HEAD',
    ).split('\n');
    // Below the root of another repository the paths would be others.
    if (isShallow !== 'false' || prefix !== '') return new Map();
    const file = path.join(siteDir, 'node_modules/.cache/page-commits');
    const key = keyOf('1', head ?? '');
    const kept = readKept(file, key);
    if (kept) return new Map(JSON.parse(kept.toString()) as [string, FileCommit][]);
    const present = folders.filter((folder) => fs.existsSync(path.join(siteDir, folder)));
    const format = '--format=commit %H %cs';
    const commits = parseCommits(
      git(
        '-c',
        'core.quotepath=off',
        'log',
        format,
        '--name-only',
        '--no-renames',
        '--',
        ...present,
      ),
    );
    try {
      writeKept(file, key, JSON.stringify([...commits]));
    } catch {
      // A folder that cannot be written: the history is read again the next time.
    }
    return commits;
  } catch {
    return new Map();
  }
}
