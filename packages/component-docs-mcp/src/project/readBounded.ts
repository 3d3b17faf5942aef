import fs from 'node:fs';

/**
 * Reads a file of a project that nobody vouches for, without the mark of its byte order.
 * @returns nothing where there is none
 * @throws if it is no file or larger than `most` bytes
 */
export function readBounded(file: string, most: number): string | undefined {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return undefined;
  if (!stat.isFile()) throw new Error('is no file');
  if (stat.size > most) throw new Error(`has ${stat.size} bytes; at most ${most} are read`);
  return fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
}
