import fs from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import type { Nodes, Root, TableCell, TableRow } from 'mdast';
import { loadParsers } from '../../plugins/content-check/parsers.cjs';
import chinese from '../../i18n/zh/page-markdown.json';
import { walk } from '../../plugins/content-check/lib/walk';
import { stripDocsTab } from '../../src/navigation/rules/paths/stripDocsTab';
import { textsOf } from '../../plugins/page-markdown/lib/texts';
import { build } from '../support/readBuilt';

const files = fs.readdirSync(build, { recursive: true, encoding: 'utf8' });
const foldersOf = (file: string) =>
  files.filter((name) => path.basename(name) === file).map((name) => path.dirname(name));
const isTab = (page: string) => stripDocsTab(page) !== page;

/** Every page with Markdown beside it, of both languages. Tabs repeat pages of the reference: those of two guides are enough. */
const pages = foldersOf('index.md').filter(
  (page) => !isTab(page) || /components\/(?:autocomplete|slider)\//.test(page),
);

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

/** Words, and each Chinese character. */
const wordsIn = (text: string) => text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];

/** The part of all words of a page that its Markdown may lack: where words of neighbors run into one. */
const tolerance = 0.005;

/** What Markdown says in the place of a part that is made in the browser. */
const elsewhere = [textsOf({}), textsOf(chinese)].map((texts) => texts.elsewhere);

/** Words of a page that its Markdown does not have as often. */
function lostWords(shown: readonly string[], written: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of written) left.set(word, (left.get(word) ?? 0) + 1);
  return shown.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

const blocks = new Set('p li td th h2 h3 h4 dt dd div br figcaption'.split(' '));
const controls = new Set('button script style pre'.split(' '));

/** Whether an element is a demo, a block of code or a control, and no text of the page. */
function isApart({ name, attribs }: Element): boolean {
  return (
    controls.has(name) ||
    ['data-demo', 'data-stage', 'data-code-block', 'data-copy-hint', 'data-choice'].some(
      (attribute) => attribute in attribs,
    ) ||
    /(?:^| )(?:hash-link|visually-hidden)(?: |$)/.test(attribs.class ?? '')
  );
}

/** The text of an element, with a space around blocks and badges. */
function textIn(node: AnyNode): string {
  if (node.nodeType === 3) return (node as { data: string }).data;
  if (!('attribs' in node) || isApart(node)) return '';
  const text = node.children.map(textIn).join('');
  return blocks.has(node.name) || 'data-plan' in node.attribs ? ` ${text} ` : text;
}

/** What the HTML of a page shows besides headings. */
function shownOf($: CheerioAPI) {
  const prose = $('.prose');
  const fences = prose
    .find('pre')
    // Of a block in several forms Markdown has the first; the cell of a table holds no block.
    .not('[data-demo] *, [data-row] *, [data-variants] > [data-variant] ~ [data-variant] *')
    .map((_index, block) => $(block).text())
    .get();
  const rows = prose
    .find('[data-api] [data-row]')
    .map((_index, row) => {
      const name = $(row).find('code').first().text().replace(/^\./, '');
      const hasType = !/^(?:slots|classes)$/.test($(row).closest('[data-api]').attr('data-api')!);
      return { name, type: hasType ? $(row).find('[class^="typeFrame"] code').first().text() : '' };
    })
    .get();
  const demos = prose
    .find('[data-demo]')
    .map((_index, demo) => $(demo).attr('data-demo'))
    .get();
  // Of a page of the reference, what the library's own documentation says; the rest are labels, facts and links that the site puts there.
  const isApi = prose.find('[data-api]').length > 0;
  // Of the attributes of an element, which are not the library's, Markdown names the interfaces.
  const texts = isApi
    ? prose
        .find('p, dd, [data-api] [lang]')
        .not('[lang] *, [class*="native"], [class*="signature"]')
    : prose;
  const signature = plain(prose.find('[class*="signature"] code').first().text());
  return {
    fences,
    rows,
    demos,
    signature,
    words: wordsIn(texts.toArray().map(textIn).join(' ')),
    isApi,
  };
}

const projectDir = path.resolve(__dirname, '../..');

/** Where the source of an English page is, also of one of a kept version. */
function sourceFolder(page: string): string {
  const [, x = '', version, rest = ''] = /^(x\/)?(?:(\d+\.\d+\.\d+[^/]*)\/)?(.*)$/.exec(page)!;
  const instance = x === '' ? '' : 'x_';
  if (version !== undefined) return `${instance}versioned_docs/version-${version}/${rest}`;
  return `${x === '' ? 'docs' : 'x-docs'}/${rest}`;
}

