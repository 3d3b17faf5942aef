import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { namedDemos } from '../../../plugins/api-reference/lib/demos/namedDemos';
import { askGit } from '../../../plugins/support/askGit';
import { changeDates } from '../../../plugins/support/changeDates';
import { installedDigest } from '../../../plugins/support/installed';
import { pageCommits } from '../../../plugins/support/pageCommits';
import { keyOf } from '../../../plugins/support/keptFile';
import { locatePage } from '../../../src/navigation/rules/tree/locatePage';
import { languageInputs } from './languageInputs';

/**
 * The files of a project on the disk, sorted, without those that its own .gitignore names: they are made from the others. What a
 * person ignores for himself (.git/info/exclude and the like) may well be a page.
 * @returns nothing where git or a repository is missing
 */
function listFiles(root: string): string[] | undefined {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-per-directory=.gitignore'];
  let output: string;
  try {
    output = askGit(root)(...args);
  } catch {
    return undefined;
  }
  const files = [...new Set(output.split('\0').filter(Boolean))].sort();
  // In a folder that a repository around it ignores, git sees nothing.
  if (!files.includes('package.json')) return undefined;
  return files.filter((file) => fs.existsSync(path.join(root, file)));
}

/**
 * Digests everything that decides what the languages of the site look like. Each file is read once.
 * @param root - of the project
 * @param settings - what counts beside the files, of `settingsOf`; it is in the digest and nowhere else
 * @param unread - what the files begin with that no build reads: the sources of frozen versions
 * @returns a digest for each language; nothing where it cannot be told what the project is made of: without git or a
 * repository, or with a folder that git does not look into, or a file that cannot be read
 */
export function digestInputs(
  root: string,
  locales: readonly string[],
  settings: readonly string[],
  unread: readonly string[] = [],
): Map<string, string> | undefined {
  const files = listFiles(root)?.filter((file) => !unread.some((start) => file.startsWith(start)));
  if (!files) return undefined;
  const languages = locales.map((locale) => {
    const hash = createHash('sha256').update(keyOf(...settings));
    return { locale, hash, inputs: languageInputs(files, locale) };
  });
  // A page shows by which commit it was changed last: the same text has another one when it is committed.
  const commits = pageCommits(root);
  // The sitemap says the days of what pages show, and of the packages.
  const dates = changeDates(root);
  const dateOf = (file: string) =>
    file === 'package-lock.json' || locatePage(file) ? (dates.get(file) ?? '') : '';
  try {
    for (const file of files) {
      if (languages.every(({ inputs }) => !inputs.has(file))) continue;
      // Fails for another repository within this one and for a link to a folder.
      const content = fs.readFileSync(path.join(root, file));
      const whole = keyOf(file, 'whole', content, commits.get(file)?.commit ?? '', dateOf(file));
      for (const { hash, inputs } of languages) {
        // All of one length, so that they cannot run into each other.
        switch (inputs.get(file)) {
          case 'whole':
            hash.update(whole);
            break;
          case 'demos':
            hash.update(keyOf(file, 'demos', ...namedDemos(content.toString('utf8'))));
            break;
          case 'name':
            hash.update(keyOf(file, 'name'));
            break;
        }
      }
    }
    // package-lock.json may be ahead of it.
    const installed = installedDigest(root, true);
    for (const { hash } of languages) hash.update(installed);
  } catch {
    return undefined;
  }
  return new Map(languages.map(({ locale, hash }) => [locale, hash.digest('hex')]));
}
