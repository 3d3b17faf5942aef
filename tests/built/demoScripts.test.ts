import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sourceFileOf } from '../../src/navigation/rules/tree/locatePage';
import { stripDocsTab } from '../../src/navigation/rules/paths/stripDocsTab';
import { build } from '../support/readBuilt';

const site = { en: build, zh: path.join(build, 'zh') };
const scriptsOf = (folder: string) => path.join(folder, 'assets/demos');

const filesBelow = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();

it('are the same in both languages', () => {
  const [english, chinese] = [scriptsOf(site.en), scriptsOf(site.zh)];
  const names = filesBelow(english);
  expect(names.length).toBeGreaterThan(100);
  expect(filesBelow(chinese)).toEqual(names);
  const contentOf = (folder: string) => (name: string) => fs.readFileSync(path.join(folder, name));
  const differing = names.filter(
    (name) => !contentOf(english)(name).equals(contentOf(chinese)(name)),
  );
  expect(differing).toEqual([]);
});

it('bring every demo of every docs page', () => {
  const missing: string[] = [];
  let count = 0;
  for (const folder of Object.values(site)) {
    // By the name without the digest of the text.
    const scripts = new Map(
      filesBelow(scriptsOf(folder)).map((name) => [name.replace(/\.[0-9a-f]{8}\.js$/, ''), name]),
    );
    for (const file of filesBelow(folder).filter((name) => name.endsWith('index.html'))) {
      const pathname = `/${path.dirname(file)}`;
      // Other pages show demos of folders that are no pages; the other language has its own turn.
      if (/^\/(\.|zh|playground)($|\/)/.test(pathname)) continue;
      const html = fs.readFileSync(path.join(folder, file), 'utf8');
      const source = path.dirname(sourceFileOf(stripDocsTab(pathname)));
      const demos = [...html.matchAll(/ data-demo="?([A-Za-z0-9]+)/g)].map(([, name]) => name);
      if (demos.length === 0) continue;
      const code = [source, `${source}.later`]
        .flatMap((name) => scripts.get(name) ?? [])
        .map((name) => fs.readFileSync(path.join(scriptsOf(folder), name), 'utf8'))
        .join('\n');
      for (const name of demos) {
        count += 1;
        if (!code.includes(`"${source}/${name}"`)) missing.push(`${pathname} ${name}`);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

it('bring the texts of components in another language in a few kilobytes, and in files of their own', () => {
  const texts = filesBelow(scriptsOf(site.zh)).filter((name) => /^texts[\\/]/.test(name));
  expect(texts.map((name) => name.replace(/\.[0-9a-f]{8}\.js$/, '').replace('\\', '/'))).toEqual([
    'texts/zh.material',
    'texts/zh.x-data-grid',
    'texts/zh.x-date-pickers',
  ]);
  const bytes = texts.map(
    (name) => gzipSync(fs.readFileSync(path.join(scriptsOf(site.zh), name))).length,
  );
  // What a page with all three fetches; an English page fetches none.
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(8_000);
  const others = filesBelow(scriptsOf(site.zh)).filter(
    (name) => !/^(texts|packages)[\\/]/.test(name),
  );
  const speaking = others.filter((name) =>
    fs.readFileSync(path.join(scriptsOf(site.zh), name), 'utf8').includes('没有可用选项'),
  );
  expect(speaking).toEqual([]);
});

it('are named, with the scripts of the page, in the head of every page that needs them, and are there', () => {
  const missing: string[] = [];
  const counts = { pages: 0, ofDemos: 0 };
  for (const folder of Object.values(site)) {
    for (const file of filesBelow(folder).filter((name) => name.endsWith('index.html'))) {
      if (folder === site.en && /^(zh|x[\\/]\d)[\\/]/.test(file)) continue;
      const html = fs.readFileSync(path.join(folder, file), 'utf8');
      const named = (name: string) =>
        new RegExp(`<meta name=${name} content="?([^">]+)`).exec(html)?.[1]?.split(' ') ?? [];
      const own = named('page-scripts');
      const ofDemos = ['system', 'css', 'tailwind'].flatMap((style) =>
        named(`demo-scripts-${style}`),
      );
      counts.ofDemos += ofDemos.length > 0 ? 1 : 0;
      // Other pages show demos of folders that are no pages.
      const isDoc = own.length > 0 && !/^(playground[\\/])?index\.html$/.test(file);
      counts.pages += isDoc ? 1 : 0;
      if (isDoc && / data-demo=/.test(html) !== ofDemos.length > 0)
        missing.push(`${file}: scripts of demos: ${ofDemos.length}`);
      for (const address of [...own, ...ofDemos])
        if (!fs.existsSync(path.join(build, address))) missing.push(`${file}: ${address}`);
    }
  }
  expect(missing).toEqual([]);
  expect(counts.pages).toBeGreaterThan(1600);
  expect(counts.ofDemos).toBeGreaterThan(500);
});
