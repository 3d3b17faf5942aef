import fs from 'node:fs';
import path from 'node:path';

/** Folder of the page tree, relative to the site; its `index.ts` exports `pageTrees`. */
export const treeFolder = 'config/page-tree';

/** The files in which the page tree and its translated titles are written, absolute. */
export function treeFiles(siteDir: string): string[] {
  const within = (folder: string) => {
    const full = path.join(siteDir, folder);
    return fs.existsSync(full) ? fs.readdirSync(full).map((name) => path.join(full, name)) : [];
  };
  return [
    ...within(treeFolder).filter((file) => /(?<!\.test)\.ts$/.test(file)),
    ...within('i18n')
      .map((folder) => path.join(folder, 'page-tree.json'))
      .filter((file) => fs.existsSync(file)),
  ].toSorted();
}
