import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../plugins/support/filesBelow';

/** The name in which the digest is kept, which is no part of it. */
export const digestFile = '.hosting/digest';

/** A file of a build. */
export interface BuiltFile {
  /** SHA-256 of its content, in hexadecimal digits. */
  digest: string;
  bytes: number;
}

/** What `npm run deploy:compress` has made of a file that stands beside it. */
const isCompressed = (file: string, all: ReadonlySet<string>) =>
  /\.(?:br|gz|zst)$/.test(file) && all.has(file.replace(/\.\w+$/, ''));

/** What a file of this content is in a build's digest. */
export function builtFile(content: Buffer): BuiltFile {
  return { digest: createHash('sha256').update(content).digest('hex'), bytes: content.length };
}

/**
 * Reads all files of a build, but for compressed forms of them and the file in which the digest is.
 * @param folder - absolute
 * @param look - is shown each file while it is in memory: its name below the folder, and its content
 * @param known - files that are not read, by name
 * @returns by name, with slashes
 * @throws if the folder cannot be read
 */
export function readBuiltFiles(
  folder: string,
  look: (name: string, content: Buffer) => void = () => {},
  known: ReadonlyMap<string, BuiltFile> = new Map(),
): Map<string, BuiltFile> {
  const names = filesBelow(folder).map((file) =>
    path.relative(folder, file).split(path.sep).join('/'),
  );
  const all = new Set(names);
  const files = new Map<string, BuiltFile>();
  for (const name of names) {
    if (name === digestFile || isCompressed(name, all)) continue;
    const before = known.get(name);
    if (before) {
      files.set(name, before);
      continue;
    }
    const content = fs.readFileSync(path.join(folder, name));
    files.set(name, builtFile(content));
    look(name, content);
  }
  return files;
}

/**
 * A digest of a build: of the paths and texts of all its files.
 * @param files - of {@link readBuiltFiles}
 */
export function buildDigest(files: ReadonlyMap<string, Pick<BuiltFile, 'digest'>>): string {
  const digest = createHash('sha256');
  for (const name of [...files.keys()].toSorted()) {
    digest.update(`${files.get(name)!.digest}  ${name}\n`);
  }
  return digest.digest('hex');
}
