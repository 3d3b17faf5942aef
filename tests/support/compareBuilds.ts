import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../plugins/support/filesBelow';

/** A comparison of two builds. */
export interface Comparison {
  /** How many files were compared. */
  compared: number;
  /** Files that only one of them has, or that are not the same, relative to the build. */
  differing: string[];
}

const namesBelow = (folder: string) =>
  new Set(filesBelow(folder).map((file) => path.relative(folder, file).split(path.sep).join('/')));

/**
 * Compares two builds of one site, file by file and byte by byte.
 * @param first - absolute folder
 * @param second - absolute folder
 * @throws if one of them cannot be read
 */
export function compareBuilds(first: string, second: string): Comparison {
  const [here, there] = [namesBelow(first), namesBelow(second)];
  const names = [...new Set([...here, ...there])].toSorted();
  const isSame = (name: string) =>
    here.has(name) &&
    there.has(name) &&
    fs.readFileSync(path.join(first, name)).equals(fs.readFileSync(path.join(second, name)));
  return { compared: names.length, differing: names.filter((name) => !isSame(name)) };
}
