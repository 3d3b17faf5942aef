import type { LoadedDocs } from '../../page-tree/lib/listVersionPages';
import type { FrozenVersion } from './manifest';

/** The address of a page of a frozen version below the base URL, without slash at its end. */
export function frozenAddress(
  { instance, version }: Pick<FrozenVersion, 'instance' | 'version'>,
  page: string,
): string {
  return `${instance === 'x' ? 'x/' : ''}${version}${page === '/' ? '' : page}`;
}

/**
 * Puts frozen versions beside those that Docusaurus has loaded.
 * @param baseUrl - of the language
 */
export function withFrozen(
  instances: readonly LoadedDocs[],
  frozen: readonly Pick<FrozenVersion, 'instance' | 'version' | 'pages'>[],
  baseUrl: string,
): LoadedDocs[] {
  return instances.map(({ id, loadedVersions }) => ({
    id,
    loadedVersions: [
      ...loadedVersions,
      ...frozen
        .filter(({ instance }) => instance === id)
        .map((version) => ({
          versionName: version.version,
          path: baseUrl + frozenAddress(version, '/'),
          docs: version.pages.map(({ path }) => ({
            permalink: `${baseUrl}${frozenAddress(version, path)}/`,
          })),
        })),
    ],
  }));
}
