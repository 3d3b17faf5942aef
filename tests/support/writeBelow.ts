import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file below a folder, with the folders in between.
 * @param file - relative to the folder
 */
export function writeBelow(folder: string, file: string, text: string | Buffer): void {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}
