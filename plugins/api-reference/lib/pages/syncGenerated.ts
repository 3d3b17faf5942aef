import fs from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../../support/writeAtomically';

/** What generated pages begin with, in their front matter; anything else is written by hand and never touched. */
const mark = /^---\n(?:(?!---\n)[^\n]*\n)*?generated: api-reference\n(?:(?!---\n)[^\n]*\n)*?---\n/;

/** Whether a file's content is a generated page. */
export function isGenerated(content: string): boolean {
  return mark.test(content);
}

function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** What changed on disk. */
export interface SyncResult {
  written: number;
  unchanged: number;
  removed: number;
}

/**
 * Makes the generated files on disk those that are wanted. A file that is right already is not touched, so that
 * the bundler's cache stays good; a generated one that nobody wants any more is removed.
 * @param files - content by path relative to the site
 * @param folders - where generated pages may lie, relative to the site
 * @param own - folders in which everything is generated
 * @throws if pages written by hand stand where some would be generated, before anything is written
 */
export function syncGenerated(
  siteDir: string,
  files: ReadonlyMap<string, string>,
  folders: readonly string[],
  own: readonly string[],
): SyncResult {
  const changed: string[] = [];
  const inTheWay: string[] = [];
  for (const [file, content] of files) {
    const full = path.join(siteDir, file);
    const before = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
    if (before === content) continue;
    changed.push(file);
    if (before !== undefined && file.endsWith('.mdx') && !isGenerated(before)) inTheWay.push(file);
  }
  if (inTheWay.length > 0) {
    throw new Error(
      `Written by hand, and the API reference makes a page of that name: ${inTheWay.join(', ')}. Move it, or take its node out of the page tree`,
    );
  }
  changed.forEach((file) => writeAtomically(path.join(siteDir, file), files.get(file)!));
  const result = {
    written: changed.length,
    unchanged: files.size - changed.length,
    removed: 0,
  };
  const remove = (full: string) => {
    if (files.has(path.relative(siteDir, full).split(path.sep).join('/'))) return;
    fs.rmSync(full);
    result.removed += 1;
  };
  for (const folder of folders) {
    filesBelow(path.join(siteDir, folder))
      .filter((full) => full.endsWith('.mdx') && isGenerated(fs.readFileSync(full, 'utf8')))
      .forEach(remove);
  }
  for (const folder of own) filesBelow(path.join(siteDir, folder)).forEach(remove);
  return result;
}
