import fs from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../support/writeAtomically';
import { iconStyles, readIcons } from './readIcons';

/** Where the index is on the site, and below `static`. */
export const indexFolder = 'icon-index';

/** Name of the file of a style. */
export const indexFile = (style: string) => `${style.toLowerCase()}.json`;

/** What a file of this version begins with. */
const beginningOf = (version: string) => `{"version":${JSON.stringify(version)},"icons":`;

function beginsWith(file: string, beginning: string): boolean {
  if (!fs.existsSync(file)) return false;
  const opened = fs.openSync(file, 'r');
  try {
    const start = Buffer.alloc(beginning.length);
    fs.readSync(opened, start, 0, beginning.length, 0);
    return start.toString() === beginning;
  } finally {
    fs.closeSync(opened);
  }
}

/**
 * Writes the index of the installed icons, a file for each style, unless it is there already.
 * @param folder - of the package `@mui/icons-material`
 * @returns how many icons were written; undefined if all was as it should be
 */
export function writeIcons(siteDir: string, folder: string): number | undefined {
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const beginning = beginningOf(version);
  const place = (style: string) => path.join(siteDir, 'static', indexFolder, indexFile(style));
  if (iconStyles.every((style) => beginsWith(place(style), beginning))) return undefined;
  const icons = readIcons(folder);
  iconStyles.forEach((style) =>
    writeAtomically(place(style), beginning, JSON.stringify(icons[style]), '}\n'),
  );
  return iconStyles.reduce((sum, style) => sum + icons[style].length, 0);
}
