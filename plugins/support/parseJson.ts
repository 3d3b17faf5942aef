import { jsonFault } from './jsonFault.cjs';

/**
 * Parses JSON.
 * @param file - as an error names it: relative to the site
 * @throws naming file, line and column, and what to look for there
 */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${file}:${jsonFault(text)}`, { cause: error });
  }
}
