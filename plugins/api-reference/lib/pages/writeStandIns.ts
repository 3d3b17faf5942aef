import fs from 'node:fs';
import path from 'node:path';
import { listNodes } from '../../../../src/navigation/rules/tree/pageTree';
import { docsTabNames } from '../../../../src/navigation/rules/paths/stripDocsTab';
import type { GenerateOptions } from '../generate';
import { referencePages } from '../referencePages';
import { dataFolderOf, demoIndexName, demoNeedsName } from './dataFileOf';
import { generatedFileOf, generatedFolders, type Instance } from './generatedFiles';
import { mdxPage } from './pageMdx';
import { syncGenerated } from './syncGenerated';

/** The description is what a server that is running goes on showing: it is true of the page to come as well. */
const standIn = mdxPage('Compiled from the installed packages.', [
  'This page is still being compiled. It comes by itself; if it does not, the terminal of the development server says why.',
]);

type Options = Pick<
  GenerateOptions,
  'siteDir' | 'versions' | 'locales' | 'indexes' | 'tabs' | 'absent'
>;

/** The files that stand in, by path relative to the site. */
function standIns({
  siteDir,
  versions,
  locales,
  indexes,
  tabs,
  absent,
}: Options): Map<string, string> {
  const files = new Map<string, string>();
  const isThere = (file: string) => fs.existsSync(path.join(siteDir, file));
  for (const { version, trees } of versions) {
    const add = (pathname: string) =>
      locales.forEach((locale) => files.set(generatedFileOf(version, pathname, locale), standIn));
    const nodes = new Set(
      Object.entries(trees).flatMap(([name, tree]) =>
        listNodes(tree, name).map(({ node }) => node.pathname),
      ),
    );
    const pages = referencePages(Object.values(trees)).filter(
      ({ pathname }) => version !== 'current' || !absent.includes(pathname),
    );
    pages.forEach(({ pathname }) => add(pathname));
    indexes.forEach(({ pathname }) => nodes.has(pathname) && add(pathname));
    const onTabs = new Set(
      pages.filter(({ pathname }) => pathname.startsWith('/api-docs/')).map(({ name }) => name),
    );
    for (const [pathname, { components = [], hooks = [] }] of Object.entries(tabs)) {
      if (!nodes.has(pathname) || !isThere(generatedFileOf(version, pathname, 'en'))) continue;
      [components, hooks].forEach((names, at) => {
        if (names.some((name) => onTabs.has(name))) add(`${pathname}/${docsTabNames[at]}`);
      });
    }
    for (const instance of Object.keys(trees) as Instance[]) {
      files.set(`${dataFolderOf(instance, version)}/${demoIndexName}`, '{}');
      files.set(`${dataFolderOf(instance, version)}/${demoNeedsName}`, '{}');
    }
  }
  return files;
}

/**
 * Writes what stands where the API reference will be, for a development server that does not wait for it: each page that
 * will be generated, so that navigation and links have them from the start, and an empty index of what demos touch.
 * @throws as `syncGenerated`
 */
export function writeStandIns(options: Options): void {
  const { siteDir, versions, locales } = options;
  syncGenerated(siteDir, standIns(options), generatedFolders(versions, locales), []);
}
