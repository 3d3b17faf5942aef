import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser } from '@playwright/test';
import { build } from 'esbuild';
import { pageRecord } from '../../plugins/search/lib/pageRecord';
import { askNames } from '../../src/search/rules/names/askNames';
import { namesFileOf, tagsOf, type NamesFile } from '../../src/search/rules/names/namesFile';
import type { Names } from '../../src/search/rules/names/names';
import { openNames } from '../../src/search/rules/names/openNames';
import { findBrowser, launchBrowser } from '../support/findBrowser';
import { pastedMessages } from '../search/pastedMessages';
import { judgedQueries, type JudgedQuery } from '../search/queries';
import { judgedSentences } from '../search/sentences';
import { medianOf } from './medianOf';
import { openContext } from './openContext';
import type { Asked, EngineName, engines } from './textEngines/browserEngines';
import { countServed } from './textEngines/countServed';
import { cutSections, type TextSection } from './textEngines/cutSections';
import { scoreEngine, type EngineAnswer } from './textEngines/scoreEngine';
import { writeSectionIndex } from './textEngines/sectionIndex';
import { addressesOf, withNames, type ShownPage } from './textEngines/shownPages';

const help = `Compares two engines for what the search finds in the text of pages: pagefind, as the dialog asks it and in two other ways, and
MiniSearch over the same sections. Prints how well each answers what names do not, how many bytes it takes, and how much time of the CPU.

  npx tsx tests/bench/compareTextEngines.ts             what is in build/
  npx tsx tests/bench/compareTextEngines.ts <folder>    a build elsewhere

Both engines run in Chromium. A benchmark: it states figures and judges none.`;

const engineNames: readonly EngineName[] = [
  'pagefind',
  'pagefindSections',
  'pagefindWords',
  'miniSearch',
];

/** Queries of a language each of which is asked in a window that has nothing yet. */
const firstQueries = 6;

interface Language {
  lang: JudgedQuery['lang'];
  baseUrl: string;
  names: Names;
  /** Product by address of a page. */
  products: Record<string, string>;
  sections: TextSection[];
  /** Tags of the current versions. */
  currentTags: string[];
}

/** Reads what pagefind was given of each page of a build. */
function readLanguage(folder: string, lang: JudgedQuery['lang']): Language {
  const own = lang === 'zh' ? path.join(folder, 'zh') : folder;
  const names = openNames(
    tagsOf('current', 'x').map(
      (tag) => JSON.parse(fs.readFileSync(path.join(own, namesFileOf(tag)), 'utf8')) as NamesFile,
    ),
  );
  const products: Record<string, string> = {};
  const sections: TextSection[] = [];
  const currentTags = new Set<string>();
  for (const { address, product } of names.pages) {
    if (Object.hasOwn(products, address)) continue;
    const record = pageRecord(fs.readFileSync(path.join(own, address, 'index.html'), 'utf8'));
    if (!record) throw new Error(`${own}/${address} has names, but no text`);
    products[address] = product;
    currentTags.add(record.version);
    sections.push(...cutSections(address, record));
  }
  const baseUrl = lang === 'zh' ? '/zh/' : '/';
  return { lang, baseUrl, names, products, sections, currentTags: [...currentTags] };
}

