import { jsonFault } from './jsonFault.cjs';

/**
 * Parses JSON.
 * @param file - as an error names it: relative to the site
 * @throws naming file, line and column, and what to look for there
 */
export function parseJson(file: string, text: string): unknown {
  const fault = jsonFault(text);
  if (fault !== undefined) throw new Error(`${file}:${fault}`);
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}
