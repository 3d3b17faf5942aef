import fs from 'node:fs';
import path from 'node:path';
import { isGeneratedPlace } from '../plugins/content-check/lib/listSite';
import { forgeOf } from '../src/feedback/rules/forgeOf';
import { locatePage } from '../src/navigation/rules/tree/locatePage';

/** What Docusaurus tells of a page whose file is asked for. */
interface EditedPage {
  /** Folder of the version's pages in the source language, relative to the site. */
  versionDocsDirPath: string;
  /** File below that folder. */
  docPath: string;
  /** Language that is built. */
  locale: string;
}

/**
 * The file behind "Edit this page", relative to the site: the translated one where there is one, else the one that is shown.
 * @param exists - whether a file, relative to the site, is there
 * @returns undefined for a page of the API reference, whose file git does not know
 */
export function editedFile(
  { versionDocsDirPath, docPath, locale }: EditedPage,
  exists: (file: string) => boolean,
): string | undefined {
  const source = `${versionDocsDirPath}/${docPath}`;
  if (isGeneratedPlace(source)) return undefined;
  const page = locatePage(source);
  if (!page) return source;
  const plugin = `docusaurus-plugin-content-docs${page.instance === 'x' ? '-x' : ''}`;
  const version = page.version === 'current' ? 'current' : `version-${page.version}`;
  const translated = `i18n/${locale}/${plugin}/${version}/${docPath}`;
  return exists(translated) ? translated : source;
}

/** Makes Docusaurus's `editUrl` for the pages of a repository. */
export function editAddress(siteDir: string, repositoryUrl: string) {
  const { edit, editEnd } = forgeOf(repositoryUrl);
  return (page: EditedPage): string | undefined => {
    const file = editedFile(page, (each) => fs.existsSync(path.join(siteDir, each)));
    return file && `${repositoryUrl}/${edit}/${file}${editEnd}`;
  };
}
