import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { variantFile, variantStyles } from '../../../plugins/demos/lib/demoFiles';
import { candidatesOf } from '../../../plugins/demos/lib/sideFiles';
import { packageOf } from '../../../plugins/demos/lib/versionAliases';
import { readText } from '../../../plugins/support/readText';
import { demoElements } from './demoElements';

/** A demo with the files that it is made of. */
export interface ListedDemo {
  name: string;
  /** Folder of its page, relative to the site. */
  folder: string;
  /** Relative to the site: the demo itself first, then variants and what these import from the folder. */
  files: string[];
  /** npm packages that its files import. */
  packages: string[];
}

const slashes = (file: string) => file.split(path.sep).join('/');

/** All files below a folder, relative to the site, in a fixed order. */
export function filesBelow(siteDir: string, folder: string): string[] {
  const full = path.join(siteDir, folder);
  if (!fs.existsSync(full)) return [];
  return fs
    .readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashes(path.relative(siteDir, path.join(entry.parentPath, entry.name))))
    .toSorted();
}

/** Finds the demos that a page shows, by the names in its `<Demo>` elements. */
export function shownDemos(mdx: string): string[] {
  return demoElements(mdx).map(({ name }) => name);
}

function importsOf(siteDir: string, file: string): string[] {
  if (!/\.(tsx?|jsx?|mjs)$/.test(file)) return [];
  const source = readText(path.join(siteDir, file), file);
  return ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
}

function readDemo(siteDir: string, folder: string, name: string): ListedDemo {
  const isFile = (file: string) =>
    fs.statSync(path.join(siteDir, file), { throwIfNoEntry: false })?.isFile() ?? false;
  const own = `${folder}/${name}.tsx`;
  const files = new Set(
    [own, ...variantStyles.map((style) => variantFile(own, style))].filter(isFile),
  );
  const packages = new Set<string>();
  for (const file of files) {
    for (const specifier of importsOf(siteDir, file)) {
      if (!specifier.startsWith('.')) {
        packages.add(packageOf(specifier));
        continue;
      }
      const base = path.posix.join(path.posix.dirname(file), specifier);
      const target = candidatesOf(base).find(isFile);
      // A set that grows while it is walked is walked to its end.
      if (target) files.add(target);
    }
  }
  return { name, folder, files: [...files], packages: [...packages] };
}

/**
 * Lists the demos of the pages below a folder.
 * @param pages - folder relative to the site
 */
export function listDemos(siteDir: string, pages: string): ListedDemo[] {
  return filesBelow(siteDir, pages)
    .filter((file) => file.endsWith('/index.mdx'))
    .flatMap((file) => {
      const mdx = readText(path.join(siteDir, file), file);
      return [...new Set(shownDemos(mdx))].map((name) =>
        readDemo(siteDir, path.posix.dirname(file), name),
      );
    })
    .filter(({ files }) => files.length > 0);
}
