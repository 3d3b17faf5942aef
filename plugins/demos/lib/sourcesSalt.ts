import fs from 'node:fs';
import path from 'node:path';
import { keyOf } from '../../support/keptFile';
import { filesBelow } from '../../support/filesBelow';
import { installedDigest } from '../../support/installed';

const salts = new Map<string, string>();

/**
 * A digest of the rules by which a demo's files become texts: this plugin's code, the highlighter's, and the installed packages
 * that they use. Read once a process.
 */
export function sourcesSalt(siteDir: string): string {
  const known = salts.get(siteDir);
  if (known) return known;
  const rules = [__dirname, path.join(__dirname, '../../code-highlight')].flatMap((folder) =>
    filesBelow(folder).filter((file) => !file.includes('.test.')),
  );
  const lockfile = path.join(siteDir, 'package-lock.json');
  const files = fs.existsSync(lockfile) ? [lockfile, ...rules] : rules;
  const salt = keyOf(
    installedDigest(siteDir),
    ...files.flatMap((file) => [path.basename(file), fs.readFileSync(file)]),
  );
  salts.set(siteDir, salt);
  return salt;
}
