import { createHash } from 'node:crypto';
import type { DemoFile } from './demoSources';
import type { VersionFolder } from './versionAliases';

/**
 * A digest of everything that decides what a demo's HTML is.
 * @param salt - what all demos depend on; see `renderingSalt`
 * @param id - the demo's id, which prefixes the ids in its HTML
 * @param files - the demo and the modules of its folder that it imports
 * @param versions - the cut versions of the docs: one in another version of the docs runs on other packages
 */
export function fingerprint(
  salt: string,
  id: string,
  files: readonly DemoFile[],
  versions: readonly VersionFolder[] = [],
): string {
  const aliases = versions.find(({ folder }) => id.startsWith(`${folder}/`))?.aliases ?? {};
  const libraries = Object.entries(aliases).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([salt, id, libraries, files.map(({ name, source }) => [name, source])]))
    .digest('hex');
}
