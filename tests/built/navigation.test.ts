import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { pageTrees, type DocsInstance } from '../../config/page-tree';
import { pageTitles } from '../../config/titles';
import { documentTitles } from '../../plugins/page-tree/lib/documentTitles';
import { products } from '../../config/products';
import { isComponentPage } from '../../src/navigation/rules/paths/isComponentPage';
import { deriveTitle } from '../../src/navigation/rules/tree/deriveTitle';
import { docTitle } from '../../src/navigation/rules/tree/docTitle';
import {
  findRedirect,
  folderOf,
  type Redirect,
} from '../../src/navigation/rules/paths/findRedirect';
import { sourceFileOf } from '../../src/navigation/rules/tree/locatePage';
import { listNodes } from '../../src/navigation/rules/tree/pageTree';
import { productIdentity } from '../../src/navigation/rules/products/productIdentity';
import { productName } from '../../src/navigation/rules/products/productName';
import { neighboursOf, readingOrder } from '../../src/navigation/rules/tree/readingOrder';
import { build } from '../support/readBuilt';

const siteDir = path.resolve(__dirname, '../..');
const instances: DocsInstance[] = ['default', 'x'];
const prefixes = { en: '', zh: '/zh' } as const;
const locales = ['en', 'zh'] as const;

/** Whether a docs page is written at a path of the tree. */
function isPage(pathname: string): boolean {
  return fs.existsSync(path.join(siteDir, sourceFileOf(pathname)));
}

interface BuiltNavigation {
  title: string;
  productIds: string[];
  categories: string[];
  previous: string | null;
  next: string | null;
}

function readNavigation(file: string): BuiltNavigation {
  const html = fs.readFileSync(path.join(build, file), 'utf8');
  const $ = load(html.slice(0, html.indexOf('<body')));
  const contents = (name: string) =>
    $(`meta[name="${name}"]`)
      .map((_index, meta) => $(meta).attr('content') ?? '')
      .get();
  const linkOf = (rel: string) => {
    const tag = (html.match(/<a\b[^>]*>/g) ?? []).find((text) =>
      new RegExp(`\\brel="?${rel}(?=["\\s>])`).test(text),
    );
    return tag === undefined ? null : (load(tag)('a').attr('href') ?? null);
  };
  return {
    title: $('title').text(),
    productIds: contents('mui:productId'),
    categories: contents('mui:productCategoryId'),
    previous: linkOf('prev'),
    next: linkOf('next'),
  };
}

describe.each(locales)('in %s', (locale) => {
  const prefix = prefixes[locale];

  it.each(instances)('every page of %s names its product, and its title ends with it', (name) => {
    const pages = listNodes(pageTrees[name], name).filter(
      ({ kind, node }) => kind === 'page' && isPage(node.pathname),
    );
    expect(pages.length).toBeGreaterThan(20);
    const titles = documentTitles({
      tree: pageTrees[name],
      products: products.filter(({ instance }) => instance === name),
      locale,
      titleOf: (node) => deriveTitle(node, pageTitles[locale]) ?? '',
      isComponent: isComponentPage,
      libraryOf: (pathname) => productName(productIdentity(pathname)),
    });
    const wrong = pages.flatMap(({ node }) => {
      const { title, productIds, categories } = readNavigation(
        `${prefix}${node.pathname}/index.html`,
      );
      const identity = productIdentity(node.pathname);
      const expected = {
        title: docTitle(titles.get(node.pathname), productName(identity) ?? 'MUI Docs'),
        productIds: [String(identity.id)],
        categories: [String(identity.category)],
      };
      const found = { title, productIds, categories };
      return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ found, expected }];
    });
    expect(wrong).toEqual([]);
  });

  it.each(instances)('previous and next of every page of %s are its reading order', (name) => {
    const order = readingOrder(pageTrees[name]).filter(({ pathname }) => isPage(pathname));
    const pages = listNodes(pageTrees[name], name).filter(
      ({ kind, node }) => kind === 'page' && isPage(node.pathname),
    );
    const address = (pathname: string | undefined) =>
      pathname === undefined ? null : `${prefix}${pathname}/`;
    const wrong = pages.flatMap(({ node: { pathname } }) => {
      const neighbours = neighboursOf(order, pathname);
      const expected = {
        previous: address(neighbours.previous?.pathname),
        next: address(neighbours.next?.pathname),
      };
      const { previous, next } = readNavigation(`${prefix}${pathname}/index.html`);
      return previous === expected.previous && next === expected.next
        ? []
        : [{ pathname, found: { previous, next }, expected }];
    });
    expect(wrong).toEqual([]);
  });

  it.each(['index.html', '404.html', 'playground/index.html'])(
    '%s is of no product and says so',
    (file) => {
      const { productIds, categories, title } = readNavigation(`${prefix}/${file}`);
      expect({ productIds, categories }).toEqual({ productIds: ['null'], categories: ['null'] });
      expect(title).toMatch(/(^| - )MUI Docs$/);
    },
  );
});

describe('the moved addresses that the host gets', () => {
  const table = JSON.parse(
    fs.readFileSync(path.join(build, 'redirects.json'), 'utf8'),
  ) as Redirect[];
  const isBuilt = (address: string) => fs.existsSync(path.join(build, address, 'index.html'));

  it('are there, and /api is one of them', () => {
    expect(table.length).toBeGreaterThan(40);
    expect(findRedirect(table, '/api/button')).toBe('/api-docs/button/');
  });

  it('lead to a page, in both languages, and stand where no page is', () => {
    const wrong = table.flatMap(({ from, to }) => {
      const start = folderOf(from) ?? from;
      const isDead = (target: string) =>
        target.startsWith('/') && folderOf(target) === undefined && !isBuilt(target);
      return isBuilt(start) || isDead(to) || (to.startsWith('/') && isDead(`/zh${to}`))
        ? [{ from, to }]
        : [];
    });
    expect(wrong).toEqual([]);
  });
});
