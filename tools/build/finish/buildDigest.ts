import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../plugins/support/filesBelow';

/** The name in which the digest is kept, which is no part of it. */
export const digestFile = '.hosting/digest';

/** What `npm run deploy:compress` has made of a file that stands beside it. */
const isCompressed = (file: string, all: ReadonlySet<string>) =>
  /\.(?:br|gz)$/.test(file) && all.has(file.replace(/\.\w+$/, ''));

/**
 * A digest of a build: of the paths and texts of all its files, but for compressed forms of them and the file in which the digest is.
 * @param folder - absolute
 * @throws if the folder cannot be read
 */
export function buildDigest(folder: string): string {
  const names = filesBelow(folder).map((file) =>
    path.relative(folder, file).split(path.sep).join('/'),
  );
  const all = new Set(names);
  const digest = createHash('sha256');
  for (const name of names.toSorted()) {
    if (name === digestFile || isCompressed(name, all)) continue;
    const content = createHash('sha256').update(fs.readFileSync(path.join(folder, name)));
    digest.update(`${content.digest('hex')}  ${name}\n`);
  }
  return digest.digest('hex');
}
