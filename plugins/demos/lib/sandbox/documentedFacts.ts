import fs from 'node:fs';
import path from 'node:path';
import type { VersionFolder } from '../versionAliases';
import { packageFacts } from './packageFacts';
import type { PackageFacts } from './projectDependencies';

const known = new Map<string, PackageFacts>();

/**
 * What is known of the packages that a demo's docs version documents.
 * @param versions - the cut versions of the docs
 * @param id - the demo's id; one outside of every cut version is of the current docs
 */
export function documentedFacts(
  siteDir: string,
  versions: readonly VersionFolder[],
  id: string,
): PackageFacts {
  const version = versions.find(({ folder }) => id.startsWith(`${folder}/`));
  // What is installed changes also while somebody works on the site.
  const installed = ['package-lock.json', 'node_modules/.package-lock.json'].map(
    (name) => fs.statSync(path.join(siteDir, name), { throwIfNoEntry: false })?.mtimeMs,
  );
  const key = [siteDir, version?.folder, ...installed].join('\n');
  const facts = known.get(key) ?? packageFacts(siteDir, version?.aliases ?? {});
  known.set(key, facts);
  return facts;
}
