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

/** What a kept file holds, if it was made for this key. */
export function contentFor(file: Buffer, key: string): Buffer | undefined {
  return file.toString('latin1', 0, length) === key ? keptContent(file) : undefined;
}

/**
 * Reads what an earlier build has kept in a file, if it was made for the same key.
 * @param key - of {@link keyOf}
 * @param room - memory to read into, which whoever calls may use again when he is done; a file that is larger gets its own. A
 * hundred megabytes of fresh memory cost more than reading into them
 * @returns nothing where the file is missing, was made for another key or is no such file: the result is made afresh
 */
export function readKept(file: string, key: string, room?: Buffer): Buffer | undefined {
  try {
    return contentFor(room ? readInto(room, file) : fs.readFileSync(file), key);
  } catch {
    return undefined;
  }
}

function readInto(room: Buffer, file: string): Buffer {
  const opened = fs.openSync(file, 'r');
  try {
    let size = 0;
    for (let read = -1; read !== 0 && size < room.length; size += read) {
      read = fs.readSync(opened, room, size, room.length - size, null);
    }
    return size < room.length ? room.subarray(0, size) : fs.readFileSync(file);
  } finally {
    fs.closeSync(opened);
  }
}

/** Whether a file was kept for this key, without reading what it holds. */
export function isKept(file: string, key: string): boolean {
  let opened: number | undefined;
  try {
    opened = fs.openSync(file, 'r');
    const start = Buffer.alloc(length);
    return fs.readSync(opened, start) === length && start.toString('latin1') === key;
  } catch {
    return false;
  } finally {
    if (opened !== undefined) fs.closeSync(opened);
  }
}

/** Keeps a result for the next build, in place of what was kept in this file before: memories do not grow. */
export function writeKept(file: string, key: string, content: string | Buffer): void {
  writeAtomically(file, key, content);
}
