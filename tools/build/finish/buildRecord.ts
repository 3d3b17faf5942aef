import fs from 'node:fs';
import path from 'node:path';
import { askGit } from '../../../plugins/support/askGit';
import { keyOf } from '../../../plugins/support/keptFile';

/** What a language of a build was made of. */
export interface BuildRecord {
  locale: string;
  /** The commit, and behind a plus a digest of what was changed since; nothing without git. */
  source: string;
  /** When that was committed, as ISO 8601 has it; nothing without git. */
  committed: string;
  /** Digest of the settings of the deployment. */
  settings: string;
}

const folder = '.hosting/languages';

/** Where the record of a language is, below a build. */
export const recordFile = (locale: string): string => `${folder}/${locale}.json`;

/**
 * The records of a build, by language.
 * @param build - absolute
 * @throws if one cannot be read
 */
export function readRecords(build: string): BuildRecord[] {
  const at = path.join(build, folder);
  if (!fs.existsSync(at)) return [];
  return fs
    .readdirSync(at)
    .toSorted()
    .map((name) => {
      const file = path.join(at, name);
      const record = JSON.parse(fs.readFileSync(file, 'utf8')) as BuildRecord;
      for (const key of ['locale', 'source', 'committed', 'settings'] as const) {
        if (typeof record[key] !== 'string') {
          throw new Error(`${file} says no ${key}. Build this language again.`);
        }
      }
      return record;
    });
}

/**
 * What is built: the commit, and what has been changed since.
 * @param root - of the project
 */
export function sourceOf(root: string): Pick<BuildRecord, 'source' | 'committed'> {
  const git = askGit(root);
  try {
    const [commit = '', committed = ''] = git('log', '-1', '--format=%H %cI').trim().split(' ');
    const others = git('ls-files', '-z', '--others', '--exclude-standard')
      .split('\0')
      .filter(Boolean);
    const changes = [
      git('diff', 'HEAD', '--no-ext-diff', '--binary'),
      ...others.toSorted().flatMap((name) => [name, fs.readFileSync(path.join(root, name))]),
    ];
    const isClean = changes.length === 1 && changes[0] === '';
    return { source: isClean ? commit : `${commit}+${keyOf(...changes).slice(0, 16)}`, committed };
  } catch {
    return { source: '', committed: '' };
  }
}
