import fs from 'node:fs';
import { cacheTrace } from '../../plugins/lean-docusaurus/kept';
import { chosenParts } from '../../plugins/lean-docusaurus/parts';

/**
 * Says whether the bundler has a cache of an earlier build of a language. Without the part that leaves a trace of it nobody knows.
 * @param root - of the project
 * @param parts - value of the variable `LEAN`
 */
export function hasBundlerCache(root: string, locale: string, parts = process.env.LEAN): boolean {
  return chosenParts(parts).has('bundle-in-turn') && fs.existsSync(cacheTrace(root, locale));
}
