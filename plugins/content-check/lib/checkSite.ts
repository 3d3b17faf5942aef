import fs from 'node:fs';
import path from 'node:path';
import { dataFileOf, dataFolderOf } from '../../api-reference/lib/pages/dataFileOf';
import { versionFileOf } from '../../page-tree/lib/versionPath';
import { partRows } from '../../../src/api/rules/partRows';
import type { ApiModel, ApiPartName } from '../../../src/api/rules/types';
import { demoAnchors } from '../../../src/demos/rules/sourceLink';
import { rebuildSource } from '../../translation/lib/rebuildSource';
import { ifThere } from '../../support/ifThere';
import { readRecord, recordFileOf } from '../../translation/lib/recordFile';
import { findRedirect } from '../../../src/navigation/rules/paths/findRedirect';
import {
  locatePage,
  sourceFileOf,
  type PageLocation,
} from '../../../src/navigation/rules/tree/locatePage';
import { isWhole, listNodes } from '../../../src/navigation/rules/tree/pageTree';
import { stripDocsTab } from '../../../src/navigation/rules/paths/stripDocsTab';
import type { ContentCheckOptions } from '../options';
import { builtInTexts } from './builtInTexts';
import { checkDemos } from './checkDemos';
import { checkEnglishText } from './checkEnglish';
import { checkLinks, type LinkSite } from './checkLinks';
import { checkPictures, type PictureSite } from './checkPictures';
import { checkScripts } from './checkScripts';
import { checkSnapshots, snapshotTree } from './checkSnapshots';
import { checkTexts } from './checkTexts';
import { checkTitles } from './checkTitles';
import { checkTranslation } from './checkTranslation';
import { checkTree, namedPages } from './checkTree';
import { openFactCache, type FactCache } from './factCache';
import { leaveOutGaps } from './leaveOutGaps';
import { listSite } from './listSite';
import { loadParser, type PageParser } from './parsePage';
import { pluginTexts } from './pluginTexts';
import { readJson } from './readJson';
import { readPage } from './readPage';
import { readTexts } from './readTexts';
import { readTree, type ReadTree } from './readTree';
import { rulesDigest } from './rulesDigest';
import type { ApiPart, CheckCounts, Fault, LocalFault, PageFacts } from './types';

/** What a look at the site has found. */
export interface SiteReport {
  faults: Fault[];
  counts: CheckCounts;
  /** Links to rows of API pages that could not be followed, because the API reference is not compiled yet. */
  unfollowed: number;
}

/** Looks at the site, as often as it is asked; what has not changed is not read again. */
export type SiteCheck = () => Promise<SiteReport>;

interface Page {
  file: string;
  location: PageLocation;
  facts: PageFacts;
}

const versionedPath = /^(\/x)?\/(\d+\.\d+\.\d+[\w.-]*)(\/.*)?$/;

function anchorsOfFacts(facts: PageFacts): Set<string> {
  return new Set([
    ...facts.headings.map(({ id }) => id),
    ...facts.demos.flatMap(({ name }) => demoAnchors(name)),
    ...facts.ids,
  ]);
}

/** A fault of a page file's own place, before its text counts. */
function placeFault(
  file: string,
  location: PageLocation | undefined,
  files: ReadonlySet<string>,
  { locales }: ContentCheckOptions,
): Fault | undefined {
  if (!location) {
    return {
      file,
      what: 'lies where no page is looked for',
      why: 'Nobody will ever read it.',
      mend: 'Pages are in docs/ and x-docs/, translations in i18n/<language>/docusaurus-plugin-content-docs(-x)/current/.',
    };
  }
  const [, folder] = /^i18n\/([^/]+)\//.exec(file) ?? [];
  if (folder !== undefined && !locales.slice(1).includes(folder)) {
    return {
      file,
      what: `is in the language "${folder}", which the site has not`,
      why: 'Nobody will ever read it.',
      mend: `Languages are ${locales.join(', ')}; they are listed in config/i18n.ts.`,
    };
  }
  if (!file.endsWith('/index.mdx')) {
    return {
      file,
      what: 'is no index.mdx',
      why: 'A page is a folder with a file of that name.',
      mend: `Rename it to ${path.posix.dirname(file)}/index.mdx.`,
    };
  }
  const original = `${location.sourceFolder}/index.mdx`;
  if (location.locale === 'en' || files.has(original)) return undefined;
  const other = [...files].find((each) => each.toLowerCase() === original.toLowerCase());
  return {
    file,
    what: `translates ${original}, which is not there`,
    why: 'Nobody will ever read it.',
    mend: other
      ? `The original is ${other}: write the folder alike.`
      : 'Move it to where its original is now, or remove it.',
  };
}

