import fs from 'node:fs';
import path from 'node:path';
import { keyOf } from '../../../support/keptFile';
import { filesBelow } from '../../../support/filesBelow';
import { installedDigest } from '../../../support/installed';
import type { VersionFolder } from '../versionAliases';

/**
 * A digest of what the scripts of demos depend on beside the files that are bundled: the rules by which they are, the installed
 * packages, the browsers that the site is for, and which versions of the library older pages get.
 */
export function scriptsSalt(siteDir: string, versions: readonly VersionFolder[]): string {
  const rules = filesBelow(path.join(__dirname, '../..')).filter(
    (file) => !file.includes('.test.'),
  );
  const installed = ['package.json', 'package-lock.json'].map((name) => path.join(siteDir, name));
  return keyOf(
    process.version,
    installedDigest(siteDir),
    JSON.stringify(versions),
    ...[...rules, ...installed].flatMap((file) => [path.basename(file), fs.readFileSync(file)]),
  );
}
