import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { filesBelow } from '../../support/filesBelow';
import { installedDigest } from '../../support/installed';

const salts = new Map<string, string>();

/**
 * The module of the licence key, made by `plugins/licence`: without a key the library says so in what it
 * renders.
 */
export function licenceModule(siteDir: string): string {
  return path.join(siteDir, GENERATED_FILES_DIR_NAME, 'licence/default/key.js');
}

/**
 * A digest of what every pre-rendered demo depends on beside its own files: the installed packages, the
 * code around a demo, the rules by which it is bundled and the licence key. Read once a process.
 */
export function renderingSalt(
  siteDir: string,
  rulesFolder = path.resolve(__dirname, '..'),
): string {
  const known = salts.get(siteDir);
  if (known) return known;
  const hash = createHash('sha256').update(installedDigest(siteDir));
  const folders = [path.join(siteDir, 'src/demos'), rulesFolder];
  for (const file of [
    path.join(siteDir, 'package-lock.json'),
    ...folders.flatMap(filesBelow).filter((each) => !each.includes('.test.')),
  ]) {
    hash.update(path.relative(siteDir, file)).update(fs.readFileSync(file));
  }
  const licence = licenceModule(siteDir);
  if (fs.existsSync(licence)) hash.update(fs.readFileSync(licence));
  const salt = hash.digest('hex');
  salts.set(siteDir, salt);
  return salt;
}
