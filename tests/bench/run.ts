import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser } from '@playwright/test';
import prettier from 'prettier';
import { pageTrees } from '../../config/page-tree';
import { products } from '../../config/products';
import { writeAtomically } from '../../plugins/support/writeAtomically';
import { findBrowser, launchBrowser, type FoundBrowser } from '../support/findBrowser';
import { type Copy } from '../support/makeCopy';
import { checkPrefetch } from './checkPrefetch';
import { copyWorkingTree } from '../support/copyWorkingTree';
import { describeMachine } from './describeMachine';
import { firstDemos, weighedPages } from './firstDemos';
import { formatResults } from './formatResults';
import { makeStockSite } from './makeStockSite';
import { mergeResults } from './mergeResults';
import { measureBuild } from './measureBuild';
import { measureBytes } from './measureBytes';
import { measureCorpora } from './measureCorpora';
import { measureDemos } from './measureDemos';
import { measureDemoScripts } from './measureDemoScripts';
import { measureDev } from './measureDev';
import { measureFirstClick } from './measureFirstClick';
import { measureGrowth } from './measureGrowth';
import { measureHost } from './measureHost';
import { measureNavigation } from './measureNavigation';
import { measureSearchBytes } from './measureSearchBytes';
import { measureTyping } from './measureTyping';
import { pageNames } from './pages';
import { parseOptions, type Options } from './parseOptions';
import { partNames, type PageName, type PartName, type Results, type SiteName } from './results';
import { endDocusaurus, runBuild } from './runDocusaurus';
import { runLighthouse } from './runLighthouse';
import { serveSite, type ServedSite } from './serveSite';
import { stockPagesOf } from './stockPagesOf';
import { demoPages, lighthousePages } from './targets';

const root = path.resolve(__dirname, '../..');
const resultsFile = path.join(__dirname, 'results.md');
/** The same as data, into which a run of some parts is merged. */
const dataFile = path.join(__dirname, 'results.json');
/** The page that is edited for warm builds and the development server. */
const editedPage = { address: pageNames.introduction, file: 'x-docs/introduction/index.mdx' };
/** The demo that is edited for warm builds. */
const editedDemo = 'x-docs/react-data-grid/sorting/SortOnHeaderClick.tsx';
/** The page on which navigation and prefetching are measured. */
const busyPage = pageNames.sorting;

const help = `Measures how fast the site is, and stock Docusaurus with the same pages beside it, and holds the figures against
the targets. Wants a quiet machine; all of it takes an hour or so. Everything is built in copies below the
system's folder for temporary files.

  npm run bench                              builds, measures, prints a table
  npm run bench -- --only bytes,demos        some parts: ${partNames.join(', ')}
  npm run bench -- --skip-build              measures what is in build/; no figures of a build
  npm run bench -- --build <folder>          the same with a build elsewhere
  npm run bench -- --no-stock                without stock Docusaurus
  npm run bench -- --growth 20,200           other sizes of the generated sites than 20,200,2000
  npm run bench -- --json                    JSON on stdout; what is done is told on stderr
  npm run bench -- --write                   writes the table to tests/bench/results.md too, and the figures to results.json;
                                             with --only, these parts alone are replaced in both
  npm run bench -- --keep                    leaves the copies where they are, and says where

A benchmark: a missed target is no failure. Ends with 1 if something could not be measured, with 2 if it was asked
for something that it does not know.`;

/** Parts for which a page of a build is opened. */
const browserParts: readonly PartName[] = [
  'bytes',
  'lighthouse',
  'navigation',
  'prefetch',
  'demos',
  'firstDemo',
  'search',
  'host',
];
/** Parts that the stock site has no figures of: it has neither demos nor such a search. Its peer for a first demo is a site of its own. */
const ownParts: readonly PartName[] = ['demos', 'firstDemo', 'search'];

