import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { Nodes, Root } from 'mdast';
import { loadParsers } from '../../plugins/content-check/parsers.cjs';
import { walk } from '../../plugins/content-check/lib/walk';
import { build } from '../support/readBuilt';

/** Every page with Markdown beside it, of both languages. */
const pages = fs
  .readdirSync(build, { recursive: true, encoding: 'utf8' })
  .filter((name) => path.basename(name) === 'index.md')
  .map((name) => path.dirname(name));

let parse: (text: string) => Root;
let textOf: (node: Nodes) => string;
beforeAll(async () => {
  const [unified, remark, , gfm, , frontMatter, , words] = await loadParsers();
  const processor = unified
    .unified()
    .use(remark.default)
    .use(gfm.default)
    .use(frontMatter.default)
    .freeze();
  parse = (text) => processor.parse(text) as Root;
  textOf = (node) => words.toString(node);
});

const plain = (text: string) => text.replace(/[\u200b\s]+/g, ' ').trim();

/** Headings of a page's text as its HTML has them, without the marks that stand in them. */
function shownHeadings(html: string): string[] {
  const $ = load(html.slice(html.search(/id="?main-content/)));
  return $('.prose')
    .find('h2, h3, h4')
    .not('[data-stage] *, [data-demo] *')
    .map((_index, heading) => {
      const copy = $(heading).clone();
      copy.find('.hash-link, [data-plan], [class*="badge"]').remove();
      return plain(copy.text());
    })
    .get();
}

it('has the headings of every page, no HTML, and links that lead somewhere', () => {
  const faults: string[] = [];
  const counts = { pages: 0, headings: 0, links: 0, fences: 0, tables: 0 };
  for (const page of pages) {
    const file = path.join(build, `${page}.md`);
    const tree = parse(fs.readFileSync(file, 'utf8'));
    const html = fs.readFileSync(path.join(build, page, 'index.html'), 'utf8');
    const headings: string[] = [];
    walk(tree, (node) => {
      if (node.type === 'html') faults.push(`${page}: HTML ${node.value.slice(0, 60)}`);
      if (node.type === 'heading' && node.depth > 1) headings.push(plain(textOf(node)));
      if (node.type === 'code') counts.fences += 1;
      if (node.type === 'table') counts.tables += 1;
      if (node.type === 'link' && node.url.startsWith('http://localhost:3000/')) {
        counts.links += 1;
        const target = decodeURI(new URL(node.url).pathname);
        const found = target.endsWith('/') ? `${target}index.html` : target;
        if (!fs.existsSync(path.join(build, found))) faults.push(`${page}: ${node.url}`);
      }
    });
    const shown = shownHeadings(html);
    const written = headings.map((text) => text.replace(/ ?\((Pro|Premium)\)$/, ''));
    if (JSON.stringify(written) !== JSON.stringify(shown)) {
      const at = written.findIndex((text, index) => text !== shown[index]);
      faults.push(`${page}: heading "${written[at]}" is "${shown[at]}" on the page`);
    }
    counts.pages += 1;
    counts.headings += headings.length;
  }
  console.info(counts);
  expect(faults.slice(0, 20)).toEqual([]);
  expect(counts.pages).toBeGreaterThan(1800);
  expect(counts.headings).toBeGreaterThan(10_000);
  expect(counts.links).toBeGreaterThan(5000);
});

it.each(['llms.txt', 'x/llms.txt', 'zh/llms.txt', 'zh/x/llms.txt'])(
  '%s lists pages that are there, and is of the form',
  (name) => {
    const text = fs.readFileSync(path.join(build, name), 'utf8');
    expect(text).toMatch(/^# [^\n]+\n\n> [^\n]+\n/);
    const listed = [...text.matchAll(/^- \[[^\n]+?\]\((http[^)]+)\)/gm)].map(([, url]) => url!);
    expect(listed.length).toBeGreaterThan(100);
    const gone = listed.filter((url) => !fs.existsSync(path.join(build, new URL(url).pathname)));
    expect(gone).toEqual([]);
    // A model that is given the whole list has room for the question.
    expect(text.length).toBeLessThan(200_000);
  },
);

it('is named in the head of its page', () => {
  for (const page of ['components/buttons', 'zh/x/react-data-grid/sorting']) {
    const html = fs.readFileSync(path.join(build, page, 'index.html'), 'utf8');
    const $ = load(html);
    expect($('link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(`/${page}.md`);
  }
});
