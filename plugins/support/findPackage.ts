import fs from 'node:fs';
import path from 'node:path';

/** Where a package is, from a folder upwards; undefined if it is not installed. */
export function findPackage(from: string, name: string): string | undefined {
  for (let folder = path.resolve(from); ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (fs.existsSync(path.join(found, 'package.json'))) return found;
    if (path.dirname(folder) === folder) return undefined;
  }
}
