import { randomUUID } from 'node:crypto';
import fs from 'node:fs';

/** Writes a file beside and renames it: a reader, or a run that is killed, never leaves half of it. */
export function writeAtomically(file: string, text: string): void {
  const beside = `${file}.${randomUUID()}.tmp`;
  try {
    fs.writeFileSync(beside, text);
    fs.renameSync(beside, file);
  } catch (error) {
    fs.rmSync(beside, { force: true });
    throw error;
  }
}
