import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { version as compiler } from 'typescript/package.json';
import { editedPackages } from '../../support/installed';
import type { ReferenceOptions } from './compileReference';
import { dataFolder } from './pages/dataFileOf';
import { findPackage } from '../../support/findPackage';
import { readLibraries } from './readLibraries';

export interface CachedReferenceOptions extends ReferenceOptions {
  /** Folder of the kept results; `.api-reference` of the site by default. */
  cacheDir?: string;
  /** What `resolveLink` depends on: another value makes a new result. */
  salt?: string;
}

/** The files that make the models, in a fixed order. */
function codeFiles(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

/** The key of a result: it changes with a package, the compiler, the pages and the code of this folder. */
export function referenceKey(options: CachedReferenceOptions): string {
  const { libraries } = readLibraries(options.siteDir, options.libraries);
  const react = findPackage(options.siteDir, '@types/react');
  const hash = createHash('sha256');
  const add = (value: unknown) => hash.update(JSON.stringify(value) ?? '').update('\0');
  add(compiler);
  add(
    react &&
      (JSON.parse(fs.readFileSync(path.join(react, 'package.json'), 'utf8')) as { version: string })
        .version,
  );
  for (const { name, folder, version } of libraries) add([name, folder, version]);
  add(options.libraries);
  add(options.pages.map(({ pathname, name }) => [pathname, name]));
  // Beside the versions: types that were changed by hand within one.
  add([options.salt, options.partial === true, editedPackages(options.siteDir)]);
  for (const file of codeFiles(__dirname)) add(fs.readFileSync(file, 'utf8'));
  return hash.digest('hex').slice(0, 32);
}

/** The file in which the result is kept. */
export function keptFile(options: CachedReferenceOptions): string {
  const folder = options.cacheDir ?? path.join(options.siteDir, dataFolder);
  return path.join(folder, `${referenceKey(options)}.json`);
}
