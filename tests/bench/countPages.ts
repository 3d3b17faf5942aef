import fs from 'node:fs';

/** How many HTML files a folder holds, at any depth. */
export function countPages(folder: string): number {
  return fs
    .readdirSync(folder, { recursive: true })
    .filter((file) => String(file).endsWith('.html')).length;
}
