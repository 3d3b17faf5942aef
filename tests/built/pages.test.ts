import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { siteProducts } from '../../config/siteProducts';
import packageJson from '../../package.json';
import { isLean } from '../support/isLean';
import { build, readBuilt, type BuiltPage } from '../support/readBuilt';
import { samplePages } from '../support/sample';

let pages: BuiltPage[] = [];
let inEnglish: BuiltPage[] = [];
let inChinese: BuiltPage[] = [];
beforeAll(async () => {
  pages = await readBuilt();
  inEnglish = pages.filter(({ locale }) => locale === 'en');
  inChinese = pages.filter(({ locale }) => locale === 'zh');
}, 600_000);

/** What every page must have; returns the faults of one page. */
function faultsOf(page: BuiltPage): string[] {
  const faults: string[] = [];
  const say = (fault: string) => faults.push(`${page.path}: ${fault}`);
  if (page.lang !== (page.locale === 'zh' ? 'zh-CN' : 'en')) say(`lang is ${page.lang}`);
  if (page.h1 !== 1) say(`has ${page.h1} h1`);
  if (page.title === '') say('has no title');
  if (page.description.length < (/\p{Script=Han}/u.test(page.description) ? 12 : 40)) {
    say(`description is too short: "${page.description}"`);
  }
  let level = 1;
  for (const heading of page.headings) {
    if (heading.level > level + 1) say(`heading "${heading.text}" skips a level`);
    level = heading.level;
  }
  const twice = page.ids.filter((id, index) => page.ids.indexOf(id) !== index);
  if (twice.length > 0) say(`ids stand twice: ${[...new Set(twice)].join(', ')}`);
  if (page.filler) say(`holds filler: "${page.filler}"`);
  return faults;
}

/** What every demo must have in the HTML. */
function demoFaults({ path: address, demos }: BuiltPage): string[] {
  return demos.flatMap(({ name, rendered, reservesHeight, sources, isFound }) => [
    ...(rendered ? [] : [`${address} ${name}: nothing is pre-rendered`]),
    ...(reservesHeight ? [] : [`${address} ${name}: reserves no height`]),
    ...(sources.length === 2
      ? []
      : [`${address} ${name}: has only the source ${sources.join(', ')}`]),
    ...(isFound ? [] : [`${address} ${name}: its texts are not found in the page's HTML`]),
  ]);
}

it('looked at every page in both languages', () => {
  expect(inEnglish.length).toBeGreaterThanOrEqual(samplePages.length);
  expect(inChinese.map(({ path: address }) => address.slice('/zh'.length)).sort()).toEqual(
    inEnglish.map(({ path: address }) => address).sort(),
  );
});

it.each(samplePages)('%s is written in both languages', (address) => {
  const english = inEnglish.find((page) => page.path === address);
  const chinese = inChinese.find((page) => page.path === `/zh${address}`);
  expect(english?.textLength).toBeGreaterThan(200);
  expect(chinese?.chineseCharacters).toBeGreaterThan(80);
});

it('has a title, a description, one h1, headings in order and unique ids on every page', () => {
  expect(pages.flatMap(faultsOf)).toEqual([]);
});

it('pre-renders every demo and carries its source in both variants', () => {
  expect(pages.reduce((sum, { demos }) => sum + demos.length, 0)).toBeGreaterThan(100);
  expect(pages.flatMap(demoFaults)).toEqual([]);
});

/** Stages that are empty until a script runs, or whose parts only a stylesheet shows: each with the reason. */
const emptyStages: Readonly<Record<string, string>> = {
  '/customization/shadow-dom/ ShadowTicket': 'a shadow root, which only a script attaches',
  '/components/icons/ GlyphFont': 'signs of a font, which its stylesheet puts there',
  '/components/tooltips/ AnchoredReadings': 'bars that are boxes',
  '/system/borders/ FramedSides': 'boxes with borders',
  '/system/borders/ OpenSides': 'boxes with borders',
};

