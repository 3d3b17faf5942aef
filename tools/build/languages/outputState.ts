import fs from 'node:fs';
import path from 'node:path';
import { isPack } from '../../../plugins/offline/lib/packs/pagesFile';
import { keyOf } from '../../../plugins/support/keptFile';

/** The files below a folder, relative to it; a link counts as a file. */
function filesBelow(folder: string, without: readonly string[]): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (without.includes(entry.name)) return [];
    if (!entry.isDirectory()) return [entry.name];
    return filesBelow(path.join(folder, entry.name), []).map((name) => `${entry.name}/${name}`);
  });
}

/**
 * Digests what a folder of built pages looks like from outside: names, sizes and times of its files. It differs as soon as
 * somebody builds into the folder or changes something there; moving the folder makes no difference. The packs that readers save do not
 * count: they are written when the build is finished, after its languages.
 * @param without - folders right below it that do not belong to it: those of other languages
 * @returns nothing where there is no such folder
 */
export function outputState(folder: string, without: readonly string[] = []): string | undefined {
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const lines = filesBelow(folder, without)
    .filter((name) => !isPack(name))
    .sort()
    .map((name) => {
      const { size, mtimeMs } = fs.lstatSync(path.join(folder, name));
      return JSON.stringify([name, size, Math.trunc(mtimeMs)]);
    });
  return keyOf(lines.join('\n'));
}
