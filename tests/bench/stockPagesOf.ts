import fs from 'node:fs';
import path from 'node:path';
import { toSidebars } from '../../plugins/page-tree/lib/toSidebars';
import { deriveTitle } from '../../src/navigation/rules/tree/deriveTitle';
import { locatePage } from '../../src/navigation/rules/tree/locatePage';
import { nodesByPath } from '../../src/navigation/rules/tree/nodesByPath';
import type { TreeNode } from '../../src/navigation/rules/tree/pageTree';
import { listWrittenPages } from '../support/copyWorkingTree';
import { type StockPage } from './makeStockSite';
import { toStockPage } from './toStockPage';

/** A product of the site: one sidebar. */
export interface SiteProduct {
  id: string;
  name: string;
  instance: 'default' | 'x';
  home: string;
  roots: string[];
}

interface StockContent {
  pages: StockPage[];
  sidebars: { docs: object; xDocs: object };
  links: Record<string, string>;
}

/**
 * The pages of a project as a stock site takes them, with the sidebars of its page tree.
 * @param folder - of the project
 * @param live - of a site with running demos: which demo runs on which page, by its address; there are no other pages
 * @throws if a page names a demo that has no file
 */
export function stockPagesOf(
  folder: string,
  trees: Record<'default' | 'x', TreeNode[]>,
  products: readonly SiteProduct[],
  live?: ReadonlyMap<string, string>,
): StockContent {
  const nodes = nodesByPath(trees);
  const written = new Set<string>();
  const pages = listWrittenPages(folder).flatMap((file): StockPage[] => {
    const { node } = nodes.get(locatePage(file)?.pathname ?? '') ?? {};
    const running = live?.get(`${node?.pathname}/`);
    if (!node || (live && running === undefined)) return [];
    written.add(node.pathname);
    const demos = path.join(folder, path.dirname(file));
    const mdx = toStockPage(fs.readFileSync(path.join(folder, file), 'utf8'), {
      title: deriveTitle(node) ?? node.pathname,
      sourceOf: (demo) => fs.readFileSync(path.join(demos, `${demo}.tsx`), 'utf8'),
      ...(running !== undefined && { live: [running] }),
    });
    return [{ file, mdx, ...(running !== undefined && { demos }) }];
  });
  const sidebarsOf = (instance: 'default' | 'x') =>
    toSidebars({
      trees,
      products: [...products],
      instance,
      isWritten: (pathname) => written.has(pathname),
      titles: {},
    });
  return {
    pages,
    sidebars: { docs: sidebarsOf('default'), xDocs: sidebarsOf('x') },
    links: Object.fromEntries(
      products
        .filter(({ home }) => written.has(home.replace(/\/$/, '')))
        .map(({ name, home }) => [name, home]),
    ),
  };
}
