import fs from 'node:fs';
import path from 'node:path';
import { siteManifest } from '../plugins/frozen-versions/lib/frozenSite';
import { manifestFile, nameOf } from '../plugins/frozen-versions/lib/manifest';
import { parseJson } from '../plugins/support/parseJson';
import { snapshotFile } from '../plugins/page-tree/lib/treeSnapshot';
import { versionFolder } from '../plugins/page-tree/lib/versionPath';
import type { DocsInstance } from './page-tree';

const advice =
  'Restore it from the commit that cut the version, or archive the version with npm run version:archive';

/** Docusaurus's own list of the versions of an instance, newest first. @throws if the file holds none */
function listedVersions(siteDir: string, file: string): string[] {
  const full = path.join(siteDir, file);
  if (!fs.existsSync(full)) return [];
  const listed = parseJson(file, fs.readFileSync(full, 'utf8'));
  if (Array.isArray(listed) && listed.every((each) => typeof each === 'string')) return listed;
  throw new Error(`${file} is no list of versions. Write such as ["8.9.2"], or remove the file`);
}

/**
 * Checks that Docusaurus's list and the table of documented versions name the same versions of an instance, that none of them is frozen
 * too, and that what each version is made of is there: Docusaurus shows one without its sidebars as if it had none.
 * @param cut - versions of the instance in `config/documentedVersions.json`
 * @throws one error that names everything that is missing or differs
 */
export function checkVersionFiles(
  siteDir: string,
  instance: DocsInstance,
  cut: readonly string[],
): void {
  const prefix = instance === 'x' ? 'x_' : '';
  const list = `${prefix}versions.json`;
  const listed = listedVersions(siteDir, list);
  if (listed.toSorted().join() !== cut.toSorted().join()) {
    throw new Error(
      `${list} lists ${listed.join(', ') || 'no version'}, and config/documentedVersions.json ${cut.join(', ') || 'none'} for the instance ${instance}. Cut and archive with npm run version:cut and version:archive, which keep both`,
    );
  }
  const doubled = siteManifest(siteDir)
    .versions.filter((frozen) => frozen.instance === instance && cut.includes(frozen.version))
    .map(
      (frozen) =>
        `${manifestFile} and config/documentedVersions.json both have ${nameOf(frozen)}, and a version is either frozen or built with the site. Take it out of the first to build it, or restore both files from the commit that froze it`,
    );
  const incomplete = cut.flatMap((version) => {
    const sidebars = `${prefix}versioned_sidebars/version-${version}-sidebars.json`;
    const parts = [
      [versionFolder(instance, version), 'the pages'],
      [snapshotFile(instance, version), 'the page tree'],
      [sidebars, 'the lists of pages'],
    ] as const;
    const missing = parts
      .filter(([file]) => !fs.existsSync(path.join(siteDir, file)))
      .map(([file, what]) => `${file} is not there: ${what} of version ${version}. ${advice}`);
    if (missing.length > 0) return missing;
    try {
      const content = parseJson(sidebars, fs.readFileSync(path.join(siteDir, sidebars), 'utf8'));
      return content !== null && typeof content === 'object' && Object.keys(content).length > 0
        ? []
        : [`${sidebars} has no list of pages. ${advice}`];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  const problems = [...doubled, ...incomplete];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
