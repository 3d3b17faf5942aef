import { nameOf, type FrozenVersion } from './manifest';

/**
 * A line on each frozen version for people.
 * @param usable - digests of those whose files are kept on this machine
 */
export function frozenStatus(
  versions: readonly Pick<
    FrozenVersion,
    'instance' | 'version' | 'digest' | 'pages' | 'files' | 'bytes' | 'locales' | 'madeBy'
  >[],
  usable: readonly string[],
): string[] {
  return versions.map((version) => {
    const { digest, pages, files, bytes, locales, madeBy } = version;
    const state = usable.includes(digest) ? 'files are here' : 'files are not here';
    return `${nameOf(version)} is frozen: ${pages.length} pages in ${locales.join(', ')}, ${files} files of ${(bytes / 1e6).toFixed(1)} MB, digest ${digest.slice(0, 12)}, by ${madeBy}; ${state}`;
  });
}