/** Copies that were made, to be removed even if the run is interrupted. */
const copies: Copy[] = [];

function newCopy(): Copy {
  const copy = copyWorkingTree(root);
  copies.push(copy);
  return copy;
}

/** Removes a copy, in which a process that is just ending may write for a moment. */
function removeCopy({ folder }: Copy): void {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
}

/** A run: what was asked, what is there, and what has come out so far. */
interface Run {
  options: Options;
  found: FoundBrowser;
  browser: Browser;
  results: Results;
  log: (line: string) => void;
}

/** Does a piece of work; if it cannot be done, the results say so and the rest goes on. */
async function attempt(
  { results, log }: Run,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  log(`${name} …`);
  try {
    await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log(`${name}: ${message}`);
    const [first = '', ...rest] = message.split('\n').filter((line) => line.trim() !== '');
    // The first line that names an error, where the message quotes what a program has said.
    const cause = rest.find((line) => /error/i.test(line)) ?? '';
    results.failures.push(`${name}: ${`${first} ${cause}`.trim()}`);
  }
}

/** Measures how the first demos of pages answer, and what they bring. */
async function measureFirstDemos(run: Run, name: SiteName, site: ServedSite): Promise<void> {
  const { browser, results, log } = run;
  const figures = (results.sites[name].firstDemo = { clicks: {}, scripts: {} });
  for (const first of firstDemos) {
    const { address, demo, click } = first;
    if (!site.hasPage(address)) {
      results.failures.push(`firstDemo: ${name} has no page ${address}`);
      continue;
    }
    const url = `${site.url}${address}`;
    if (click) {
      await attempt(run, `firstDemo, click, ${name}, ${address}`, async () => {
        // Stock Docusaurus loses clicks that come before its scripts.
        const clicked = await measureFirstClick(browser, url, first, name === 'stock');
        Object.assign(figures.clicks, { [address]: clicked });
        log(JSON.stringify(clicked));
      });
    }
    if (Object.values(weighedPages).some((weighed) => weighed === address)) {
      await attempt(run, `firstDemo, scripts, ${name}, ${address}`, async () => {
        const scripts = await measureDemoScripts(browser, url, demo);
        Object.assign(figures.scripts, { [address]: scripts });
        log(JSON.stringify(scripts));
      });
    }
  }
}

/** Measures a built site in the browser. */
async function measureSite(run: Run, name: SiteName, site: ServedSite): Promise<void> {
  const { options, found, browser, results, log } = run;
  const figures = results.sites[name];
  const asked = (part: PartName) => options.parts.includes(part);
  const eachPage = async (
    what: string,
    pages: readonly PageName[],
    work: (page: PageName, url: string) => Promise<unknown>,
  ) => {
    for (const page of pages) {
      const address = pageNames[page];
      // The stock site has no generated pages.
      if (!site.hasPage(address)) {
        if (name === 'ours') results.failures.push(`${what}: the build has no page ${address}`);
        continue;
      }
      await attempt(run, `${what}, ${name}, ${address}`, async () => {
        log(JSON.stringify(await work(page, `${site.url}${address}`)));
      });
    }
  };
  if (asked('bytes')) {
    const bytes = (figures.bytes = {} as NonNullable<typeof figures.bytes>);
    await eachPage(
      'bytes',
      ['home', 'introduction', 'sorting', 'api', 'buttons'],
      async (page, url) => (bytes[page] = await measureBytes(browser, url)),
    );
  }
  if (asked('lighthouse')) {
    const lighthouse = (figures.lighthouse = {} as NonNullable<typeof figures.lighthouse>);
    await eachPage(
      'lighthouse',
      lighthousePages,
      async (page, url) => (lighthouse[page] = await runLighthouse(found, url)),
    );
  }
  if (asked('navigation')) {
    await attempt(run, `navigation, ${name}`, async () => {
      figures.navigation = await measureNavigation(browser, `${site.url}${busyPage}`);
      log(JSON.stringify(figures.navigation));
    });
  }
  if (asked('prefetch')) {
    await attempt(run, `prefetch, ${name}`, async () => {
      figures.prefetch = await checkPrefetch(browser, `${site.url}${busyPage}`);
      log(JSON.stringify(figures.prefetch));
    });
  }
  // Stock Docusaurus shows the source of a demo only.
  if (asked('demos') && name === 'ours') {
    const demos = (figures.demos = {} as NonNullable<typeof figures.demos>);
    await eachPage(
      'demos',
      demoPages,
      async (page, url) => (demos[page] = await measureDemos(browser, url)),
    );
  }
  if (asked('firstDemo') && name === 'ours') await measureFirstDemos(run, name, site);
  if (asked('search') && name === 'ours') {
    const search = (figures.search ??= {});
    for (const [what, work] of [
      ['bytes', async () => (search.bytes = await measureSearchBytes(browser, site.url))],
      ['typing', async () => (search.typing = await measureTyping(browser, site.url))],
    ] as const)
      await attempt(run, `search, ${what}`, async () => {
        log(JSON.stringify(await work()));
      });
  }
}

