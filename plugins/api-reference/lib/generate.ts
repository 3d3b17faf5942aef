import fs from 'node:fs';
import path from 'node:path';
import { deriveTitle } from '../../../src/navigation/rules/tree/deriveTitle';
import type { Redirect } from '../../../src/navigation/rules/paths/findRedirect';
import { nodesByPath } from '../../../src/navigation/rules/tree/nodesByPath';
import type { TreeNode } from '../../../src/navigation/rules/tree/pageTree';
import type { ApiHistory, ApiModel, ApiPage } from '../../../src/api/rules/types';
import type { ProductHistory } from '../../../src/history/rules/types';
import { pageAnchors } from '../../page-tree/lib/pageAnchors';
import { versionPath } from '../../page-tree/lib/versionPath';
import { isWritten } from '../../page-tree/lib/writtenPages';
import { readText } from '../../support/readText';
import { compileVersion } from './compileVersion';
import { demoApiLinks } from './demos/demoApiLinks';
import { demoNeeds } from './demos/demoNeeds';
import { findDemos } from './findDemos';
import { assemblePage } from './pages/assemblePage';
import { dataFileOf, dataFolderOf, demoIndexName, demoNeedsName } from './pages/dataFileOf';
import {
  generatedFileOf,
  generatedFolders,
  instanceOf,
  pageFileOf,
  type Instance,
} from './pages/generatedFiles';
import { findAnchor } from './pages/findAnchor';
import { indexMdx } from './pages/indexMdx';
import { modelAnchors } from './pages/modelAnchors';
import { movePage, type AnchorOf } from './pages/movePage';
import { pageMdx } from './pages/pageMdx';
import { syncGenerated, type SyncResult } from './pages/syncGenerated';
import { tabMdx } from './pages/tabMdx';
import { readTexts } from './pages/texts';
import { versionAddresses } from './versionAddresses';

/** A docs version with what its API reference is compiled from. */
export interface ReferenceVersion {
  /** `current`, or the name of a cut version. */
  version: string;
  /** Page trees of the instances that belong to it: both for the current one. */
  trees: Partial<Record<Instance, TreeNode[]>>;
  /** Translated titles by locale, then by pathname. */
  titles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Name below `node_modules` of each library, by its npm name. */
  libraries: Readonly<Record<string, string>>;
}

/** What is on the tabs of a component's page: names of exports that have an API page. */
export type PageTabs = Readonly<
  Record<string, { components?: readonly string[]; hooks?: readonly string[] }>
>;

export interface GenerateOptions {
  siteDir: string;
  /** The current version first. */
  versions: readonly ReferenceVersion[];
  locales: readonly string[];
  /** Address of each product's index, with the product's name by locale. */
  indexes: readonly { pathname: string; names: Readonly<Record<string, string>> }[];
  tabs: PageTabs;
  /** Pages of the tree whose subject the current libraries do not have any more. */
  absent: readonly string[];
  history: ApiHistory;
  /** How the API of each product came to be. */
  timelines: readonly ProductHistory[];
  /** The table of moved addresses, which knows the paths that comments of the libraries name. */
  redirects: readonly Redirect[];
  log: (line: string) => void;
}

/** The pages of the models that a component's page names on a tab. */
function pagesOnTab(
  pathname: string,
  names: readonly string[],
  pages: ReadonlyMap<string, ApiPage>,
  isWhole: boolean,
): ApiPage[] {
  return names.flatMap((name) => {
    const page = [...pages.values()].find(
      ({ model }) =>
        model.name === name &&
        !model.pathname.startsWith('/x/') &&
        model.pathname.startsWith('/api-docs/'),
    );
    // The table is that of the current version; a cut one had not everything.
    if (!page && isWhole) {
      throw new Error(
        `config/pageTabs.ts: ${pathname} names ${name}, which has no page below /api-docs. Correct the name, or add the page to config/page-tree`,
      );
    }
    return page ?? [];
  });
}

/**
 * Compiles the API reference of every docs version and writes its pages and their data.
 * @returns how many files were written, left and removed, and the models of the current version
 * @throws naming package and symbol of everything that cannot be compiled, or the page that cannot be made
 */
