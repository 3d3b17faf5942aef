import fs from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../support/writeAtomically';

/**
 * Returns what was made for a key before, or makes and keeps it. A file a key; written beside and renamed,
 * so that two builds at once, or one that is ended half-way, leave no half of a file.
 * @param folder - absolute; made when it is missing
 * @param key - names everything the result depends on; safe as a file name
 * @param make - returns a value that survives JSON
 */
export function remember<Result>(folder: string, key: string, make: () => Result): Result {
  const file = path.join(folder, `${key}.json`);
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Result;
  } catch {
    // Not there, or not readable: made afresh.
  }
  const result = make();
  writeAtomically(file, JSON.stringify(result));
  return result;
}
