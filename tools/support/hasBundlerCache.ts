import fs from 'node:fs';
import path from 'node:path';

/**
 * Says whether the bundler has a cache of an earlier build of a language.
 * @param root - of the project
 */
export function hasBundlerCache(root: string, locale: string): boolean {
  // Written by `plugins/bundle-in-turn/index.ts` behind a build that keeps it: the cache's own folders do not say of which
  // language they are.
  return fs.existsSync(path.join(root, 'node_modules/.cache/bundle-in-turn', locale));
}
