/** What a page's file path says about it. */
export interface PageLocation {
  instance: 'default' | 'x';
  /** `current`, or the name of a cut version. */
  version: string;
  /** Language of the file: `en` for the source, otherwise the folder below `i18n/`. */
  locale: string;
  /** Site path without language, version and trailing slash, as the page tree writes it. */
  pathname: string;
  /** Folder of the source-language page, relative to the site: where its demos lie. */
  sourceFolder: string;
}

const instances = [
  {
    instance: 'default',
    current: 'docs',
    versioned: 'versioned_docs',
    plugin: 'docusaurus-plugin-content-docs',
    base: '',
  },
  {
    instance: 'x',
    current: 'x-docs',
    versioned: 'x_versioned_docs',
    plugin: 'docusaurus-plugin-content-docs-x',
    base: '/x',
  },
] as const;

function strip(folder: string, file: string): string | undefined {
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : undefined;
}

/**
 * Says which page a Markdown file is, from its path alone. One folder is one page
 * (`docs/components/buttons/index.mdx`); a translation and a cut version keep the same inner path,
 * which is why none of them needs a copy of a demo.
 *
 * @param file - path relative to the site folder, with forward slashes
 * @returns undefined for a file that is no docs page
 */
export function locatePage(file: string): PageLocation | undefined {
  for (const { instance, current, versioned, plugin, base } of instances) {
    const translated = /^i18n\/([^/]+)\/([^/]+)\/(current|version-[^/]+)\/(.+)$/.exec(file);
    let locale = 'en';
    let version = 'current';
    let inner = strip(current, file);
    if (translated && translated[2] === plugin) {
      locale = translated[1]!;
      version = translated[3] === 'current' ? 'current' : translated[3]!.slice('version-'.length);
      inner = translated[4]!;
    } else if (inner === undefined) {
      const cut = strip(versioned, file);
      const match = cut === undefined ? null : /^version-([^/]+)\/(.+)$/.exec(cut);
      if (match) {
        version = match[1]!;
        inner = match[2]!;
      }
    }
    if (inner === undefined) continue;
    const folder = inner.replace(/(^|\/)[^/]+$/, '');
    const sourceRoot = version === 'current' ? current : `${versioned}/version-${version}`;
    return {
      instance,
      version,
      locale,
      pathname: `${base}${folder ? `/${folder}` : ''}` || '/',
      sourceFolder: folder ? `${sourceRoot}/${folder}` : sourceRoot,
    };
  }
  return undefined;
}

/**
 * The inverse for the current version: the file in which the page at `pathname` is written.
 * @param pathname - as in the page tree
 */
export function sourceFileOf(pathname: string): string {
  const inX = pathname === '/x' || pathname.startsWith('/x/');
  const folder = inX ? `x-docs${pathname.slice(2)}` : `docs${pathname}`;
  return `${folder}/index.mdx`;
}

/**
 * The file that holds the translation of the page at `pathname`.
 * @param pathname - as in the page tree
 * @param locale - folder below `i18n/`
 */
export function translationFileOf(pathname: string, locale: string): string {
  const inX = pathname === '/x' || pathname.startsWith('/x/');
  const plugin = inX ? 'docusaurus-plugin-content-docs-x' : 'docusaurus-plugin-content-docs';
  return `i18n/${locale}/${plugin}/current${inX ? pathname.slice(2) : pathname}/index.mdx`;
}
