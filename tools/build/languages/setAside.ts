import fs from 'node:fs';
import path from 'node:path';

const builtFolder = (root: string, locale: string) => path.join(root, 'build', locale);
const asideFolder = (root: string, locale: string) =>
  path.join(root, 'node_modules/.cache/languages/aside', locale);

/**
 * Moves what was built of a language to where no build empties it. Files keep their times.
 * @param locale - not the default one, whose folder holds those of all others
 * @returns whether it is there now; not where it cannot be moved in one go, as onto another disk
 */
export function setAside(root: string, locale: string): boolean {
  const aside = asideFolder(root, locale);
  try {
    fs.mkdirSync(path.dirname(aside), { recursive: true });
    fs.renameSync(builtFolder(root, locale), aside);
    return true;
  } catch {
    return false;
  }
}

/**
 * Moves back what {@link setAside} has moved, by this run or by one that was broken off. Where the language has been built
 * meanwhile, what is aside is out of date and goes away; where nothing is aside, nothing happens.
 * @throws if it cannot be moved; it is left where it is then
 */
export function putBack(root: string, locale: string): void {
  const aside = asideFolder(root, locale);
  if (!fs.existsSync(aside)) return;
  const built = builtFolder(root, locale);
  if (fs.existsSync(built)) {
    fs.rmSync(aside, { recursive: true, force: true });
    return;
  }
  fs.mkdirSync(path.dirname(built), { recursive: true });
  fs.renameSync(aside, built);
}
