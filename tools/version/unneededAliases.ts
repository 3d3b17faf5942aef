import type { DocsInstance } from '../../config/page-tree';
import type { VersionsTable } from '../../config/versions';

/** Aliases of a kept version that no other kept version needs. */
export function unneededAliases(
  table: VersionsTable,
  { instance, version }: { instance: DocsInstance; version: string },
): string[] {
  const aliases = (except: boolean) =>
    Object.entries(table.versions).flatMap(([name, byVersion]) =>
      Object.entries(byVersion)
        .filter(([each]) => (name === instance && each === version) !== except)
        .flatMap(([, libraries]) => Object.values(libraries).map(({ alias }) => alias)),
    );
  const others = new Set(aliases(true));
  return aliases(false).filter((alias) => !others.has(alias));
}