it('shows something on every stage before a script has run', () => {
  expect(pages.reduce((sum, { stages }) => sum + stages, 0)).toBeGreaterThan(1800);
  const empty = pages.flatMap(({ path: address, emptyStages: found }) =>
    found.map(({ name, missing }) => [`${address.replace(/^\/zh/, '')} ${name}`, missing] as const),
  );
  expect(empty.filter(([stage]) => !(stage in emptyStages))).toEqual([]);
  // A reason is there as long as it is needed.
  const known = new Set<string>(empty.map(([stage]) => stage));
  expect(Object.keys(emptyStages).filter((stage) => !known.has(stage))).toEqual([]);
});

it('has what its drawings are clipped by and filled with, before a script has run', () => {
  expect(pages.reduce((sum, { paints }) => sum + paints.named, 0)).toBeGreaterThan(500);
  const missing = pages.flatMap(({ path: address, paints }) =>
    paints.missing.map((id) => `${address} #${id}`),
  );
  expect(missing).toEqual([]);
});

/** Addresses of older versions on other hosts, which have the language in the middle: English by Chinese. */
const archivedInEnglish = new Map(
  siteProducts(packageJson.dependencies).flatMap(({ archived }) =>
    archived.map(({ href }) => [
      href.replace('{langPrefix}', '/zh'),
      href.replace('{langPrefix}', ''),
    ]),
  ),
);

it('has the same demos, anchors and links on a translated page as on the English one', () => {
  let compared = 0;
  const faults: string[] = [];
  const shape = (page: BuiltPage) => ({
    demos: page.demos.map(({ name }) => name),
    anchors: page.anchors,
    links: page.textLinks
      .map((link) => archivedInEnglish.get(link) ?? link.replace(/^\/zh(?=\/)/, ''))
      .sort(),
  });
  for (const chinese of inChinese) {
    const english = inEnglish.find((page) => `/zh${page.path}` === chinese.path);
    if (!english) continue;
    compared += 1;
    const [here, there] = [shape(chinese), shape(english)];
    for (const part of ['demos', 'anchors', 'links'] as const) {
      if (here[part].join() === there[part].join()) continue;
      const missing = there[part].filter((each) => !here[part].includes(each));
      const extra = here[part].filter((each) => !there[part].includes(each));
      faults.push(
        `${chinese.path}: other ${part} than in English (missing: ${missing.join(' ')}; extra: ${extra.join(' ')})`,
      );
    }
  }
  expect(compared).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

it('runs the same inline scripts on every page, by their hashes, and nothing else that is inline', () => {
  const [first] = pages;
  expect(first!.inlineScripts.length).toBeGreaterThan(0);
  expect(first!.policy['script-src']).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    ...first!.inlineScripts,
  ]);
  const others = pages.filter(
    ({ policy, inlineScripts, handlers }) =>
      handlers.length > 0 ||
      JSON.stringify([policy, inlineScripts]) !==
        JSON.stringify([first!.policy, first!.inlineScripts]),
  );
  expect(others.map(({ path: address }) => address)).toEqual([]);
});

it('links nowhere into the void', () => {
  const known = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
  let links = 0;
  const dead = pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const url = new URL(link, `http://site${page.path}`);
      if (url.host !== 'site') return [];
      links += 1;
      const target = known.get(url.pathname);
      if (!target)
        return fs.existsSync(path.join(build, url.pathname)) && !url.pathname.endsWith('/')
          ? []
          : [`${page.path} → ${url.pathname}`];
      const id = decodeURIComponent(url.hash.slice(1));
      return id === '' || target.has(id) ? [] : [`${page.path} → ${url.pathname}${url.hash}`];
    }),
  );
  expect(links).toBeGreaterThan(500);
  expect(dead).toEqual([]);
});

