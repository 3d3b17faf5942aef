import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../support/filesBelow';

/**
 * A name for what a language is made of: the same files have the same, whenever and wherever they are built. The scripts hold the
 * text of every page; HTML is still being finished by other plugins.
 * @param outDir - folder of the language
 * @throws if it has no scripts
 */
export function releaseOf(outDir: string): string {
  const hash = createHash('sha256');
  const files = ['assets/js', 'assets/css']
    .map((folder) => path.join(outDir, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap(filesBelow);
  if (files.length === 0) throw new Error(`${outDir} is no build: it has no scripts.`);
  for (const file of files) {
    hash.update(path.relative(outDir, file).split(path.sep).join('/'));
    hash.update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
