import { compareNumbers } from '../src/navigation/rules/versions/compareNumbers';
import type { KnownVersion } from '../src/navigation/rules/versions/versionEntries';
import type { FrozenVersion } from '../plugins/frozen-versions/lib/manifest';
import { versionRoot } from './freezing';
import type { DocsInstance } from './page-tree';
import { cutVersions, mainPackages, type VersionsTable } from './versions';

/**
 * Every version that has pages on this site, frozen ones too, which Docusaurus does not know: the current one of each instance, then the
 * others, the newest first.
 * @param dependencies - of package.json: what the current versions document
 * @returns by instance; paths without language and base, as Docusaurus writes them
 */
export function siteVersions(
  table: VersionsTable,
  frozen: readonly Pick<FrozenVersion, 'instance' | 'version'>[],
  dependencies: Readonly<Record<string, string>>,
): Record<DocsInstance, KnownVersion[]> {
  const of = (instance: DocsInstance): KnownVersion[] => {
    const apart = frozen.filter((each) => each.instance === instance).map(({ version }) => version);
    const others = [...cutVersions(table, instance), ...apart];
    return [
      {
        name: 'current',
        label: dependencies[mainPackages[instance]] ?? 'current',
        path: instance === 'x' ? '/x' : '/',
      },
      ...others
        .toSorted((a, b) => compareNumbers(b, a))
        .map((version) => ({
          name: version,
          label: version,
          path: versionRoot(instance, version).replace(/\/$/, ''),
          ...(apart.includes(version) && { isApart: true }),
        })),
    ];
  };
  return { default: of('default'), x: of('x') };
}
