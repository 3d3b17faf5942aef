import fs from 'node:fs';
import path from 'node:path';
import { logger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { stripDocsTab } from '../../src/navigation/rules/paths/stripDocsTab';
import { indexPath } from '../../src/agents/rules/paths';
import type { HeadFinisher } from '../lean-docusaurus';
import { loadParser } from '../content-check/lib/parsePage';
import { builtDocs, type BuiltDoc } from '../support/builtDocs';
import { filesBelow } from '../support/filesBelow';
import { keyOf, readKept, writeKept } from '../support/keptFile';
import { behindTitle, pageOfHead } from '../support/pageOfHead';
import { parseJson } from '../support/parseJson';
import { writeAgents, type WrittenPage } from './lib/agents/writeAgents';
import { markdownOf } from './lib/linkTarget';
import { llmsText, type ListedPage } from './lib/llmsText';
import { keepPage, nothingKept, type KeptPages } from './lib/keptPages';
import { isLinkedAsBefore, pageMarkdown } from './lib/pageMarkdown';
import { readInputs, type Tools } from './lib/readInputs';
import { ownText, textsOf } from './lib/texts';
import { openTexts } from './lib/textStore';
import type { PageMarkdownOptions } from './options';
import { loadPackages } from './packages.cjs';

/** What makes Markdown takes a second to load, and is not needed where nothing is made. */
const loadTools = async (): Promise<Tools> => ({
  parser: await loadParser(),
  packages: await loadPackages(),
});

export { validateOptions } from './options';
export type { PageMarkdownOptions } from './options';

/** Folders whose code decides what Markdown and the index say, of this plugin and of those that read what they are made of. */
const codeFolders = [
  'plugins/page-markdown',
  'plugins/api-reference/lib',
  'plugins/code-highlight/lib',
  'plugins/content-check/lib',
  'plugins/demos/lib',
  'plugins/page-tree/lib',
  'plugins/translation',
  'src/agents/rules',
  'src/api/rules',
  'src/navigation/rules',
  'src/search/rules',
];

/** Digest of that code, and of the versions of the packages that it uses. */
function rulesSalt(siteDir: string): string {
  const files = codeFolders
    .flatMap((folder) => filesBelow(path.join(siteDir, folder)))
    .filter((file) => /\.c?tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const all = [...files.toSorted(), path.join(siteDir, 'package-lock.json')];
  return keyOf(...all.map((file) => fs.readFileSync(file)));
}

/** Whether lists name a page: a tab repeats the pages of the reference, which they name. */
const isListed = ({ permalink }: BuiltDoc) => stripDocsTab(permalink) === permalink;

const isApiPage = ({ source }: BuiltDoc) =>
  /(^|\/)(api-docs|x-docs\/api|current\/api)\//.test(source);

/**
 * Writes every page of the docs as Markdown beside its HTML, and says so in the head of the page; besides lists of them (`llms.txt`),
 * an index for programs and skills.
 */
export default function pageMarkdownPlugin(
  {
    siteDir,
    outDir,
    baseUrl,
    siteConfig: { url, title, tagline },
    i18n: { currentLocale, defaultLocale, localeConfigs },
  }: LoadContext,
  options: PageMarkdownOptions,
): (Plugin<void> & HeadFinisher) | null {
  if (process.env.NODE_ENV !== 'production') return null;
  // Read with the code that is running: who edits it during a build would keep what the old code made as made by the new.
  const rules = rulesSalt(siteDir);
  let docs: BuiltDoc[] = [];
  let documented = new Set<string>();
  return {
    name: 'page-markdown',
    allContentLoaded({ allContent }) {
      docs = builtDocs(allContent).filter(({ isUnlisted }) => !isUnlisted);
      documented = new Set(docs.map(({ permalink }) => permalink));
    },
    finishHead(head) {
      const page = pageOfHead(head);
      if (page === undefined || !documented.has(page)) return head;
      return behindTitle(head, `<link rel=alternate type=text/markdown href=${markdownOf(page)}>`);
    },
    async postBuild({ routesPaths }) {
      const started = performance.now();
      const language = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
      const messages: Record<string, { message: string }> = {};
      if (currentLocale !== defaultLocale) {
        for (const name of ['code.json', 'page-markdown.json']) {
          const file = `i18n/${currentLocale}/${name}`;
          const full = path.join(siteDir, file);
          if (fs.existsSync(full)) {
            Object.assign(messages, parseJson(file, fs.readFileSync(full, 'utf8')));
          }
        }
      }
      const routes = new Set(routesPaths);
      const others = options.others().map((address) => baseUrl + address.slice(1));
      const linkable = new Set([...documented, ...others]);
      const texts = textsOf(messages);
      const salt = keyOf(rules, url, baseUrl, JSON.stringify(texts));
      const work = {
        siteDir,
        outDir,
        url,
        baseUrl,
        language,
        texts,
        documented: linkable,
        routes,
        salt,
      };
      const memory = path.join(siteDir, 'node_modules/.cache/page-texts', currentLocale);
      const keeps = !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
      const store = openTexts(keeps ? path.join(memory, 'texts') : undefined);
      const memoryFile = path.join(memory, 'pages');
      const keptText = keeps ? readKept(memoryFile, salt)?.toString() : undefined;
      const before = keptText === undefined ? nothingKept : (JSON.parse(keptText) as KeptPages);
      const kept: KeptPages = {
        addresses: keyOf(JSON.stringify([[...linkable], [...routes].toSorted()])),
        pages: {},
        products: {},
      };
      const hasSameAddresses = before.addresses === kept.addresses;
      const pages: WrittenPage[] = [];
      let count = 0;
      let made = 0;
      let tools: Promise<Tools> | undefined;
      for (const doc of docs) {
        const inputs = readInputs(doc, work);
        const known = before.pages[doc.permalink];
        const isTrue =
          known?.key === inputs.key &&
          (hasSameAddresses || isLinkedAsBefore(known, doc, work)) &&
          Object.values(known.forms).every(store.has);
        const page = isTrue
          ? known
          : keepPage(
              inputs,
              await pageMarkdown(inputs, { ...work, ...(await (tools ??= loadTools())) }),
              store,
            );
        if (!isTrue) made += 1;
        kept.pages[doc.permalink] = page;
        if (isListed(doc)) pages.push({ inputs, page });
        const folder = path.join(outDir, decodeURI(doc.permalink.slice(baseUrl.length)));
        const start = folder.replace(/[\\/]$/, '');
        for (const [end, digest] of Object.entries(page.forms)) store.place(digest, start + end);
        // Hosts look for the first form in the folder, too.
        store.place(page.forms['.md']!, path.join(folder, 'index.md'));
        count += Object.keys(page.forms).length;
      }
      const listed = (doc: BuiltDoc): ListedPage => ({
        title: doc.title,
        description: doc.description,
        address: `${url}${markdownOf(doc.permalink)}`,
        section: doc.facts.breadcrumbs?.[0]?.label ?? title,
        isApi: isApiPage(doc),
      });
      const noted = ownText(messages, 'markdown.note');
      const begunAgents = performance.now();
      const { products, kept: keptProducts } = writeAgents(pages, {
        ...options,
        ...work,
        store,
        before: before.products,
        locale: currentLocale,
        isDefault: currentLocale === defaultLocale,
        tagline,
        listed,
        words: {
          note: noted,
          source: ownText(messages, 'markdown.source'),
          full: ownText(messages, 'markdown.full'),
          part: ownText(messages, 'markdown.part'),
        },
      });
      kept.products = keptProducts;
      store.sweep();
      const text = JSON.stringify(kept);
      if (keeps && text !== keptText) writeKept(memoryFile, salt, text);
      const programs = `${ownText(messages, 'markdown.index')} ${url}${baseUrl}${indexPath}`;
      const isX = (place: string) => place.startsWith('x/');
      for (const site of ['', 'x/']) {
        const isHere = (place: string) => isX(place) === (site !== '');
        const lists = products
          .filter(({ home }) => isHere(home))
          .map(({ name, llms, package: npm, version }): ListedPage => ({
            title: name,
            description: `${npm} ${version}`,
            address: `${url}${baseUrl}${llms[0]}`,
            section: ownText(messages, 'markdown.products'),
            isApi: false,
          }));
        const own = docs.filter(
          (doc) =>
            doc.versionName === 'current' &&
            isListed(doc) &&
            isHere(doc.permalink.slice(baseUrl.length)),
        );
        fs.mkdirSync(path.join(outDir, site), { recursive: true });
        fs.writeFileSync(
          path.join(outDir, site, 'llms.txt'),
          llmsText({ title, summary: tagline, notes: [noted, programs] }, [
            ...lists,
            ...own.map(listed),
          ]),
        );
      }
      const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
      logger.info(
        `Markdown: ${count} files of ${docs.length} pages below ${baseUrl}, ${made} of them made anew, in ${seconds(started, begunAgents)} s, for programs in ${seconds(begunAgents, performance.now())} s`,
      );
    },
  };
}
