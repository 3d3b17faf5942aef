import fs from 'node:fs';
import { cacheTrace } from '../../plugins/bundle-in-turn/lib/cacheTrace';

/**
 * Says whether the bundler has a cache of an earlier build of a language.
 * @param root - of the project
 */
export function hasBundlerCache(root: string, locale: string): boolean {
  return fs.existsSync(cacheTrace(root, locale));
}
