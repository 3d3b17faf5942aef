import {
  manifestFile,
  nameOf,
  type FrozenVersion,
} from '../../../plugins/frozen-versions/lib/manifest';
import { siteManifest } from '../../../plugins/frozen-versions/lib/frozenSite';
import { Refusal } from '../../command/refusal.cjs';
import { compareVersions } from '../compareVersions';
import { formatJson } from '../files/formatJson';

/**
 * The frozen versions of a site, for a command that is about to write their list.
 * @throws a refusal, if an entry cannot be read: it would be lost
 */
export function readFrozen(siteDir: string): FrozenVersion[] {
  const { versions, problems } = siteManifest(siteDir);
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  return versions;
}

/** The text of the manifest, the newest version first. */
export function manifestText(versions: readonly FrozenVersion[]): Promise<string> {
  const sorted = versions.toSorted(
    (a, b) => compareVersions(b.version, a.version) || (a.instance < b.instance ? -1 : 1),
  );
  return formatJson({ versions: sorted });
}

/** Demands that a version is frozen. */
export function demandFrozen(
  versions: readonly FrozenVersion[],
  asked: Pick<FrozenVersion, 'instance' | 'version'>,
): FrozenVersion {
  const found = versions.find(
    ({ instance, version }) => instance === asked.instance && version === asked.version,
  );
  if (found) return found;
  throw new Refusal(
    `Version ${nameOf(asked)} is not frozen. ${versions.length > 0 ? `Frozen are ${versions.map(nameOf).join(', ')}` : `${manifestFile} lists none: npm run version:freeze freezes a kept version`}`,
  );
}

/** Whether a version is frozen, also where its entry cannot be used by this release. */
export function isFrozen(
  siteDir: string,
  asked: Pick<FrozenVersion, 'instance' | 'version'>,
): boolean {
  const { versions, problems } = siteManifest(siteDir);
  const name = nameOf(asked);
  return (
    versions.some((version) => nameOf(version) === name) ||
    problems.some((problem) => problem.includes(`the frozen version ${name} `))
  );
}
