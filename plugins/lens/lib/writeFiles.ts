import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../support/filesBelow';
import { writeAtomically } from '../../support/writeAtomically';

/**
 * Writes files below a folder and takes away what else is there. A file that is right already is not touched.
 * @param folder - absolute; all that is in it is of this plugin
 * @param files - contents by path below it
 * @returns how many were written
 */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): number {
  const wanted = new Map(
    Object.entries(files).map(([name, content]) => [path.join(folder, name), content]),
  );
  if (fs.existsSync(folder)) {
    for (const file of filesBelow(folder)) if (!wanted.has(file)) fs.rmSync(file);
  }
  let written = 0;
  for (const [file, content] of wanted) {
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) continue;
    writeAtomically(file, content);
    written += 1;
  }
  return written;
}