/** What the text of pages is asked: what names do not cover, tasks, messages and sentences. */
function queriesOf({ lang, names, products }: Language): JudgedQuery[] {
  const isLeft = ({ query, product }: JudgedQuery) =>
    !askNames(names, { query, ownProduct: product }).isCovered;
  const own = judgedQueries.filter((judged) => judged.lang === lang);
  const left = own
    .filter((judged) => judged.kind !== 'en task' && isLeft(judged))
    .map((judged) => ({ ...judged, kind: `${lang} left by names` }));
  const messages = pastedMessages.map(({ text, to }): JudgedQuery => {
    const target = to.slice(1);
    const product = products[target.replace(/#.*/, '')] ?? 'none';
    return { kind: `${lang} message`, lang, product, query: text, targets: [target] };
  });
  return [
    ...own.filter(({ kind }) => kind === 'en task'),
    ...left,
    ...(lang === 'en' ? messages : []),
    ...judgedSentences.filter((judged) => judged.lang === lang),
  ];
}

/** Seconds of CPU that all pages of a browser have used, workers included. */
async function pageSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

interface Answered {
  judged: JudgedQuery;
  shown: ShownPage[];
}

interface Figures {
  /** Bytes until an engine has given its first answer. */
  firstBytes: number[];
  /** Bytes of each later query. */
  laterBytes: number[];
  /** CPU in ms to open. */
  openTime: number[];
  /** CPU in ms of a later query, averaged over all. */
  askTime: number;
}

interface Run {
  browser: Browser;
  /** Origin of what is asked. */
  url: string;
  /** Bytes sent since it was last asked. */
  taken: () => number;
  script: string;
  language: Language;
  engine: EngineName;
  indexAt: string;
}

/** Opens an engine in a window of its own; `close` ends it. */
async function openEngine({ browser, url, script, language, engine, indexAt }: Run) {
  const context = await openContext(browser, {});
  const page = await context.newPage();
  const { baseUrl, products, currentTags } = language;
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(
    (lang) => {
      document.documentElement.lang = lang;
    },
    language.lang === 'zh' ? 'zh-CN' : 'en',
  );
  // Not as an element: the site's policy allows only its own.
  await page.evaluate(script);
  return {
    open: () =>
      page.evaluate(
        ([name, at, base, all]) =>
          (globalThis as never as { textEngines: typeof engines }).textEngines.open(
            name,
            at,
            base,
            all,
          ),
        [engine, indexAt, baseUrl, products] as const,
      ),
    ask: ({ query, product }: JudgedQuery): Promise<ShownPage[]> =>
      page.evaluate(
        ([name, asked]) =>
          (globalThis as never as { textEngines: typeof engines }).textEngines.ask(name, asked),
        [engine, { query, product, currentTags } satisfies Asked] as const,
      ),
    close: () => context.close(),
  };
}

async function measureEngine(
  run: Run,
  queries: readonly JudgedQuery[],
): Promise<{ answers: Answered[]; figures: Figures }> {
  const { browser, taken } = run;
  const figures: Figures = { firstBytes: [], laterBytes: [], openTime: [], askTime: 0 };
  const openIn = async (first: JudgedQuery) => {
    const engine = await openEngine(run);
    taken();
    const before = await pageSeconds(browser);
    await engine.open();
    figures.openTime.push(1000 * ((await pageSeconds(browser)) - before));
    const found = await engine.ask(first);
    figures.firstBytes.push(taken());
    return { engine, found };
  };
  const step = Math.max(1, Math.floor(queries.length / firstQueries));
  for (const first of queries.filter((_, at) => at > 0 && at % step === 0).slice(1)) {
    const { engine } = await openIn(first);
    await engine.close();
  }
  const { engine, found } = await openIn(queries[0]!);
  const answers: Answered[] = [{ judged: queries[0]!, shown: found }];
  const before = await pageSeconds(browser);
  for (const judged of queries.slice(1)) {
    answers.push({ judged, shown: await engine.ask(judged) });
    figures.laterBytes.push(taken());
  }
  figures.askTime = (1000 * ((await pageSeconds(browser)) - before)) / (queries.length - 1);
  await engine.close();
  return { answers, figures };
}

/** What names answer, to which the text adds. */
const namesAnswer = ({ names }: Language, { query, product }: JudgedQuery) =>
  askNames(names, { query, ownProduct: product });

const bundle = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'textEngines', entry)],
    bundle: true,
    minify: true,
    write: false,
    format: entry === 'browserEngines.ts' ? 'iife' : 'esm',
    platform: 'browser',
    target: 'es2022',
  });
  return outputFiles[0]!.text;
};

const percent = (share: number) => `${Math.round(100 * share)} %`.padStart(6);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function printScores(name: string, answers: readonly EngineAnswer[]): void {
  for (const { kind, queries, first, section, firstPage, page } of scoreEngine(answers))
    console.log(
      `${name.padEnd(24)} ${kind.padEnd(18)}${String(queries).padStart(4)}  section: first ${percent(first)}, of five ${percent(section)}   page: first ${percent(firstPage)}, of five ${percent(page)}`,
    );
}