/** The files of a demo, by the form of the page's Markdown that has them: '' is the page itself. */
function sourcesOf(page: string, name: string): { name: string; form: string; source: string }[] {
  const folder = sourceFolder(page.replace(/^zh\//, ''));
  // Of a frozen version the sources are in its artefact.
  if (!fs.existsSync(path.join(projectDir, folder))) return [];
  const file = path.join(projectDir, folder, name);
  return [
    ['', '.tsx'],
    ['css', '.css.tsx'],
    ['css', '.css'],
    ['tailwind', '.tailwind.tsx'],
  ].flatMap(([form = '', ending = '']) =>
    form === '' || fs.existsSync(file + ending)
      ? [{ name: name + ending, form, source: fs.readFileSync(file + ending, 'utf8').trimEnd() }]
      : [],
  );
}

const textOfForm = (page: string, form: string) =>
  fs.readFileSync(path.join(build, `${page}.${form}.md`), 'utf8');

/** The pieces of code in a cell. */
const codesIn = ({ children }: TableCell) =>
  children.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));

/** Headings of a page's text as its HTML has them, without the marks that stand in them. */
function shownHeadings($: CheerioAPI): string[] {
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

it('says what every page says: headings, words, code, rows of the reference; without HTML, and with links that lead somewhere', () => {
  const faults: string[] = [];
  const counts = {
    pages: 0,
    headings: 0,
    links: 0,
    fences: 0,
    tables: 0,
    words: 0,
    rows: 0,
    demos: 0,
  };
  for (const page of pages) {
    const file = path.join(build, `${page}.md`);
    const tree = parse(fs.readFileSync(file, 'utf8'));
    const html = fs.readFileSync(path.join(build, page, 'index.html'), 'utf8');
    const $ = load(html.slice(html.search(/id="?main-content/)));
    const headings: string[] = [];
    const fences = new Set<string>();
    const rows: TableRow[] = [];
    let text = '';
    walk(tree, (node) => {
      if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
      if (/^(?:paragraph|heading|tableCell|listItem|break)$/.test(node.type)) text += ' ';
      if (node.type === 'tableRow') rows.push(node);
      if (node.type === 'html') faults.push(`${page}: HTML ${node.value.slice(0, 60)}`);
      if (node.type === 'heading' && node.depth > 1) headings.push(plain(textOf(node)));
      if (node.type === 'code') {
        fences.add(node.value);
        counts.fences += 1;
      }
      if (node.type === 'table') counts.tables += 1;
      if (node.type === 'link' && node.url.startsWith('http://localhost:3000/')) {
        counts.links += 1;
        const target = decodeURI(new URL(node.url).pathname);
        const found = target.endsWith('/') ? `${target}index.html` : target;
        if (!fs.existsSync(path.join(build, found))) faults.push(`${page}: ${node.url}`);
      }
    });
    const seen = shownOf($);
    for (const fence of seen.fences)
      if (!fences.has(fence.replace(/\n$/, '')))
        faults.push(`${page}: lacks the code ${JSON.stringify(fence.slice(0, 60))}`);
    if (seen.signature !== '' && ![...fences].some((code) => plain(code) === seen.signature))
      faults.push(`${page}: lacks the signature ${seen.signature}`);
    if (seen.isApi) {
      if (seen.rows.length > 0 && seen.words.length === 0)
        faults.push(`${page}: shows no words of its rows`);
      for (const { name, type } of seen.rows) {
        const isThere = rows.some(
          (row) =>
            row.children.slice(0, 2).some((cell) => codesIn(cell).includes(name)) &&
            textOf(row).includes(type),
        );
        if (!isThere) faults.push(`${page}: lacks the row "${name}" of type "${type}"`);
      }
    }
    for (const { name, form, source } of seen.demos.flatMap((name) => sourcesOf(page, name))) {
      const isThere =
        form === '' ? fences.has(source) : textOfForm(page, form).includes(`\n${source}\n\`\`\``);
      if (!isThere) faults.push(`${page}: lacks the source of ${name}, as ${form || 'written'}`);
      counts.demos += 1;
    }
    // Markdown says so of a part that is a table made in the browser.
    if (!elsewhere.some((said) => text.includes(said))) {
      const lost = lostWords(seen.words, wordsIn(text));
      if (lost.length > seen.words.length * tolerance)
        faults.push(`${page}: lacks ${lost.length} words, such as ${lost.slice(0, 8).join(' ')}`);
      counts.words += seen.words.length;
    }
    counts.rows += seen.rows.length;
    const shown = shownHeadings($);
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
  expect(counts.fences).toBeGreaterThan(5000);
  expect(counts.words).toBeGreaterThan(300_000);
  expect(counts.rows).toBeGreaterThan(10_000);
  // A demo of each language, and its files in other stylings.
  expect(counts.demos).toBeGreaterThan(4000);
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

it('is there for every tab of a guide', () => {
  const tabs = foldersOf('index.html').filter(isTab);
  expect(tabs.length).toBeGreaterThan(0);
  expect(tabs.filter((page) => !fs.existsSync(path.join(build, `${page}.md`)))).toEqual([]);
});

it('is named in the head of its page', () => {
  for (const page of [
    'components/buttons',
    'components/autocomplete/hooks-api',
    'zh/x/react-data-grid/sorting',
  ]) {
    const html = fs.readFileSync(path.join(build, page, 'index.html'), 'utf8');
    const $ = load(html);
    expect($('link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(`/${page}.md`);
  }
});
