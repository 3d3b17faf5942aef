import fs from 'node:fs';
import path from 'node:path';

function link(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw error;
    // An earlier build's: written over, it would change wherever else it is linked.
    fs.rmSync(to);
    fs.linkSync(from, to);
  }
}

/**
 * Gives a file a second name, in place of what is there: it takes no room twice, and costs less than to be written. Where that cannot be,
 * on another file system or with too many names, it is copied. Neither is to be changed in place afterwards.
 * @param from - absolute
 * @param to - absolute; its folder is made when it is missing
 * @throws if the file is not there, or its place cannot be written
 */
export function linkFile(from: string, to: string): void {
  try {
    link(from, to);
  } catch {
    fs.mkdirSync(path.dirname(to), { recursive: true });
    try {
      link(from, to);
    } catch (error) {
      if (!['EXDEV', 'EMLINK', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw error;
      fs.rmSync(to, { force: true });
      fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
    }
  }
}