/** A page of the current version that no node names, or whose node is no page. */
function nodeFault(
  { file, location }: Page,
  named: ReturnType<typeof namedPages>,
): Fault | undefined {
  const { pathname, locale, version } = location;
  if (locale !== 'en' || version !== 'current') return undefined;
  const node = named.get(pathname);
  if (!node) {
    return {
      file,
      what: `is the page ${pathname}, which no node of the page tree names`,
      why: 'It would be in no list of pages, without a title.',
      mend: 'Add a node in config/page-tree, or move the page.',
    };
  }
  return node.kind === 'page'
    ? undefined
    : {
        file,
        what: `is the page ${pathname}, which is a ${node.kind} in the page tree`,
        why: 'A group and a subheader have no page of their own.',
        mend: 'Move the page, or change the node in config/page-tree.',
      };
}

function demoPlaceFaults({ file, location, facts }: Page, files: ReadonlySet<string>): Fault[] {
  return facts.demos
    .filter(({ name }) => !files.has(`${location.sourceFolder}/${name}.tsx`))
    .filter(({ name }) => /^[A-Z][A-Za-z0-9]*$/.test(name))
    .map(({ name, line, column }) => {
      const wanted = `${location.sourceFolder}/${name}.tsx`;
      const other = [...files].find((each) => each.toLowerCase() === wanted.toLowerCase());
      return {
        file,
        line,
        column,
        what: `shows the demo ${name}, which has no file`,
        why: 'The page cannot be built.',
        mend: other
          ? `There is ${path.posix.basename(other)}: write the name alike.`
          : `Write ${wanted}.`,
      };
    });
}

/** The model in the data of an API page; nothing where the file is cut off, which the next compile writes anew. */
function modelOf(text: string): ApiModel | undefined {
  try {
    return (JSON.parse(text) as { model?: ApiModel }).model;
  } catch {
    return undefined;
  }
}

