import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { writeAtomically } from './writeAtomically';

/** Length of a digest in hexadecimal digits. */
const length = 64;

/** A digest of everything that a result depends on, in this order. */
export function keyOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  // Lengths keep `ab`, `c` and `a`, `bc` apart.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}

/** What a kept file holds, whatever it was made for. */
export function keptContent(file: Buffer): Buffer {
  return file.subarray(length);
}

/**
 * Reads what an earlier build has kept in a file, if it was made for the same key.
 * @param key - of {@link keyOf}
 * @returns nothing where the file is missing, was made for another key or is no such file: the result is made afresh
 */
export function readKept(file: string, key: string): Buffer | undefined {
  try {
    const kept = fs.readFileSync(file);
    return kept.toString('latin1', 0, length) === key ? keptContent(kept) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a result for the next build, in place of what was kept in this file before: memories do not grow. */
export function writeKept(file: string, key: string, content: string | Buffer): void {
  writeAtomically(file, Buffer.concat([Buffer.from(key, 'latin1'), Buffer.from(content)]));
}
