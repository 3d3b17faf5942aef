import { sourceFileOf, translationFileOf } from '../../../../src/navigation/rules/tree/locatePage';
import { versionFileOf, versionFolder } from '../../../page-tree/lib/versionPath';

export type Instance = 'default' | 'x';

/** The docs instance that shows an address. */
export function instanceOf(pathname: string): Instance {
  return pathname.startsWith('/x/') ? 'x' : 'default';
}

/** The file of a page of a docs version in the source language, relative to the site. */
export function pageFileOf(instance: Instance, version: string, pathname: string): string {
  return version === 'current'
    ? sourceFileOf(pathname)
    : versionFileOf(instance, version, pathname);
}

/** The file of a page of a docs version in a language, relative to the site. */
export function generatedFileOf(version: string, pathname: string, locale: string): string {
  if (locale === 'en') return pageFileOf(instanceOf(pathname), version, pathname);
  const current = translationFileOf(pathname, locale);
  return version === 'current' ? current : current.replace('/current/', `/version-${version}/`);
}

/** The folders in which generated pages may lie, relative to the site. */
export function generatedFolders(
  versions: readonly { version: string; trees: Partial<Record<Instance, unknown>> }[],
  locales: readonly string[],
): string[] {
  return versions.flatMap(({ version, trees }) =>
    (Object.keys(trees) as Instance[]).flatMap((instance) => {
      const plugin = `docusaurus-plugin-content-docs${instance === 'x' ? '-x' : ''}`;
      const name = version === 'current' ? 'current' : `version-${version}`;
      const source =
        version === 'current'
          ? instance === 'x'
            ? 'x-docs'
            : 'docs'
          : versionFolder(instance, version);
      return [
        source,
        ...locales.filter((each) => each !== 'en').map((each) => `i18n/${each}/${plugin}/${name}`),
      ];
    }),
  );
}
