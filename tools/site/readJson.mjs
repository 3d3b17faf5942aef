import fs from 'node:fs';
import { jsonFault } from '../../plugins/support/jsonFault.cjs';

/**
 * Reads a file of JSON that a build has written.
 * @param {string} file
 * @returns {any} nothing if it is not there
 * @throws naming the file, and the place where it is no JSON
 */
export function readJson(file) {
  if (!fs.existsSync(file)) return undefined;
  const text = fs.readFileSync(file, 'utf8');
  const fault = jsonFault(text);
  if (fault !== undefined) throw new Error(`${file}:${fault}. Build again: npm run build`);
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}