async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(help);
    return;
  }
  const [given, ...others] = args;
  if (others.length > 0 || given?.startsWith('-')) {
    console.error(`${args.join(' ')}: one folder of a build at most; see --help`);
    process.exitCode = 2;
    return;
  }
  const folder = path.resolve(given ?? path.join(__dirname, '../../build'));
  if (!fs.existsSync(path.join(folder, 'pagefind/pagefind.js')))
    throw new Error(`${folder} holds no built site; make one with npm run build`);
  const { createSiteServer, listen } = await import('../../tools/site/server.mjs');
  const ownFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'text-engines-'));
  const servers = [folder, ownFolder].map((each) => createSiteServer(each));
  const browser = await launchBrowser(await findBrowser());
  try {
    fs.writeFileSync(path.join(ownFolder, 'robots.txt'), '');
    const script = await bundle('browserEngines.ts');
    const engineBytes = gzipSync(await bundle('sectionIndex.ts')).length;
    const [site, own] = await Promise.all(
      servers.map(async (server) => ({
        taken: countServed(server),
        url: `http://localhost:${await listen(server, 0)}`,
      })),
    );
    const all = new Map<string, EngineAnswer[]>();
    for (const lang of ['en', 'zh'] as const) {
      const language = readLanguage(folder, lang);
      const queries = queriesOf(language);
      const begun = process.cpuUsage();
      const text = writeSectionIndex(language.sections);
      const { user, system } = process.cpuUsage(begun);
      fs.writeFileSync(path.join(ownFolder, `${lang}.json`), text);
      const half = (isX: boolean) =>
        gzipSync(
          writeSectionIndex(
            language.sections.filter(({ address }) => address.startsWith('x/') === isX),
          ),
        ).length;
      console.log(
        `\n${lang}: ${Object.keys(language.products).length} pages, ${language.sections.length} sections, ${queries.length} queries`,
      );
      console.log(
        `MiniSearch: engine ${kilobytes(engineBytes)} gzip, index ${kilobytes(gzipSync(text).length)} gzip (${kilobytes(text.length)} as text; core alone ${kilobytes(half(false))}, X alone ${kilobytes(half(true))}), made in ${Math.round((user + system) / 1000)} ms of CPU; it shows no lines of the text`,
      );
      const { baseUrl } = language;
      const note = (name: string, answers: readonly Answered[]) => {
        const scored = answers.map(({ judged, shown }) => ({
          judged,
          ...addressesOf(shown, baseUrl),
        }));
        printScores(name, scored);
        all.set(name, [...(all.get(name) ?? []), ...scored]);
      };
      const behindNames = ({ judged, shown }: Answered): Answered => ({
        judged,
        shown: withNames(namesAnswer(language, judged), shown, baseUrl),
      });
      note(
        'names',
        queries.map((judged) => behindNames({ judged, shown: [] })),
      );
      for (const engine of engineNames) {
        const { url, taken } = engine === 'miniSearch' ? own! : site!;
        const indexAt = engine === 'miniSearch' ? `/${lang}.json` : `${baseUrl}pagefind/`;
        const run = { browser, url, taken, script, language, engine, indexAt };
        const { answers, figures } = await measureEngine(run, queries);
        note(engine, answers);
        note(`names, ${engine}`, answers.map(behindNames));
        const { firstBytes, laterBytes, openTime, askTime } = figures;
        const more = engine === 'miniSearch' ? engineBytes : 0;
        const sorted = laterBytes.toSorted((a, b) => a - b);
        console.log(
          `${engine.padEnd(24)} first answer ${kilobytes(medianOf(firstBytes) + more)}, later ${kilobytes(medianOf(laterBytes))} (nine of ten below ${kilobytes(sorted[Math.floor(0.9 * sorted.length)]!)}); CPU of the page: to open ${Math.round(medianOf(openTime))} ms, to ask ${askTime.toFixed(1)} ms`,
        );
      }
    }
    console.log('\nboth languages');
    for (const [name, answers] of all) printScores(name, answers);
  } finally {
    await browser.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    fs.rmSync(ownFolder, { recursive: true });
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
