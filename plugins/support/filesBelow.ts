import fs from 'node:fs';
import path from 'node:path';

/** Every file below a folder, as the folder's path goes on, in a fixed order. */
export function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(full) : [full];
    })
    .toSorted();
}