export function generate(options: GenerateOptions): SyncResult & { models: ApiModel[] } {
  const { siteDir, versions, locales, indexes, tabs, absent, history, timelines, redirects, log } =
    options;
  const files = new Map<string, string>();
  const texts = locales.map((locale) => ({ locale, texts: readTexts(siteDir, locale) }));
  let current: ApiModel[] = [];
  const currentPaths = new Set<string>();
  const english = readTexts(siteDir, 'en');
  /** Ids by the page's file: of API pages, which may be about to be written, and of those that were read. */
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (file: string): ReadonlySet<string> => {
    const full = path.join(siteDir, file);
    const known =
      anchors.get(file) ?? new Set(fs.existsSync(full) ? pageAnchors(readText(full, file)) : []);
    anchors.set(file, known);
    return known;
  };

  for (const { version, trees, titles, libraries } of versions) {
    const nodes = nodesByPath(trees);
    const { models, libraryVersions } = compileVersion({
      siteDir,
      trees,
      libraries,
      absent: version === 'current' ? absent : [],
      redirects,
      log,
    });
    if (version === 'current') {
      current = models;
      models.forEach(({ pathname }) => currentPaths.add(pathname));
      indexes.forEach(({ pathname }) => currentPaths.add(pathname));
    }
    const own = new Set([
      ...models.map(({ pathname }) => pathname),
      ...indexes.map(({ pathname }) => pathname).filter((pathname) => nodes.has(pathname)),
    ]);
    const isInVersion = (pathname: string): boolean =>
      nodes.has(pathname) &&
      (own.has(pathname) ||
        fs.existsSync(path.join(siteDir, pageFileOf(instanceOf(pathname), version, pathname))));
    const addressOf = versionAddresses({
      inVersion: (pathname) => {
        if (!isInVersion(pathname)) return undefined;
        return version === 'current'
          ? pathname
          : versionPath(instanceOf(pathname), version, pathname);
      },
      isCurrent: (pathname) => currentPaths.has(pathname) || isWritten(siteDir, pathname),
    });
    const index = findDemos({ siteDir, version, trees, models });
    // Facts of another version than the one documented would be wrong ones.
    const known = timelines.filter(
      ({ packages, versions: compared }) => libraryVersions[packages[0]!] === compared.at(-1),
    );
    const timelineOf = (pathname: string) =>
      known.find(({ pages: ofProduct }) => Object.hasOwn(ofProduct, pathname));
    const titleOf = (pathname: string, locale: string): string => {
      const placed = nodes.get(pathname);
      return (placed && deriveTitle(placed.node, titles[locale])) ?? pathname;
    };
    const pages = new Map(
      models.map((model) => [
        model.pathname,
        assemblePage(model, {
          libraryVersion: libraryVersions[model.imports[0]?.package ?? ''] ?? '',
          demos: index.byApi[model.pathname],
          history,
          timeline: timelineOf(model.pathname),
          titleOf,
          locales,
        }),
      ]),
    );
    for (const [pathname, page] of pages) {
      const file = pageFileOf(instanceOf(pathname), version, pathname);
      const ids = [...pageAnchors(pageMdx(page, english)), ...modelAnchors(page.model)];
      anchors.set(file, new Set(ids));
    }
    const anchorOf: AnchorOf = (pathname, fragment) => {
      const shown = isInVersion(pathname) ? version : 'current';
      return findAnchor(anchorsOf(pageFileOf(instanceOf(pathname), shown, pathname)), fragment);
    };
    const add = (
      pathname: string,
      write: (texts: ReturnType<typeof readTexts>, locale: string) => string,
    ) => {
      for (const { locale, texts: ofLocale } of texts) {
        files.set(generatedFileOf(version, pathname, locale), write(ofLocale, locale));
      }
    };
    // Data first: a page that a development server shows is compiled anew as soon as it is written.
    for (const [pathname, page] of pages) {
      files.set(
        dataFileOf(instanceOf(pathname), version, pathname),
        JSON.stringify(movePage(page, addressOf, anchorOf)),
      );
    }
    for (const [pathname, page] of pages) add(pathname, (ofLocale) => pageMdx(page, ofLocale));
    for (const { pathname, names } of indexes) {
      if (!nodes.has(pathname)) continue;
      const listed = models.filter((model) => model.pathname.startsWith(`${pathname}/`));
      add(pathname, (ofLocale, locale) =>
        indexMdx(listed, names[locale] ?? names.en ?? '', ofLocale),
      );
    }
    for (const [pathname, { components = [], hooks = [] }] of Object.entries(tabs)) {
      if (!nodes.has(pathname)) continue;
      if (!fs.existsSync(path.join(siteDir, pageFileOf(instanceOf(pathname), version, pathname))))
        continue;
      for (const [tab, names] of [
        ['components-api', components],
        ['hooks-api', hooks],
      ] as const) {
        if (names.length === 0) continue;
        const shown = pagesOnTab(
          pathname,
          names,
          pages,
          version === 'current' && absent.length === 0,
        );
        if (shown.length === 0) continue;
        add(`${pathname}/${tab}`, (ofLocale) => tabMdx(shown, tab, ofLocale));
      }
    }
    const links = Object.fromEntries(
      Object.entries(demoApiLinks(index)).map(([id, ofDemo]) => [
        id,
        ofDemo.map(({ name, pathname }) => ({ name, pathname: addressOf(pathname) })),
      ]),
    );
    const needs = demoNeeds(index, known);
    for (const instance of Object.keys(trees) as Instance[]) {
      const folder = dataFolderOf(instance, version);
      files.set(`${folder}/${demoIndexName}`, JSON.stringify(links));
      files.set(`${folder}/${demoNeedsName}`, JSON.stringify(needs));
    }
  }

  const dataFolders = [
    ...new Set(
      [...files.keys()]
        .filter((file) => file.startsWith('.'))
        .map((file) => file.split('/').slice(0, 2).join('/')),
    ),
  ];
  const result = syncGenerated(siteDir, files, generatedFolders(versions, locales), dataFolders);
  return { ...result, models: current };
}