/** Builds a site where figures of it or its pages are wanted, measures both, and leaves nothing running. */
async function measureBuilt(run: Run, name: SiteName, folder: string, ready: boolean) {
  const { options, results, log } = run;
  const measured = options.parts.some((part) => browserParts.includes(part));
  let built = ready;
  if (!ready) {
    await attempt(run, `build, ${name}`, async () => {
      const isAsked = options.parts.includes('build');
      const edited = {
        editedPage: editedPage.file,
        // The stock site shows the source of demos, copied into its pages.
        editedDemo: name === 'ours' ? editedDemo : undefined,
      };
      const figures = await measureBuild(folder, isAsked ? edited : {});
      if (isAsked) results.sites[name].build = figures;
      built = true;
      log(JSON.stringify(figures));
    });
  }
  if (!built || !measured) return;
  const builtFolder = ready ? folder : path.join(folder, 'build');
  if (options.parts.includes('host')) {
    await attempt(run, `host, ${name}`, async () => {
      const host = await measureHost(builtFolder);
      results.sites[name].host = host;
      log(JSON.stringify(host));
    });
  }
  let site: ServedSite | undefined;
  await attempt(run, `serving ${name}`, async () => {
    site = await serveSite(builtFolder);
  });
  if (!site) return;
  try {
    await measureSite(run, name, site);
  } finally {
    await site.close();
  }
}

