import path from 'node:path';

/**
 * The file that a build leaves whose bundler has kept a cache for the next build of the language: the cache's own folders, beside
 * which it lies, do not say of which language they are.
 */
export function cacheTrace(siteDir: string, locale: string): string {
  return path.join(siteDir, 'node_modules/.cache/bundle-in-turn', locale);
}
