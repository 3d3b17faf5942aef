/**
 * The path of a page in a cut version: `/x/react-charts` in 8.9.2 is `/x/8.9.2/react-charts`.
 * @param pathname - as in the page tree
 */
export function versionPath(instance: 'default' | 'x', version: string, pathname: string): string {
  const base = instance === 'x' ? '/x' : '';
  return `${base}/${version}${pathname === '/' ? '' : pathname.slice(base.length)}`;
}

/**
 * The file in which the page at `pathname` of a cut version is written, relative to the site.
 * @param pathname - as in the page tree
 */
export function versionFileOf(
  instance: 'default' | 'x',
  version: string,
  pathname: string,
): string {
  const inner = instance === 'x' ? pathname.slice('/x'.length) : pathname;
  return `${versionFolder(instance, version)}${inner === '/' ? '' : inner}/index.mdx`;
}

/** The folder of a cut version's pages, relative to the site. */
export function versionFolder(instance: 'default' | 'x', version: string): string {
  return `${instance === 'x' ? 'x_versioned_docs' : 'versioned_docs'}/version-${version}`;
}
