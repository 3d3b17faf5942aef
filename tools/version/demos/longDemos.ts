import fs from 'node:fs';
import path from 'node:path';
import { checkLength } from '../../../plugins/content-check/lib/checkLength';
import { shownName } from '../../../plugins/demos/lib/demoFiles';
import { parseJson } from '../../../plugins/support/parseJson';
import type { ListedDemo } from './listDemos';

/** Where the demos stand that a cut has made longer than a demo may be, relative to the site; builds take them as they are. */
export const longDemosFile = 'config/longDemos.json';

/** Reads the list. */
export const readLongDemos = (siteDir: string): string[] =>
  parseJson(longDemosFile, fs.readFileSync(path.join(siteDir, longDemosFile), 'utf8')) as string[];

/**
 * Of files that a cut has changed, those that a page shows and that are too long now.
 * @param demos - of the current docs
 * @param read - gives the text of a file
 */
export function longDemos(
  files: readonly string[],
  demos: readonly Pick<ListedDemo, 'folder' | 'name'>[],
  read: (file: string) => string,
): string[] {
  const shown = new Set(demos.map(({ folder, name }) => `${folder}/${name}.tsx`));
  return files.filter((file) => {
    const at = file.lastIndexOf('/') + 1;
    const isShown = shown.has(file.slice(0, at) + shownName(file.slice(at)));
    return isShown && checkLength(read(file)).length > 0;
  });
}
