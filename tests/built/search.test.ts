import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { stripDemos } from '../../plugins/search/lib/stripDemos';
import { pageTrees } from '../../config/page-tree';
import { listNodes } from '../../src/navigation/rules/tree/pageTree';
import { stripDocsTab } from '../../src/navigation/rules/paths/stripDocsTab';
import { productIdentity } from '../../src/navigation/rules/products/productIdentity';
import { searchedProduct } from '../../plugins/search/lib/searchedProduct';
import { build } from '../support/readBuilt';
import { searchFragments } from '../support/searchFragments';

/** Addresses of the documentation pages in a folder of the build, by the class that Docusaurus gives them. */
function docsPages(folder: string, address: string, skip: readonly string[]): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      const inner = `${address}${entry.name}/`;
      return skip.includes(inner) ? [] : docsPages(full, inner, skip);
    }
    if (entry.name !== 'index.html') return [];
    const html = fs.readFileSync(full, 'utf8');
    const head = html.slice(0, html.indexOf('<body'));
    const isDocs = /<html\b[^>]*\bdocs-doc-page\b/.test(head);
    return isDocs && !/<meta\b[^>]*\bname="?robots\b[^>]*noindex/.test(head) ? [address] : [];
  });
}

describe.each([
  { locale: 'en', prefix: '', language: 'en' },
  { locale: 'zh', prefix: '/zh', language: 'zh-cn' },
])('the index in $locale', ({ locale, prefix, language }) => {
  const folder = path.join(build, prefix, 'pagefind');
  const fragments = searchFragments(path.join(folder, 'fragment'));
  const byUrl = new Map(fragments.map((fragment) => [fragment.url, fragment]));
  const pageOf = (url: string) => {
    const fragment = byUrl.get(`${prefix}${url}`);
    if (!fragment) throw new Error(`${prefix}${url} is not in the index`);
    return fragment;
  };

  it('holds every documentation page but docs tabs and the list of versions', () => {
    const pages = docsPages(path.join(build, prefix), `${prefix}/`, [
      `${prefix}/versions/`,
      ...(locale === 'en' ? ['/zh/'] : []),
      // What a docs tab shows has a page of its own.
    ]).filter((address) => stripDocsTab(address) === address);
    expect(pages.length).toBeGreaterThan(100);
    expect([...byUrl.keys()].toSorted()).toEqual(pages.toSorted());
    const entry = JSON.parse(fs.readFileSync(path.join(folder, 'pagefind-entry.json'), 'utf8')) as {
      languages: Record<string, { page_count: number }>;
    };
    expect(Object.keys(entry.languages)).toEqual([language]);
    expect(entry.languages[language]?.page_count).toBe(pages.length);
  });

  it('says product and plan of a page as the page tree does', () => {
    const nodes = Object.values(pageTrees)
      .flatMap((tree) => listNodes(tree, 'tree'))
      .flatMap(({ node }) => {
        const fragment = byUrl.get(`${prefix}${node.pathname}/`);
        return fragment ? [{ node, fragment }] : [];
      });
    expect(nodes.length).toBeGreaterThan(100);
    const wrong = nodes.flatMap(({ node, fragment }) => {
      const product = searchedProduct(productIdentity(node.pathname), node.pathname);
      const expected = { product: [product], plan: [node.plan ?? 'community'] };
      const { plan, product: ofIndex } = fragment.filters;
      return JSON.stringify(expected) === JSON.stringify({ product: ofIndex, plan })
        ? []
        : [{ url: fragment.url, expected, product: ofIndex, plan }];
    });
    expect(wrong).toEqual([]);
    expect(nodes.some(({ node }) => node.plan === 'premium')).toBe(true);
  });

  it('counts a page that products share to the one that it is about', () => {
    const productOf = (path: string) => pageOf(path).filters.product;
    expect(productOf('/x/migration/migration-data-grid-v7/')).toEqual(['x-data-grid']);
    expect(productOf('/x/common-concepts/error-messages-pickers/')).toEqual(['x-date-pickers']);
    expect(productOf('/x/introduction/licensing/')).toEqual(['x']);
  });

  it('knows the facets of a page', () => {
    expect(pageOf('/x/react-data-grid/column-pinning/').filters).toEqual({
      product: ['x-data-grid'],
      version: ['docs-x-current'],
      plan: ['pro'],
      section: [locale === 'en' ? 'Main features' : '主要功能'],
    });
    expect(pageOf('/components/buttons/').filters).toMatchObject({
      product: ['material-ui'],
      version: ['docs-default-current'],
      plan: ['community'],
    });
  });

  it('knows the headings of a page, and its text without demos and controls', () => {
    const { anchors, content } = pageOf('/x/react-data-grid/sorting/');
    const headings = anchors.filter(({ element }) => /^h[2-4]$/.test(element));
    expect(headings.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['multi-sorting', 'sort-model', 'custom-comparator']),
    );
    expect(content.length).toBeGreaterThan(2000);
    expect(content).not.toMatch(/Show code|显示代码|export default|Direct link to/);
  });

  it('tells apart the headings of the columns of a table', () => {
    const tables = fragments.flatMap(({ url }) => {
      const html = fs.readFileSync(path.join(build, url, 'index.html'), 'utf8');
      const prose = stripDemos(html.slice(html.search(/<div[^>]*class="?[^">]*\bprose\b/)));
      return [...prose.matchAll(/<thead><tr>(<th.*?)(?=<\/tr>|<\/thead>|<tbody)/gs)].map(
        (found) => ({
          url,
          headings: load(`<table><tr>${found[1]}</table>`)('th')
            .map((_index, cell) => load(cell).text().trim())
            .get(),
        }),
      );
    });
    // Whatever the indexer puts between two cells; between Chinese words it puts spaces of no width.
    const words = (text: string) =>
      text.replaceAll('\u200b', '').replace(/[^\p{Letter}\p{Number}]+/gu, ' ');
    const together = tables.filter(
      ({ url, headings }) => !words(byUrl.get(url)!.content).includes(words(headings.join('. '))),
    );
    expect(tables.length).toBeGreaterThan(100);
    expect(together).toEqual([]);
  });

  it('brings no interface of its own', () => {
    const files = fs.readdirSync(folder);
    expect(files).toEqual(expect.arrayContaining(['pagefind.js', 'pagefind-worker.js']));
    expect(files.filter((name) => /ui|highlight/.test(name))).toEqual([]);
  });
});
