import { currentProduct } from '../../../../src/navigation/rules/products/currentProduct';
import type { BuiltDoc } from '../../../support/builtDocs';
import type { PagesFile } from './pagesFile';

/** A product that can be saved as a whole. */
export interface PackedProduct {
  id: string;
  name: string;
  home: string;
}

interface Work {
  /** Path of the language, with a slash at both ends. */
  base: string;
  products: readonly PackedProduct[];
  docs: readonly Pick<BuiltDoc, 'permalink' | 'title' | 'versionName' | 'isUnlisted'>[];
  /** Files that the router fetches, by path of the page. */
  routeFiles: ReadonlyMap<string, readonly string[]>;
  /** By address of a page, relative to the base: folders of data that it fetches. */
  data: Record<string, string[]>;
  /** Beginnings of names of scripts that no pack has. */
  leftOut: string[];
}

/**
 * Lists the pages of the packs of a language, and what the router fetches for each. Drafts, unlisted pages, pages of older versions and
 * of no product are in none.
 * @throws if a page has no route, or a page with data is not there
 */
export function listPages({ base, products, docs, routeFiles, data, leftOut }: Work): PagesFile {
  const files = [...new Set([...routeFiles.values()].flat())].toSorted();
  const indexes = new Map(files.map((file, index) => [file, index]));
  const pages = docs.flatMap(({ permalink, title, versionName, isUnlisted }) => {
    const address = permalink.slice(base.length);
    const product = currentProduct(products, `/${address}`)?.id;
    if (product === undefined || versionName !== 'current' || isUnlisted) return [];
    const own = routeFiles.get(permalink);
    if (!own) throw new Error(`The page ${permalink} has no route, so no pack can have it.`);
    return [{ address, title, product, files: own.map((file) => indexes.get(file)!) }];
  });
  const there = new Set(pages.map(({ address }) => address));
  const lost = Object.keys(data).filter((address) => !there.has(address));
  if (lost.length > 0) {
    throw new Error(
      `The options of the plugin offline name data of ${lost.join(', ')}, and no pack has such a page. Mend \`data\` in config/offline.ts.`,
    );
  }
  const used = new Set(pages.map(({ product }) => product));
  return {
    format: 1,
    base,
    products: products.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ id, name })),
    files,
    pages: pages.toSorted((a, b) => (a.address < b.address ? -1 : 1)),
    data,
    leftOut,
  };
}