/** What makes the rules ask for the rest of the site. */
function linkSite(
  options: ContentCheckOptions,
  siteDir: string,
  named: ReturnType<typeof namedPages>,
  factsOf: (file: string) => PageFacts | undefined,
  rowsOf: (file: string, part: ApiPart) => string[] | undefined,
  onUnfollowed: () => void,
): LinkSite & PictureSite {
  const snapshots = new Map<string, Set<string> | undefined>();
  /** The addresses of a kept version; undefined if nobody can read its tree. */
  const keptNames = (instance: 'default' | 'x', version: string): Set<string> | undefined => {
    const key = `${instance} ${version}`;
    if (!snapshots.has(key)) {
      const tree = snapshotTree(siteDir, instance, version);
      const names = tree && listNodes(tree, instance).map(({ node }) => node.pathname);
      snapshots.set(key, names && new Set(names));
    }
    return snapshots.get(key);
  };
  const exists = (file: string) => {
    try {
      return fs.statSync(path.join(siteDir, file)).isFile();
    } catch {
      return false;
    }
  };
  const isCompiled = fs.existsSync(path.join(siteDir, dataFolderOf('default', 'current'), 'pages'));
  const isShown = (pathname: string) =>
    exists(sourceFileOf(pathname)) ||
    exists(`src/pages${pathname}/index.tsx`) ||
    exists(`src/pages${pathname}.tsx`);
  /** The page file behind an address, of the version whose readers follow it. */
  const fileOf = (pathname: string, from: PageLocation): string | undefined => {
    if (from.version !== 'current' && keptNames(from.instance, from.version)?.has(pathname)) {
      const kept = versionFileOf(from.instance, from.version, pathname);
      if (exists(kept)) return kept;
    }
    const [, prefix, version, rest = ''] = versionedPath.exec(pathname) ?? [];
    if (version !== undefined) {
      const instance = prefix ? 'x' : 'default';
      if (!options.versions[instance].includes(version)) return undefined;
      const file = versionFileOf(instance, version, `${prefix ?? ''}${rest}` || '/');
      return exists(file) ? file : undefined;
    }
    const node = named.get(stripDocsTab(pathname));
    return node?.kind === 'page' && exists(sourceFileOf(pathname))
      ? sourceFileOf(pathname)
      : undefined;
  };
  const isFrozen = (pathname: string) => Object.hasOwn(options.frozen ?? {}, pathname);
  const known = new Map<string, ReadonlySet<string> | 'not compiled' | 'unreadable'>();
  const anchorsIn = (file: string) => {
    const facts = factsOf(file);
    if (!facts?.isParsed) return 'unreadable';
    // A stand-in, which holds nothing yet.
    if (facts.isGenerated && facts.headings.length === 0) return 'not compiled';
    const anchors = anchorsOfFacts(facts);
    const { instance, version } = locatePage(file)!;
    for (const part of facts.api) {
      const rows = rowsOf(dataFileOf(instance, version, part.of), part);
      if (!rows) return 'not compiled';
      rows.forEach((anchor) => anchors.add(anchor));
    }
    return anchors;
  };
  return {
    locales: options.locales,
    siteUrl: options.siteUrl,
    sources: options.sources,
    pages: [...named].filter(([, { kind }]) => kind === 'page').map(([pathname]) => pathname),
    stateOf(pathname, from) {
      if (fileOf(pathname, from) !== undefined || isFrozen(pathname)) return 'written';
      // With a tree that nobody can read, nothing is known of links.
      if (named.size === 0) return 'unwritten';
      const node = named.get(pathname);
      if (node?.kind === 'page' || pathname === '/')
        return isShown(pathname) ? 'written' : 'unwritten';
      if (isShown(pathname) && exists(`src/pages${pathname}/index.tsx`)) return 'written';
      const base = stripDocsTab(pathname);
      const isTab = base !== pathname && named.get(base)?.kind === 'page';
      // Of a page that is not written, or not compiled yet.
      if (isTab && (!exists(sourceFileOf(base)) || !isCompiled)) return 'unwritten';
      if (from.version === 'current') return 'none';
      const names = keptNames(from.instance, from.version);
      return !names || names.has(pathname) ? 'unwritten' : 'none';
    },
    anchorsOf(pathname, from) {
      if (isFrozen(pathname)) {
        const anchors = options.frozen?.[pathname];
        return anchors ? new Set(anchors) : undefined;
      }
      const file = fileOf(pathname, from);
      if (file === undefined) return undefined;
      if (!known.has(file)) known.set(file, anchorsIn(file));
      const anchors = known.get(file)!;
      if (anchors === 'not compiled') onUnfollowed();
      return typeof anchors === 'object' ? anchors : undefined;
    },
    moveOf: (pathname) => findRedirect(options.redirects, `${pathname}/`),
    isFile: exists,
  };
}

/**
 * Holds a translation against its original, or against what the original was when it was translated: whoever changes an original is
 * not held up by its translations.
 */
function differencesOf(
  original: Page,
  { facts }: Page,
  recorded: PageFacts | undefined,
): LocalFault[] {
  const now = checkTranslation(original.facts, facts, original.file);
  if (now.length === 0 || !recorded) return now;
  const { fields } = original.facts;
  const then = checkTranslation({ ...recorded, fields }, facts, `${original.file} as translated`);
  return then.length < now.length ? then : now;
}

function checkPages(
  pages: readonly Page[],
  site: LinkSite & PictureSite,
  files: ReadonlySet<string>,
  recordedOf: (file: string) => PageFacts | undefined,
): Fault[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap(({ file, location, facts }) => {
    const page = { file, location, facts };
    const original =
      location.locale === 'en' ? undefined : byFile.get(`${location.sourceFolder}/index.mdx`);
    const recorded = original && recordedOf(file);
    // A demo that the original has no more is not shown in a translation either.
    const gone = new Set(
      recorded?.demos
        .map(({ name }) => name)
        .filter((name) => !original?.facts.demos.some((each) => each.name === name)),
    );
    const shown = { ...facts, demos: facts.demos.filter(({ name }) => !gone.has(name)) };
    const own: Fault[] = [
      ...(recorded ? leaveOutGaps(facts.faults, recorded) : facts.faults).map((fault) => ({
        file,
        ...fault,
      })),
      ...demoPlaceFaults({ ...page, facts: shown }, files),
    ];
    if (facts.isParsed) {
      // What is not translated yet is on the page in English, and can be linked to.
      const parts = recorded && original ? [facts, original.facts] : [facts];
      const anchors = new Set(parts.flatMap((part) => [...anchorsOfFacts(part)]));
      const led = [
        ...checkLinks({ ...page, anchors }, site),
        ...checkPictures(facts.images, file, site),
      ];
      own.push(...led.map((fault) => ({ file, ...fault })));
    }
    if (!original) return own;
    // What is wrong by itself is told once.
    const lines = new Set(own.map(({ line }) => line));
    const differences = differencesOf(original, page, recorded)
      .filter(({ line }) => line === undefined || !lines.has(line))
      .map((fault): Fault => ({ file, ...fault, isTranslation: true }));
    return [...own, ...differences];
  });
}

