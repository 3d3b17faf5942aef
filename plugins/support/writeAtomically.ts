import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Writes a file, with its folders, beside and renames it: a reader, or a run that is killed, never leaves half of it. */
export function writeAtomically(file: string, content: string | Buffer): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const beside = `${file}.${randomUUID()}.tmp`;
  try {
    fs.writeFileSync(beside, content);
    fs.renameSync(beside, file);
  } catch (error) {
    fs.rmSync(beside, { force: true });
    throw error;
  }
}
