import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { writeAtomically } from '../../support/writeAtomically';
import {
  compileReferenceWithExports,
  type Reference,
  type ReferenceOptions,
} from './compileReference';
import { findPackage, readLibraries } from './readLibraries';

export interface CachedReferenceOptions extends ReferenceOptions {
  /** Folder of the kept results; `.api-reference` of the site by default. */
  cacheDir?: string;
  /** What `resolveLink` depends on: another value makes a new result. */
  salt?: string;
}

/** Results to keep: each documented version has one, and so has a branch that is gone back to. */
const kept = 8;

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
  add(ts.version);
  add(
    react &&
      (JSON.parse(fs.readFileSync(path.join(react, 'package.json'), 'utf8')) as { version: string })
        .version,
  );
  for (const { name, folder, version } of libraries) add([name, folder, version]);
  add(options.libraries);
  add(options.pages.map(({ pathname, name }) => [pathname, name]));
  add([options.salt, options.partial === true]);
  for (const file of codeFiles(__dirname)) add(fs.readFileSync(file, 'utf8'));
  return hash.digest('hex').slice(0, 32);
}

/** A kept result; undefined if there is none, or what is there is no result. */
function readKept(file: string): Reference | undefined {
  try {
    const found = JSON.parse(fs.readFileSync(file, 'utf8')) as Reference;
    return Array.isArray(found.models) && Array.isArray(found.exports) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Takes away the results that have not been used for longest. */
function tidy(folder: string): void {
  const files = fs
    .readdirSync(folder)
    .filter((name) => /^[\da-f]{32}\.json$/.test(name))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, used: fs.statSync(file).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { file } of files.slice(kept)) fs.rmSync(file, { force: true });
}

/**
 * Compiles the API reference, or takes what an earlier run has kept.
 * Written to a file beside and renamed, so that another process never reads half a result.
 * @throws what `compileReference` throws; a result with problems is not kept
 */
export function cachedReference(options: CachedReferenceOptions): Reference {
  const folder = options.cacheDir ?? path.join(options.siteDir, '.api-reference');
  const file = path.join(folder, `${referenceKey(options)}.json`);
  const found = readKept(file);
  if (found) {
    const now = new Date();
    fs.utimesSync(file, now, now);
    return found;
  }
  const reference = compileReferenceWithExports(options);
  writeAtomically(file, JSON.stringify(reference));
  tidy(folder);
  return reference;
}