describe('weight', () => {
  const budget = isLean ? it : it.skip;
  const size = (file: string) => zlib.gzipSync(fs.readFileSync(file)).length / 1000;
  const assets = (folder: string, ending: string) =>
    fs
      .readdirSync(path.join(build, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => path.join(build, folder, name));

  // A section of more pages has one more table to fetch, which costs a line here: about two bytes for three pages.
  budget('keeps the scripts of every page within 61.1 kB', () => {
    const shell = assets('assets/js', '.js').filter((file) =>
      /[\\/](main|runtime~main)\./.test(file),
    );
    expect(shell).toHaveLength(2);
    expect(shell.reduce((sum, file) => sum + size(file), 0)).toBeLessThanOrEqual(61.1);
  });

  budget.each([
    ['', 95],
    ['zh/', 95],
  ])('brings every page of build/%s to life with %i kB of script at most', (language, limit) => {
    const scripts = assets(`${language}assets/js`, '.js');
    const sizes = (name: RegExp) =>
      scripts
        .filter((file) => name.test(path.basename(file)))
        .map(size)
        .toSorted((a, b) => b - a);
    const shell = sizes(/^(main|runtime~main)\./);
    const tables = sizes(/^pages-/);
    const rows = sizes(/^api\.\w+\.js$/);
    // The text of a page, and the data of its version: at most what the two largest weigh.
    const routes = sizes(/^[0-9a-f]{8}\.\w+\.js$/);
    expect([shell.length, rows.length]).toEqual([2, 1]);
    expect(tables.length).toBeGreaterThan(10);
    expect(routes.length).toBeGreaterThan(pages.length / 3);
    const most = [...shell, ...tables.slice(0, 1), ...rows, ...routes.slice(0, 2)];
    expect(most.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(limit);
  });

  budget('keeps the stylesheets within 11.7 kB', () => {
    const sheets = assets('assets/css', '.css');
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.reduce((sum, file) => sum + size(file), 0)).toBeLessThanOrEqual(11.7);
  });

  // The list of pages is in each of them, and grows by some thirty bytes a page.
  budget('keeps every page within 157 kB of HTML', () => {
    expect(
      pages
        .filter(({ weight }) => weight > 157)
        .map(({ path: address, weight }) => [address, weight]),
    ).toEqual([]);
  });

  it('asks for no web font', () => {
    const sheets = assets('assets/css', '.css').map((file) => fs.readFileSync(file, 'utf8'));
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.filter((css) => css.includes('@font-face'))).toEqual([]);
  });

  const holding = (folder: string, text: RegExp) =>
    assets(folder, '.js')
      .filter((file) => text.test(fs.readFileSync(file, 'utf8')))
      .map((file) => path.basename(file).replace(/\.[0-9a-f]{8}(?=\.js$)/, ''));
  const react = /Minified React error/;

  it('carries nothing of the library in the shell, and React once for the demos', () => {
    // As code has it: pages may speak of the class.
    const library = /name:["'`]MuiTouchRipple/;
    expect(holding('assets/js', library)).toEqual([]);
    expect(holding('assets/demos', library)).toContain('library.js');
    expect(holding('assets/demos', react)).toEqual(['react.js']);
  });

  budget('carries React for the demos alone', () => {
    expect(holding('assets/js', react)).toEqual([]);
  });

  it('keeps what a search begins with within 100 kB in each language', () => {
    for (const folder of ['pagefind', 'zh/pagefind']) {
      // Words and texts come as they are asked for.
      const worker = assets(folder, 'pagefind-worker.js');
      const list = assets(folder, '.pf_meta');
      const engine = assets(folder, '.pagefind').filter((file) => /[\\/]wasm\./.test(file));
      expect([worker.length, list.length]).toEqual([1, 1]);
      expect(engine.length).toBeGreaterThan(0);
      const heavy = [worker, list].flat().reduce((sum, file) => sum + size(file), 0);
      expect(heavy + Math.max(...engine.map(size))).toBeLessThanOrEqual(100);
    }
  });
});
