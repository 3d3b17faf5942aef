import fs from 'node:fs';
import path from 'node:path';
import type { CodeStyle } from '../../../../src/demos/rules/types';
import { namedDemos } from '../../../api-reference/lib/demos/namedDemos';
import { variantFile, variantStyles } from '../demoFiles';
import { filesBelow } from '../../../support/filesBelow';

/** A folder with demos, in one of its stylings. */
export interface DemoPage {
  /** Relative to the site, with slashes. */
  folder: string;
  style: CodeStyle;
  /** Names of the demos that have this styling, in the order of the page's text; behind them those that it does not name. */
  demos: string[];
}

/** A demo by its name, as `remarkDemo` demands it; a file that it imports begins with a small letter. */
const demoName = /^([A-Z][A-Za-z0-9]*)\.tsx$/;

/** Names in the order of a page's text. */
function inOrder(folder: string, names: readonly string[]): string[] {
  const page = path.join(folder, 'index.mdx');
  const named = fs.existsSync(page) ? namedDemos(fs.readFileSync(page, 'utf8')) : [];
  const has = new Set(names);
  return [...new Set([...named.filter((name) => has.has(name)), ...names])];
}

/**
 * Finds every demo of the site.
 * @param siteDir - absolute
 * @param folders - of pages, relative to the site; one that is missing is passed over
 */
export function findPages(siteDir: string, folders: readonly string[]): DemoPage[] {
  const files = folders
    .map((folder) => path.join(siteDir, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap(filesBelow);
  const known = new Set(files);
  const byFolder = new Map<string, string[]>();
  for (const file of files.filter((each) => demoName.test(path.basename(each)))) {
    const folder = path.dirname(file);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  return [...byFolder].flatMap(([folder, own]) =>
    (['system', ...variantStyles] as const).flatMap((style) => {
      const having = own.filter(
        (file) => style === 'system' || known.has(variantFile(file, style)),
      );
      if (having.length === 0) return [];
      return [
        {
          folder: path.relative(siteDir, folder).split(path.sep).join('/'),
          style,
          demos: inOrder(
            folder,
            having.map((file) => path.basename(file, '.tsx')),
          ),
        },
      ];
    }),
  );
}
