import { products } from '../../config/products';
import { listNodes, treeProblems } from '../../src/navigation/rules/tree/pageTree';
import { generatePages } from './generatePages';

const sites = [10, 20, 200].map((count) => [count, generatePages(count, products)] as const);

it.each(sites)('makes %d pages, each in the tree of its instance', (count, { pages, trees }) => {
  expect(pages).toHaveLength(count);
  expect(treeProblems(trees)).toEqual([]);
  const named = Object.entries(trees).flatMap(([name, tree]) =>
    listNodes(tree, name)
      .filter(({ kind }) => kind === 'page')
      .map(({ node }) => node.pathname),
  );
  expect(named.toSorted()).toEqual(pages.map(({ pathname }) => pathname).toSorted());
});

it.each(sites)('gives every product of %d pages a home and a root', (_, { pages, ...site }) => {
  const addresses = new Set(pages.map(({ pathname }) => `${pathname}/`));
  for (const { home, roots, instance } of site.products) {
    expect(addresses.has(home)).toBe(true);
    expect(site.trees[instance].some(({ pathname }) => pathname === roots[0])).toBe(true);
  }
});

it.each(sites)('gives every tenth of %d pages a demo', (count, { pages }) => {
  const withDemo = pages.filter(({ demo }) => demo !== undefined);
  expect(withDemo).toHaveLength(Math.ceil(count / 10));
  pages.forEach(({ mdx, demo }) => expect(mdx.includes('<Demo')).toBe(demo !== undefined));
});

it('makes the same pages each time', () => {
  expect(generatePages(20, products)).toEqual(generatePages(20, products));
});

it('puts pages where their addresses are', () => {
  const { pages } = generatePages(20, products);
  expect(pages[0]).toMatchObject({
    pathname: '/material-ui/page-1',
    folder: 'docs/material-ui/page-1',
  });
  expect(pages.at(-1)!.folder).toMatch(/^x-docs\/x-/);
});

it('refuses fewer pages than products', () => {
  expect(() => generatePages(2, products)).toThrow('2 pages are too few for 7 products');
});
