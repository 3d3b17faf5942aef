import fs from 'node:fs';
import path from 'node:path';
import { generatedPaths } from '../../api-reference/lib/generatedPaths';
import { versionFolder } from '../../page-tree/lib/versionPath';

/** The files of the site that are checked, relative to it. */
export interface SiteFiles {
  /** Pages that somebody has written, in every language and version. */
  pages: string[];
  /** Code of demos. */
  demos: string[];
  /** Code that may ask for texts of the interface. */
  code: string[];
  /** Every file of the folders of pages but those whose names begin with a dot. */
  all: ReadonlySet<string>;
}

/** Guides above the pages that are generated; .gitignore has them as exceptions. */
const guides = ['/system/api/index.mdx'];

/** Whether a file lies where the API reference writes its pages, which are not checked. */
export function isGeneratedPlace(file: string): boolean {
  return (
    generatedPaths.some((folder) => file.includes(`${folder}/`)) &&
    file.endsWith('.mdx') &&
    !guides.some((guide) => file.endsWith(guide))
  );
}

function walk(siteDir: string, folder: string, found: string[]): void {
  let entries: fs.Dirent[];
  try {
    entries = fs.readdirSync(path.join(siteDir, folder), { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    // What an editor or a system keeps beside a file, such as the lock of Emacs, which is a link to nothing.
    if (entry.name.startsWith('.')) continue;
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') walk(siteDir, file, found);
    } else found.push(file);
  }
}

/** Files of translations, without those of versions that are no kept ones: frozen versions stay as they were. */
function listTranslated(
  siteDir: string,
  versions: Readonly<Record<'default' | 'x', readonly string[]>>,
): string[] {
  const found: string[] = [];
  walk(siteDir, 'i18n', found);
  return found.filter((file) => {
    const [, x, version] =
      /^i18n\/[^/]+\/docusaurus-plugin-content-docs(-x)?\/version-([^/]+)\//.exec(file) ?? [];
    return version === undefined || versions[x ? 'x' : 'default'].includes(version);
  });
}

/**
 * Lists what is checked.
 * @param versions - cut versions by docs instance
 */
export function listSite(
  siteDir: string,
  versions: Readonly<Record<'default' | 'x', readonly string[]>>,
): SiteFiles {
  const source: string[] = [];
  const folders = [
    'docs',
    'x-docs',
    ...(['default', 'x'] as const).flatMap((instance) =>
      versions[instance].map((version) => versionFolder(instance, version)),
    ),
  ];
  for (const folder of folders) walk(siteDir, folder, source);
  const translated = listTranslated(siteDir, versions);
  const code: string[] = [];
  for (const folder of ['src', 'plugins']) walk(siteDir, folder, code);
  // A name that begins with _ is no page for Docusaurus.
  const isPage = (file: string) =>
    /\.mdx?$/.test(file) &&
    !/(?:^|\/)_/.test(file) &&
    // What says how to translate.
    !/^i18n\/[^/]+$/.test(file) &&
    !isGeneratedPlace(file);
  return {
    pages: [...source, ...translated].filter(isPage).toSorted(),
    demos: source.filter((file) => /\.(?:[jt]sx?|mjs)$/.test(file)).toSorted(),
    code: code
      .filter((file) => /\.[jt]sx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
      .toSorted(),
    all: new Set([...source, ...translated]),
  };
}
