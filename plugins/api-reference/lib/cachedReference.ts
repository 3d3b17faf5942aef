import fs from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../support/writeAtomically';
import { compileReferenceWithExports, type Reference } from './compileReference';
import { keptFile, type CachedReferenceOptions } from './referenceKey';

/** Results to keep: each documented version has one, and so has a branch that is gone back to. */
const kept = 8;

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
  const file = keptFile(options);
  const found = readKept(file);
  if (found) {
    const now = new Date();
    fs.utimesSync(file, now, now);
    return found;
  }
  const reference = compileReferenceWithExports(options);
  writeAtomically(file, JSON.stringify(reference));
  tidy(path.dirname(file));
  return reference;
}
