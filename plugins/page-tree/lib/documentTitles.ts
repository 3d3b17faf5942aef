import {
  listNodes,
  type PlacedNode,
  type TreeNode,
} from '../../../src/navigation/rules/tree/pageTree';
import { opensGroup, pageName } from './pageName';

/** What the titles of documents need of a product. */
export interface TitledProduct {
  name: string;
  /** Page that the product begins with, with its last slash. */
  home: string;
  /** Top-level nodes of the tree that belong to it. */
  roots: string[];
  /** Whether its pages name it before the library; the library's own pages need only the library. */
  isNamedInTitles?: boolean;
  /** What a searcher calls the component that the product is, by locale: title of the page that it begins with. */
  headline?: Readonly<Record<string, string>>;
}

interface Options {
  /** Of one docs instance. */
  tree: TreeNode[];
  products: readonly TitledProduct[];
  locale: string;
  /** Title of a node in that locale. */
  titleOf: (node: TreeNode) => string;
  /** Whether a page explains a component. */
  isComponent?: (pathname: string) => boolean;
  /** Name of the library that ends a page's title: what it tells apart needs nothing else. */
  libraryOf?: (pathname: string) => string | undefined;
}

const isApi = (pathname: string) => /^\/(x\/api|api-docs|system\/api)(\/|$)/.test(pathname);

/** `Button API`; an interface whose name says API already is called an interface. */
function apiTitle(name: string, locale: string): string {
  if (/api$/i.test(name)) return locale === 'zh' ? `${name} 接口` : `${name} interface`;
  return /\bapi\b/i.test(name) ? name : `${name} API`;
}

function componentTitle(name: string, locale: string): string {
  // A hook is looked for by its own name.
  if (/^use[A-Z]/.test(name)) return `React ${name} hook`;
  if (locale !== 'zh') return `React ${name} component`;
  return `React ${name}${/[a-z\d]$/i.test(name) ? ' ' : ''}${name.endsWith('组件') ? '' : '组件'}`;
}

/** One page, and what may stand in its title from the page out to the product. */
interface Candidate {
  pathname: string;
  page: string;
  /** Titles of the groups around it, nearest first. */
  groups: string[];
  product: string | undefined;
}

/** A title that names the nearest `depth` groups; a group that has the product's name in its own stands for it. */
function compose({ page, groups, product }: Candidate, depth: number): string {
  const named = groups.slice(0, depth);
  const isSaid = product === undefined || [page, ...named].some((part) => part.includes(product));
  return [page, ...named, ...(isSaid ? [] : [product])].join(' - ');
}

/**
 * Titles of a tree's documents without the library's name, which follows them: what the page is about, then the groups
 * that tell it from another one of the same title, then its product.
 * @returns by pathname of the page
 */
export function documentTitles({
  tree,
  products,
  locale,
  titleOf,
  isComponent = () => false,
  libraryOf = () => undefined,
}: Options): Map<string, string> {
  const productOf = ({ node, parents }: PlacedNode) =>
    products.find(({ roots }) => roots.includes((parents[0] ?? node).pathname));
  const candidates = listNodes(tree, '')
    .filter(({ kind }) => kind === 'page')
    .map((placed): Candidate => {
      const { node, parents } = placed;
      const { pathname } = node;
      const product = productOf(placed);
      const name = pageName(placed, titleOf);
      const headline = product?.home === `${pathname}/` ? product.headline?.[locale] : undefined;
      const page =
        headline ??
        (isApi(pathname)
          ? apiTitle(name, locale)
          : isComponent(pathname)
            ? componentTitle(name, locale)
            : name);
      return {
        pathname,
        page,
        // The name of a group that the page opens is the page's own.
        groups: parents
          .slice(0, opensGroup(placed) ? -1 : undefined)
          .map(titleOf)
          .reverse(),
        product: product?.isNamedInTitles && headline === undefined ? product.name : undefined,
      };
    });
  const titles = new Map<string, string>();
  let open = candidates;
  for (let depth = 0; open.length > 0; depth += 1) {
    const byTitle = new Map<string, Candidate[]>();
    for (const candidate of open) {
      const title = `${compose(candidate, depth)}\n${libraryOf(candidate.pathname) ?? ''}`;
      byTitle.set(title, [...(byTitle.get(title) ?? []), candidate]);
    }
    const isLast = depth > Math.max(...open.map(({ groups }) => groups.length));
    open = [];
    for (const same of byTitle.values()) {
      if (same.length > 1 && !isLast) open.push(...same);
      else for (const each of same) titles.set(each.pathname, compose(each, depth));
    }
  }
  return titles;
}