/** Finds pages of one language and version that say the same of themselves. */
function descriptionFaults(pages: readonly Page[]): Fault[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ file, location, facts }): Fault[] => {
    if (!facts.description) return [];
    const { text, line } = facts.description;
    const key = [location.locale, location.version, text].join('\n');
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, file);
      return [];
    }
    return [
      {
        file,
        line,
        what: `has the same description as ${other}`,
        why: 'A search engine shows it below both, and readers cannot tell them apart.',
        mend: 'Say what this page alone is about.',
      },
    ];
  });
}

function checkInterface(
  siteDir: string,
  code: readonly string[],
  options: ContentCheckOptions,
  tree: ReadTree,
  builtIn: ReadonlyMap<string, string>,
  cache: FactCache,
): { faults: Fault[]; texts: number } {
  const asked = new Map(
    code.flatMap((file) => {
      const read = ifThere(() =>
        cache.get('texts', file, (text, unreadable) =>
          unreadable ? { faults: [unreadable], texts: [] } : readTexts(text, file),
        ),
      );
      return read ? [[file, read] as const] : [];
    }),
  );
  const faults = [...asked].flatMap(([file, { faults: own }]) =>
    own.map((fault): Fault => ({ file, ...fault })),
  );
  for (const [file, { texts: own }] of asked) {
    for (const { message, line } of own) {
      faults.push(...checkEnglishText(message).map((fault) => ({ file, line, ...fault })));
    }
  }
  // A text without an id may be any, and so may those of a file that is no text.
  const isWhole = faults.every(
    ({ what }) => !what.includes('without an id') && !/^is (?:no UTF-8|UTF-16)/.test(what),
  );
  const texts = new Map([...asked].map(([file, { texts: own }]) => [file, own]));
  const fieldsOf = (file: string) => {
    const read = ifThere(() =>
      cache.get('json', file, (text, unreadable) =>
        unreadable ? { faults: [unreadable], fields: undefined } : readJson(text, file),
      ),
    );
    if (!read) {
      faults.push({
        file,
        what: 'is not there',
        why: 'The language has no texts.',
        mend: 'Restore it.',
      });
      return undefined;
    }
    const { fields, faults: own } = read;
    faults.push(...own.map((fault) => ({ file, ...fault })));
    return own.some(({ what }) => what.startsWith('is no JSON')) ? undefined : fields;
  };
  for (const locale of options.locales.slice(1)) {
    const codeFile = `i18n/${locale}/code.json`;
    const codeFields = fieldsOf(codeFile);
    if (codeFields) {
      faults.push(
        ...checkTexts({ isWhole, asked: texts, builtIn, file: codeFile, fields: codeFields }),
      );
    }
    for (const { name, code: place, english, isPlain } of pluginTexts) {
      const file = `i18n/${locale}/${name}`;
      const fields = fieldsOf(file);
      if (!fields) continue;
      const own = Object.entries(english).map(([id, message]) => ({ id, message, line: 1 }));
      faults.push(
        ...checkTexts({
          isWhole: true,
          asked: new Map([[place, own]]),
          builtIn: new Map(),
          file,
          fields: isPlain
            ? fields.map((field) => ({ ...field, value: { message: field.value } }))
            : fields,
        }),
      );
    }
    const titleFile = `i18n/${locale}/page-tree.json`;
    const titleFields = fieldsOf(titleFile);
    if (titleFields && tree.trees) {
      faults.push(
        ...checkTitles({
          nodes: Object.entries(tree.trees)
            .flatMap(([name, nodes]) => listNodes(nodes, name))
            .map(({ node }) => node)
            .filter(({ pathname }) => typeof pathname === 'string'),
          placeOf: tree.placeOf,
          file: titleFile,
          fields: titleFields,
        }),
      );
    }
  }
  return { faults, texts: [...texts.values()].reduce((sum, { length }) => sum + length, 0) };
}