async function measureAll(run: Run): Promise<void> {
  const { options, browser, results, log } = run;
  const { parts, stock } = options;
  const asked = (part: PartName) => parts.includes(part);
  const needsBuilt = parts.some((part) => part === 'build' || browserParts.includes(part));
  let own: Copy | undefined;
  /** A copy of the project in which nothing but a page is changed. */
  const copy = () => (own ??= newCopy());
  const stockSite = () =>
    makeStockSite({
      folder: path.join(copy().folder, 'bench-stock'),
      ...stockPagesOf(copy().folder, pageTrees, products),
    });

  if (options.build !== undefined) {
    const folder = path.resolve(root, options.build);
    results.notes.push('This run measured the pages of a build that was there, and no build.');
    if (needsBuilt) await measureBuilt(run, 'ours', folder, true);
  } else if (needsBuilt) {
    await measureBuilt(run, 'ours', copy().folder, false);
  }
  if (asked('search')) {
    await attempt(run, 'search, sizes', async () => {
      const corpora = await measureCorpora();
      (results.sites.ours.search ??= {}).corpora = corpora;
      log(JSON.stringify(corpora));
    });
  }
  if (asked('firstDemo') && stock) {
    await attempt(run, 'firstDemo, stock site with running demos', async () => {
      const live = new Map(firstDemos.map(({ address, demo }) => [address, demo]));
      const folder = makeStockSite({
        folder: path.join(copy().folder, 'bench-peer'),
        ...stockPagesOf(copy().folder, pageTrees, products, live),
      });
      await runBuild(folder, [], { CI: 'true' });
      const site = await serveSite(path.join(folder, 'build'));
      try {
        await measureFirstDemos(run, 'stock', site);
      } finally {
        await site.close();
      }
    });
  }
  let stockFolder: string | undefined;
  if (stock && parts.some((part) => !ownParts.includes(part) && part !== 'growth')) {
    await attempt(run, 'stock site', async () => {
      stockFolder = stockSite();
    });
    const wanted = parts.some(
      (part) => part === 'build' || (!ownParts.includes(part) && browserParts.includes(part)),
    );
    if (stockFolder && wanted) await measureBuilt(run, 'stock', stockFolder, false);
  }
  if (asked('dev')) {
    for (const [name, folder, prepared] of [
      // A copy of its own: a fresh clone has no API reference, and neither has what builds have left of it.
      ['ours', newCopy().folder, /API reference: \d+ files written/],
      ['stock', stockFolder, undefined],
    ] as const) {
      if (!folder) continue;
      await attempt(run, `dev server, ${name}`, async () => {
        const figures = await measureDev(browser, folder, { ...editedPage, prepared });
        results.sites[name].dev = figures;
        log(JSON.stringify(figures));
      });
    }
  }
  if (asked('growth')) {
    const { folder } = newCopy();
    for (const size of options.growth) {
      await attempt(run, `growth, ${size} pages`, async () => {
        const figures = await measureGrowth({ browser, folder, size, stock, log });
        for (const name of ['ours', 'stock'] as const) {
          const of = figures[name];
          if (of) (results.sites[name].growth ??= []).push(of);
        }
      });
    }
  }
}

async function writeResults(
  results: Results,
  formatted: (shown: Results) => Promise<string>,
): Promise<void> {
  const isWhole = partNames.every((part) => results.parts.includes(part));
  const all =
    !isWhole && fs.existsSync(dataFile)
      ? mergeResults(JSON.parse(fs.readFileSync(dataFile, 'utf8')) as Results, results)
      : results;
  const data = await prettier.format(JSON.stringify(all), { parser: 'json', printWidth: 100 });
  writeAtomically(dataFile, data);
  writeAtomically(resultsFile, await formatted(all));
}

async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(help);
    return;
  }
  let options: Options;
  try {
    options = parseOptions(args);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
    return;
  }
  const log = options.json ? console.error : console.log;
  const found = await findBrowser();
  const browser = await launchBrowser(found);
  const results: Results = {
    machine: describeMachine(root, `Chromium ${browser.version()}`),
    parts: options.parts,
    sites: { ours: {}, stock: {} },
    notes: [],
    failures: [],
  };
  const [load = 0] = os.loadavg();
  if (load > results.machine.cores / 2) {
    results.notes.push(
      `The machine was busy with other work when the run began (load ${load.toFixed(1)}): times are worse than they would be.`,
    );
  }
  try {
    await measureAll({ options, found, browser, results, log });
  } finally {
    await browser.close();
    for (const copy of copies) {
      if (options.keep) log(`A copy is still at ${copy.folder}`);
      else removeCopy(copy);
    }
  }
  const formatted = (shown: Results) =>
    prettier.format(formatResults(shown), { parser: 'markdown', printWidth: 100 });
  console.log(options.json ? JSON.stringify(results, null, 2) : `\n${await formatted(results)}`);
  if (options.write) await writeResults(results, formatted);
  if (results.failures.length > 0) process.exitCode = 1;
}

// Not once: a second signal, as from a parent that passes it on, would end the clearing away.
process.on('SIGINT', () => {
  endDocusaurus();
  copies.forEach(removeCopy);
  process.exit(130);
});

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
