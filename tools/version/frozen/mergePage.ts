import { folderOf, readArtefactFile, rootOf, type BuiltVersion } from './collectArtefact';

type Of = Pick<BuiltVersion, 'instance' | 'version' | 'locales'>;
type Files = ReadonlyMap<string, string>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a file, by its path in an artefact, is one of a page: its HTML, its Markdown, the projects of its demos. */
function isOfPage(name: string, page: string, of: Of): boolean {
  const demos = of.instance === 'x' ? 'x_versioned_docs' : 'versioned_docs';
  return of.locales.some((locale) => {
    const folder = folderOf(locale, of.locales);
    const at = escaped(`${folder}${rootOf(of)}${page === '/' ? '' : page}`);
    const projects = escaped(`${folder}sandboxes/${demos}/version-${of.version}${page}/`);
    return new RegExp(
      `^(?:${at}/index\\.(?:html|md)|${at}(?:\\.\\w+)*\\.md|${projects}[^/]+)$`,
    ).test(name);
  });
}

/** What is made of all pages, and so is made anew: the indexes of the search. */
const isIndex = (name: string, of: Of): boolean =>
  of.locales.some((locale) => {
    const folder = folderOf(locale, of.locales);
    return (
      name.startsWith(`${folder}${rootOf(of)}/pagefind/`) ||
      ['search', 'search/texts'].some(
        (at) => name === `${folder}${at}/docs-${of.instance}-${of.version}.json`,
      )
    );
  });

/** Whether a script holds a page itself, by what Docusaurus writes into it. */
function holdsPage(text: string, addresses: readonly string[]): boolean {
  return addresses.some((address) =>
    // Its own address follows its source; those of its neighbors come later.
    new RegExp(
      `\\bsource:"@site/[^"]*"(?:(?!permalink:)[^]){0,300}permalink:"${escaped(address)}"`,
    ).test(text),
  );
}

/**
 * Puts one page of a later build of a version into an earlier one. Files named by their content lie side by side. The earlier script that holds the page
 * goes, so that a reader who comes from another page of the earlier build gets the page as a document.
 * @param page - address inside the version
 * @param baseUrl - of the site
 * @returns absolute files by their paths
 * @throws if one of the builds has no such page
 */
export function mergePage(
  before: Files,
  now: Files,
  page: string,
  of: Of,
  baseUrl: string,
): Map<string, string> {
  const has = (files: Files) => [...files.keys()].some((name) => isOfPage(name, page, of));
  if (!has(before) || !has(now)) {
    throw new Error(
      `${has(before) ? 'What was built now' : 'The artefact'} has no page ${page} of ${of.instance} ${of.version}.`,
    );
  }
  const addresses = of.locales.map(
    (locale) =>
      `${baseUrl}${folderOf(locale, of.locales)}${rootOf(of)}${page === '/' ? '' : page}/`,
  );
  const isReplaced = (name: string) => isOfPage(name, page, of) || isIndex(name, of);
  const isHeld = (name: string) =>
    /(?:^|\/)assets\/js\/[^/]+\.js$/.test(name) &&
    holdsPage(readArtefactFile(before, name), addresses);
  return new Map([
    ...[...before].filter(([name]) => !isReplaced(name) && !isHeld(name)),
    ...[...now].filter(([name]) => isReplaced(name) || /^(?:[\w-]+\/)?assets\//.test(name)),
    ...[...now].filter(([name]) => /^(?:[\w-]+\/)?img\//.test(name)),
  ]);
}
