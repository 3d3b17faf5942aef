import fs from 'node:fs';

/**
 * What tells one state of a file from another without reading it.
 * @param file - absolute
 * @returns time, size and inode; the same text for every file that is not there
 */
export function fileStamp(file: string): string {
  const state = fs.statSync(file, { throwIfNoEntry: false });
  return state ? `${state.mtimeMs} ${state.size} ${state.ino}` : 'none';
}
