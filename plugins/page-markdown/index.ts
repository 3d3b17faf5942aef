import { readdirSync, readFileSync } from 'node:fs';
import fs from 'node:fs';
import path from 'node:path';
import { logger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { stripDocsTab } from '../../src/navigation/rules/paths/stripDocsTab';
import { indexPath } from '../../src/agents/rules/paths';
import type { HeadFinisher } from '../lean-docusaurus';
import { loadParser } from '../content-check/lib/parsePage';
import { builtDocs, type BuiltDoc } from '../support/builtDocs';
import { keyOf, readKept, writeKept } from '../support/keptFile';
import { behindTitle, pageOfHead } from '../support/pageOfHead';
import { parseJson } from '../support/parseJson';
import { writeAgents, type WrittenPage } from './lib/agents/writeAgents';
import { markdownOf } from './lib/linkTarget';
import { llmsText, type ListedPage } from './lib/llmsText';
import { isLinkedAsBefore, pageMarkdown, readInputs, type PageText } from './lib/pageMarkdown';
import { textsOf } from './lib/texts';
import type { PageMarkdownOptions } from './options';
import { loadPackages } from './packages.cjs';

export { validateOptions } from './options';
export type { PageMarkdownOptions } from './options';

/** Files of this plugin whose code decides what Markdown says. */
function rulesSalt(siteDir: string): string {
  const files = [
    ...readdirSync(path.join(__dirname, 'lib'))
      .filter((name) => /^[^.]+\.ts$/.test(name))
      .map((name) => path.join(__dirname, 'lib', name)),
    path.join(siteDir, 'package-lock.json'),
  ];
  return keyOf(...files.map((file) => readFileSync(file)));
}

/** By the addresses of pages, what was made of them, with its key. */
type Kept = Record<string, PageText & { key: string }>;

/** Links a file at a second place, where an earlier build may have one. */
function linkAgain(file: string, place: string): void {
  try {
    fs.linkSync(file, place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    fs.rmSync(place);
    fs.linkSync(file, place);
  }
}

/** Pages that are written at once: other threads do it, and each has few files open. */
const atOnce = 64;

/**
 * Writes a page in its forms beside its folder, and the first once more into it, for hosts that look there: the same file, which takes no
 * room twice.
 * @param folder - absolute, of the page in the build
 */
async function writeForms(folder: string, forms: PageText['forms']): Promise<void> {
  const start = folder.replace(/[\\/]$/, '');
  await fs.promises.mkdir(folder, { recursive: true });
  for (const [ending, markdown] of Object.entries(forms)) {
    await fs.promises.writeFile(start + ending, markdown);
  }
  linkAgain(`${start}.md`, path.join(folder, 'index.md'));
}

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
      docs = builtDocs(allContent).filter(
        ({ permalink, isUnlisted }) => !isUnlisted && stripDocsTab(permalink) === permalink,
      );
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
      const texts = textsOf(messages);
      const salt = keyOf(rules, url, baseUrl, JSON.stringify(texts));
      const work = {
        siteDir,
        outDir,
        url,
        baseUrl,
        language,
        texts,
        documented,
        routes,
        salt,
        parser: await loadParser(),
        packages: await loadPackages(),
      };
      const memory = path.join(siteDir, 'node_modules/.cache/page-markdown', currentLocale);
      const keptFile = readKept(memory, salt);
      const before = keptFile ? (JSON.parse(keptFile.toString()) as Kept) : {};
      const kept: Kept = {};
      const pages: WrittenPage[] = [];
      let count = 0;
      const beingWritten: Promise<void>[] = [];
      for (const doc of docs) {
        const inputs = readInputs(doc, work);
        const known = before[doc.permalink];
        const isTrue = known?.key === inputs.key && isLinkedAsBefore(known, doc, work);
        const text: PageText = isTrue ? known : await pageMarkdown(inputs, work);
        const { forms, headings, links } = text;
        kept[doc.permalink] = { key: inputs.key, forms, headings, links };
        pages.push({ inputs, text });
        const folder = path.join(outDir, decodeURI(doc.permalink.slice(baseUrl.length)));
        beingWritten.push(writeForms(folder, forms));
        count += Object.keys(forms).length;
        if (beingWritten.length >= atOnce) await Promise.all(beingWritten.splice(0));
      }
      await Promise.all(beingWritten);
      if (!process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
        writeKept(memory, salt, JSON.stringify(kept));
      }
      const listed = (doc: BuiltDoc): ListedPage => ({
        title: doc.title,
        description: doc.description,
        address: `${url}${markdownOf(doc.permalink)}`,
        section: doc.facts.breadcrumbs?.[0]?.label ?? title,
        isApi: isApiPage(doc),
      });
      const said = (id: string, english: string) => messages[id]?.message ?? english;
      const noted = said('markdown.note', note);
      const begunAgents = performance.now();
      const products = writeAgents(pages, {
        ...options,
        ...work,
        locale: currentLocale,
        isDefault: currentLocale === defaultLocale,
        tagline,
        listed,
        words: {
          note: noted,
          source: said('markdown.source', 'Source'),
          full: said('markdown.full', 'All of these pages in one text:'),
          part: said('markdown.part', 'part {part} of {parts}'),
        },
      });
      const programs = `${said('markdown.index', 'All pages, API symbols and demos as data:')} ${url}${baseUrl}${indexPath}`;
      const isX = (place: string) => place.startsWith('x/');
      for (const site of ['', 'x/']) {
        const isHere = (place: string) => isX(place) === (site !== '');
        const lists = products
          .filter(({ home }) => isHere(home))
          .map(({ name, llms, package: npm, version }): ListedPage => ({
            title: name,
            description: `${npm} ${version}`,
            address: `${url}${baseUrl}${llms[0]}`,
            section: said('markdown.products', 'Lists by product'),
            isApi: false,
          }));
        const own = docs.filter(
          ({ versionName, permalink }) =>
            versionName === 'current' && isHere(permalink.slice(baseUrl.length)),
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
        `Markdown: ${count} files of ${docs.length} pages below ${baseUrl} in ${seconds(started, begunAgents)} s, for programs in ${seconds(begunAgents, performance.now())} s`,
      );
    },
  };
}

const note =
  'Each address below is a page as Markdown, with the source of its demos in TypeScript. Other forms of the code stand beside it: `.js.md` (JavaScript), `.css.md` and `.tailwind.md` (other stylings), where a page has them.';
