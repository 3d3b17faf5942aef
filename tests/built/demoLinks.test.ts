import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { build } from '../support/readBuilt';
import { builtPages } from '../support/sitemap';

// A link of a demo goes nowhere (an anchor), to a file that it holds, to another site, or to a page of this one.

const pages = new Set(builtPages());

function isGood(href: string): boolean {
  if (/^(#|data:|mailto:|tel:|https?:\/\/)/.test(href)) return true;
  if (!href.startsWith('/')) return false;
  const { pathname } = new URL(href, 'http://localhost');
  return pages.has(pathname) || fs.existsSync(path.join(build, pathname));
}

it('leads from no demo to a page that does not exist', () => {
  let links = 0;
  const bad: string[] = [];
  for (const page of pages) {
    const html = fs.readFileSync(path.join(build, page, 'index.html'), 'utf8');
    if (!html.includes('data-stage')) continue;
    const $ = load(html, { xml: { xmlMode: false, decodeEntities: true } });
    $('[data-stage] a[href]').each((_index, link) => {
      const href = $(link).attr('href') ?? '';
      links += 1;
      if (!isGood(href))
        bad.push(`${page} ${$(link).closest('[data-demo]').attr('data-demo')}: ${href}`);
    });
  }
  expect(links).toBeGreaterThan(25);
  expect(bad).toEqual([]);
});

const root = path.resolve(__dirname, '../..');

function demoFiles(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return entry.isFile() && /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

it('writes no address of a page that does not exist into the source of a demo', () => {
  const bad: string[] = [];
  const files = ['docs', 'x-docs'].flatMap((folder) => demoFiles(path.join(root, folder)));
  let links = 0;
  for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    for (const [, href = ''] of text.matchAll(/\b(?:href|action)(?:=|: )\{?["'`]([^"'`]+)/g)) {
      links += 1;
      if (!href.includes('${') && !isGood(href)) bad.push(`${path.relative(root, file)}: ${href}`);
    }
  }
  expect(files.length).toBeGreaterThan(1000);
  expect(links).toBeGreaterThan(20);
  expect(bad).toEqual([]);
});
