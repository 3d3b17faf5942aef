import fs from 'node:fs';
import path from 'node:path';
import { askGit } from '../../../plugins/support/askGit';
import { keyOf } from '../../../plugins/support/keptFile';
import { parseJson } from '../../../plugins/support/parseJson';
import { noInput } from '../languages/languageInputs';
import { digestFile } from './buildDigest';

/** What a language of a build was made of. */
export interface BuildRecord {
  locale: string;
  /** The commit, and behind a plus a digest of what was changed since; nothing without git. */
  source: string;
  /** When that was committed, as ISO 8601 has it; nothing without git. */
  committed: string;
  /** Digests of the settings of the deployment, by name, of `digestSettings`. */
  settings: Readonly<Record<string, string>>;
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
      const record = parseJson(file, fs.readFileSync(file, 'utf8')) as BuildRecord;
      const types = {
        locale: 'string',
        source: 'string',
        committed: 'string',
        settings: 'object',
      } as const;
      for (const [key, type] of Object.entries(types)) {
        if (typeof record[key as keyof BuildRecord] !== type) {
          throw new Error(`${file} says no ${key}. Build this language again.`);
        }
      }
      return record;
    });
}

/**
 * Takes away what says that a build is whole and what a language of it is made of: while it is built, and after a run that was broken
 * off, neither is so.
 * @param build - absolute
 */
export function forgetRecord(build: string, locale: string): void {
  for (const name of [digestFile, recordFile(locale)]) {
    fs.rmSync(path.join(build, name), { force: true });
  }
}

/** What stands for a file in a digest: of a link where it leads, of another repository that it is there. */
function contentOf(file: string): string | Buffer {
  const stats = fs.lstatSync(file, { throwIfNoEntry: false });
  if (!stats || stats.isDirectory()) return '';
  if (stats.isSymbolicLink()) return fs.readlinkSync(file);
  try {
    return fs.readFileSync(file);
  } catch {
    // Nobody may read it: that it is another one is seen by its time.
    return `${stats.size} ${stats.mtimeMs}`;
  }
}

/**
 * What is built: the commit, and what has been changed since.
 * @param root - of the project
 */
export function sourceOf(root: string): Pick<BuildRecord, 'source' | 'committed'> {
  const git = askGit(root);
  let [head, listed, diff] = ['', '', ''];
  try {
    head = git('log', '-1', '--format=%H %cI');
    listed = git('ls-files', '-z', '--others', '--exclude-standard');
    diff = git('diff', 'HEAD', '--no-ext-diff', '--binary');
  } catch {
    return { source: '', committed: '' };
  }
  const [commit = '', committed = ''] = head.trim().split(' ');
  const others = listed.split('\0').filter((name) => name && !noInput.test(name));
  const changes = [
    diff,
    ...others.toSorted().flatMap((name) => [name, contentOf(path.join(root, name))]),
  ];
  const isClean = changes.length === 1 && diff === '';
  return { source: isClean ? commit : `${commit}+${keyOf(...changes).slice(0, 16)}`, committed };
}
