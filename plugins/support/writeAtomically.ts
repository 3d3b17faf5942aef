import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file, with its folders, beside and renames it: a reader, or a run that is killed, never leaves half of it.
 * @param parts - of the content, one after the other
 */
export function writeAtomically(file: string, ...parts: readonly (string | Buffer)[]): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const beside = `${file}.${randomUUID()}.tmp`;
  try {
    const opened = fs.openSync(beside, 'w');
    try {
      for (const part of parts) fs.writeFileSync(opened, part);
    } finally {
      fs.closeSync(opened);
    }
    fs.renameSync(beside, file);
  } catch (error) {
    fs.rmSync(beside, { force: true });
    throw error;
  }
}
