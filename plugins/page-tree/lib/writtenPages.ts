import fs from 'node:fs';
import path from 'node:path';
import { locatePage, sourceFileOf } from '../../../src/navigation/rules/tree/locatePage';

const instanceFolders = { default: 'docs', x: 'x-docs' } as const;

function walk(folder: string, root: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    // As with Docusaurus. A dot begins the names of what editors keep beside a file, such as their locks.
    if (/^[._]/.test(entry.name)) return [];
    if (entry.isDirectory()) return walk(full, root);
    if (!/\.mdx?$/.test(entry.name)) return [];
    return [path.relative(root, full).split(path.sep).join('/')];
  });
}

/** All page files of the current version of one instance, relative to the site folder. */
export function pageFilesOf(siteDir: string, instance: 'default' | 'x'): string[] {
  return walk(path.join(siteDir, instanceFolders[instance]), siteDir);
}

/**
 * Says whether an address of the tree has a page: a Markdown page, or a route in `src/pages`.
 * Reads the disk every time, so that the dev server notices a new page.
 */
export function isWritten(siteDir: string, pathname: string): boolean {
  return [
    sourceFileOf(pathname),
    `src/pages${pathname}/index.tsx`,
    `src/pages${pathname}.tsx`,
  ].some((file) => fs.existsSync(path.join(siteDir, file)));
}

/** The page path of each page file of an instance, by file. */
export function pagePathsOf(siteDir: string, instance: 'default' | 'x'): Map<string, string> {
  return new Map(
    pageFilesOf(siteDir, instance).map((file) => [file, locatePage(file)?.pathname ?? '']),
  );
}
