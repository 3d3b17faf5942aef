import { readdirSync, readFileSync } from 'node:fs';
import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { stripDocsTab } from '../../src/navigation/rules/paths/stripDocsTab';
import type { HeadFinisher } from '../lean-docusaurus';
import { loadParser } from '../content-check/lib/parsePage';
import { builtDocs, type BuiltDoc } from '../support/builtDocs';
import { keyOf, readKept, writeKept } from '../support/keptFile';
import { behindTitle, pageOfHead } from '../support/pageOfHead';
import { parseJson } from '../support/parseJson';
import { markdownOf } from './lib/linkTarget';
import { llmsText } from './lib/llmsText';
import { pageMarkdown, readInputs } from './lib/pageMarkdown';
import { textsOf } from './lib/texts';
import { loadPackages } from './packages.cjs';

/** Files of this plugin whose code decides what Markdown says. */
function rulesSalt(siteDir: string): string {
  const files = [
    ...readdirSync(path.join(__dirname, 'lib'))
      .filter((name) => !name.includes('.test.'))
      .map((name) => path.join(__dirname, 'lib', name)),
    path.join(siteDir, 'package-lock.json'),
  ];
  return keyOf(...files.map((file) => readFileSync(file)));
}

/** By the addresses of pages, what was made of them: a key, and text by the end of the file's name. */
type Kept = Record<string, { key: string; forms: Record<string, string> }>;

const isApiPage = ({ source }: BuiltDoc) =>
  /(^|\/)(api-docs|x-docs\/api|current\/api)\//.test(source);

/** Writes every page of the docs as Markdown beside its HTML, and lists of them (`llms.txt`), and says so in the head of the page. */
export default function pageMarkdownPlugin({
  siteDir,
  outDir,
  baseUrl,
  siteConfig: { url, title, tagline },
  i18n: { currentLocale, defaultLocale, localeConfigs },
}: LoadContext): (Plugin<void> & HeadFinisher) | null {
  if (process.env.NODE_ENV !== 'production') return null;
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
      const salt = keyOf(
        rulesSalt(siteDir),
        url,
        baseUrl,
        JSON.stringify(texts),
        [...documented, ...routes].toSorted().join('\n'),
      );
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
      let count = 0;
      for (const doc of docs) {
        const inputs = readInputs(doc, work);
        const known = before[doc.permalink];
        const forms = known?.key === inputs.key ? known.forms : await pageMarkdown(inputs, work);
        kept[doc.permalink] = { key: inputs.key, forms };
        const folder = path.join(outDir, decodeURI(doc.permalink.slice(baseUrl.length)));
        for (const [ending, text] of Object.entries(forms)) {
          const file = folder.replace(/[\\/]$/, '') + ending;
          fs.mkdirSync(path.dirname(file), { recursive: true });
          fs.writeFileSync(file, text);
          count += 1;
        }
        // For hosts that look in the folder of a page; the same file, which takes no room twice.
        const index = path.join(folder, 'index.md');
        fs.mkdirSync(folder, { recursive: true });
        fs.rmSync(index, { force: true });
        fs.linkSync(folder.replace(/[\\/]$/, '') + '.md', index);
      }
      if (!process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
        writeKept(memory, salt, JSON.stringify(kept));
      }
      const listed = (isWanted: (doc: BuiltDoc) => boolean) =>
        docs
          .filter((doc) => doc.versionName === 'current' && isWanted(doc))
          .map((doc) => ({
            title: doc.title,
            description: doc.description,
            address: `${url}${markdownOf(doc.permalink)}`,
            section: doc.facts.breadcrumbs?.[0]?.label ?? title,
            isApi: isApiPage(doc),
          }));
      const site = {
        title,
        summary: tagline,
        notes: [messages['markdown.note']?.message ?? note],
      };
      const isX = ({ permalink }: BuiltDoc) => permalink.startsWith(`${baseUrl}x/`);
      fs.writeFileSync(
        path.join(outDir, 'llms.txt'),
        llmsText(
          site,
          listed((doc) => !isX(doc)),
        ),
      );
      fs.mkdirSync(path.join(outDir, 'x'), { recursive: true });
      fs.writeFileSync(path.join(outDir, 'x/llms.txt'), llmsText(site, listed(isX)));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      logger.info(
        `Markdown: ${count} files of ${docs.length} pages below ${baseUrl} in ${seconds} s`,
      );
    },
  };
}

const note =
  'Each address below is a page as Markdown, with the source of its demos in TypeScript. Other forms of the code stand beside it: `.js.md` (JavaScript), `.css.md` and `.tailwind.md` (other stylings), where a page has them.';
