import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../support/filesBelow';

/** Where the data of pages is on the site. */
export const siteFolder = 'assets/api';

/**
 * The name that data have on the site: a digest of them is part of it, as `pageLoader.cjs` asks for it.
 * @param file - path below the folder of the reference
 */
export function siteName(file: string, content: Buffer): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return file.replace(/json$/, `${digest}.json`);
}

/**
 * Copies the data of all API pages to where browsers find it.
 * @param from - absolute folder with a folder a docs version
 * @param to - absolute; made when it is missing
 */
export async function copyPages(from: string, to: string): Promise<void> {
  const versions = await fs.promises.readdir(from, { withFileTypes: true });
  const folders = versions
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(from, name, 'pages'))
    // A version may document nothing.
    .filter((folder) => fs.existsSync(folder));
  for (const file of folders.flatMap(filesBelow)) {
    const content = await fs.promises.readFile(file);
    const target = path.join(to, siteName(path.relative(from, file), content));
    await fs.promises.mkdir(path.dirname(target), { recursive: true });
    await fs.promises.writeFile(target, content);
  }
}
