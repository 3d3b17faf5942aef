import type { DocsInstance } from '../../config/page-tree';

/** Where Docusaurus keeps what belongs to an instance, relative to the site. */
export interface InstancePaths {
  /** Pages of the current version. */
  pages: string;
  /** List of the cut versions. */
  list: string;
  /** Pages of a cut version. */
  cutPages: (version: string) => string;
  /** Sidebars of a cut version. */
  cutSidebars: (version: string) => string;
  /** Translated pages of a version, or of `current`. */
  translatedPages: (locale: string, version: string) => string;
  /** Translated titles of a cut version's sidebars. */
  translatedSidebars: (locale: string, version: string) => string;
}

/** The paths of an instance, as Docusaurus names them. */
export function instancePaths(instance: DocsInstance): InstancePaths {
  const prefix = instance === 'x' ? 'x_' : '';
  const plugin = `docusaurus-plugin-content-docs${instance === 'x' ? '-x' : ''}`;
  return {
    pages: instance === 'x' ? 'x-docs' : 'docs',
    list: `${prefix}versions.json`,
    cutPages: (version) => `${prefix}versioned_docs/version-${version}`,
    cutSidebars: (version) => `${prefix}versioned_sidebars/version-${version}-sidebars.json`,
    translatedPages: (locale, version) =>
      `i18n/${locale}/${plugin}/${version === 'current' ? 'current' : `version-${version}`}`,
    translatedSidebars: (locale, version) => `i18n/${locale}/${plugin}/version-${version}.json`,
  };
}
