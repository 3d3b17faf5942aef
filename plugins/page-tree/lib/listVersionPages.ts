import { pathInVersion } from '../../../src/navigation/rules/versions/locateVersion';
import { versionPagesFile } from '../../../src/navigation/rules/versions/versionPages';

/** What this needs of a docs plugin after loading. */
export interface LoadedDocs {
  /** Docs instance. */
  id: string;
  loadedVersions: readonly {
    versionName: string;
    path: string;
    docs: readonly { permalink: string }[];
  }[];
}

/**
 * The lists of pages that the version menu fetches, one for each version of an instance that has several.
 * @returns by file below the base URL: paths inside the version, without trailing slash
 */
export function listVersionPages(instances: readonly LoadedDocs[]): Map<string, string[]> {
  return new Map(
    instances
      .filter(({ loadedVersions }) => loadedVersions.length > 1)
      .flatMap(({ id, loadedVersions }) =>
        loadedVersions.map(
          ({ versionName, path, docs }) =>
            [
              versionPagesFile(id, versionName),
              docs.flatMap(({ permalink }) => pathInVersion(path, permalink) ?? []).sort(),
            ] as const,
        ),
      ),
  );
}
