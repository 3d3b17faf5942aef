import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../support/readText';
import { analyseDemo } from './analyseDemo';
import { tailwindFiles } from './findVariants';
import { followImport, kindOf } from './sideFiles';

/** A script by its absolute path. */
export interface Script {
  file: string;
  source: string;
}

const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Reads the Tailwind variants of a page, and the scripts beside them that they import: classes may stand in any of them, and a
 * reader's project is looked through as a whole. What is wrong with one, `readDemo` says.
 * @param folder - of the page, absolute
 * @returns the variants first, each script once
 */
export function tailwindScripts(siteDir: string, folder: string): Script[] {
  const queue = tailwindFiles(folder);
  const seen = new Set(queue);
  const scripts: Script[] = [];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const source = readText(file, path.relative(siteDir, file).split(path.sep).join('/'));
    scripts.push({ file, source });
    for (const { specifier } of analyseDemo(source, file, new Set(), false, folder).relative) {
      const target = followImport(file, specifier, isFile);
      if ('fault' in target || seen.has(target.file)) continue;
      if (!/script$/.test(kindOf(target.file) ?? '')) continue;
      seen.add(target.file);
      queue.push(target.file);
    }
  }
  return scripts;
}