const order = (a: Fault, b: Fault) =>
  a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;

/**
 * Makes the check of everything that is written for the site: pages in every language and version, demos, page tree, texts and titles.
 * @param siteDir - absolute
 * @returns a function that looks at the site as it is then
 */
export async function openSiteCheck(
  siteDir: string,
  options: ContentCheckOptions,
): Promise<SiteCheck> {
  const parser: PageParser = await loadParser();
  const cache = openFactCache(siteDir, rulesDigest(siteDir, options.packages));
  const builtIn = builtInTexts(siteDir);
  const packages = new Set(options.packages);
  const longDemos = new Set(options.longDemos);
  let lastTrees: ReadTree['trees'];

  return async () => {
    const files = listSite(siteDir, options.versions);
    const tree = readTree(siteDir);
    // With a tree that cannot be read, links are held against the last one that could.
    const whole = tree.trees && isWhole(tree.trees) ? tree.trees : undefined;
    lastTrees = whole ?? lastTrees;
    const named = namedPages(lastTrees ?? {});
    let unfollowed = 0;
    const readFacts = (file: string, locale: string) =>
      cache.get(`page ${locale}`, file, (text, unreadable) =>
        readPage(text, locale, parser, unreadable),
      );
    const factsOf = (file: string) => ifThere(() => readFacts(file, 'en'));
    const rowsOf = (file: string, { part, prefix, group }: ApiPart) =>
      ifThere(() =>
        cache.get(`rows ${part} ${prefix} ${group ?? ''}`, file, (text) => {
          const model = modelOf(text);
          return model
            ? partRows(model, part as ApiPartName, prefix, group).map(({ anchor }) => anchor)
            : null;
        }),
      ) ?? undefined;
    const site = linkSite(options, siteDir, named, factsOf, rowsOf, () => {
      unfollowed += 1;
    });

    const faults: Fault[] = [
      ...checkTree(tree, options.products),
      ...checkSnapshots(siteDir, options.versions),
    ];
    const pages: Page[] = [];
    for (const file of files.pages) {
      const location = locatePage(file);
      const misplaced = placeFault(file, location, files.all, options);
      if (misplaced || !location) {
        faults.push(misplaced!);
        continue;
      }
      const facts = ifThere(() => readFacts(file, location.locale));
      if (!facts) continue;
      const page = { file, location, facts };
      const unnamed = lastTrees && nodeFault(page, named);
      if (unnamed) faults.push(unnamed);
      pages.push(page);
    }
    const recordedOf = (file: string) => {
      const record = recordFileOf(file);
      if (!files.all.has(record)) return undefined;
      const read = () =>
        cache.get('recorded', record, (text) => {
          try {
            return readPage(rebuildSource(readRecord(record, text).blocks), 'en', parser);
          } catch {
            // `npm run i18n:check` tells what is wrong with it.
            return null;
          }
        });
      return ifThere(read) ?? undefined;
    };
    for (const { file, facts } of pages) {
      const wrong = await checkScripts(facts.scripts, cache);
      faults.push(...wrong.map((fault) => ({ file, ...fault })));
    }
    faults.push(...descriptionFaults(pages));
    faults.push(...checkPages(pages, site, files.all, recordedOf));
    const shown = pages.flatMap(({ location, facts }) =>
      facts.demos.map(({ name }) => `${location.sourceFolder}/${name}.tsx`),
    );
    faults.push(...(await checkDemos(files, new Set(shown), cache, packages, longDemos)));
    const texts = checkInterface(
      siteDir,
      files.code,
      options,
      { ...tree, trees: whole },
      builtIn,
      cache,
    );
    faults.push(...texts.faults);
    cache.save();
    const sum = (count: (facts: PageFacts) => number) =>
      pages.reduce((total, { facts }) => total + count(facts), 0);
    return {
      faults: faults.toSorted(order),
      counts: {
        pages: pages.filter(({ location }) => location.locale === 'en').length,
        translations: pages.filter(({ location }) => location.locale !== 'en').length,
        headings: sum(({ headings }) => headings.length),
        links: sum(({ links }) => links.length),
        demos: files.demos.length,
        fences: sum(({ marks }) => marks.filter(({ kind }) => kind === 'fence').length),
        'interface texts': texts.texts,
        'nodes of the page tree': named.size,
      },
      unfollowed,
    };
  };
}
