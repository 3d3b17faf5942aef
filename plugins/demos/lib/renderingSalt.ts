import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow';

const salts = new Map<string, string>();

/**
 * A digest of what every pre-rendered demo depends on beside its own files: the installed packages and
 * the code around a demo. Read once a process.
 */
export function renderingSalt(siteDir: string): string {
  const known = salts.get(siteDir);
  if (known) return known;
  const hash = createHash('sha256');
  for (const file of [
    path.join(siteDir, 'package-lock.json'),
    ...filesBelow(path.join(siteDir, 'src/demos')),
  ]) {
    hash.update(path.relative(siteDir, file)).update(fs.readFileSync(file));
  }
  const salt = hash.digest('hex');
  salts.set(siteDir, salt);
  return salt;
}
