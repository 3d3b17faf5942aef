import { kindOf, listNodes, treeProblems } from '../../../src/navigation/rules/tree/pageTree';
import type { ReadTree, TreePlace } from './readTree';
import type { Fault } from './types';

/** What the check needs of a product. */
export interface TreeProduct {
  id: string;
  instance: string;
  home: string;
  roots: readonly string[];
}

const productsFile = 'config/products.ts';
const placePattern = /\b[a-z]\w*\[\d+\](?:\.children\[\d+\])*/gi;

const shown = ({ file, line }: TreePlace) => `${file}:${line}`;

/**
 * Checks the page tree by itself (`treeProblems`) and against the products, each fault with file and line.
 * @param tree - as its files say it
 */
export function checkTree(
  { trees, placeOf, faults }: ReadTree,
  products: readonly TreeProduct[],
): Fault[] {
  if (!trees) return faults;
  const nodes = Object.entries(trees).flatMap(([name, tree]) => listNodes(tree, name));
  const byPlace = new Map(nodes.map(({ place, node }) => [place, node]));
  /** Where an entry stands that is no node: its list knows. */
  const entryPlace = (entry: string): TreePlace | undefined => {
    const [, owner = entry, index] = /^(.+)\[(\d+)\]$/.exec(entry) ?? [];
    const isChild = owner.endsWith('.children');
    const list: unknown = isChild
      ? byPlace.get(owner.slice(0, -'.children'.length))?.children
      : trees[owner];
    return Array.isArray(list) ? placeOf(list, index) : placeOf(trees, owner);
  };
  const why = 'Navigation, titles and addresses are made from the tree.';
  const own = treeProblems(trees).map((problem): Fault => {
    const named = [...problem.matchAll(placePattern)].map(([place]) => place);
    // A problem is told at the place that came last.
    const last = named.at(-1);
    const node = byPlace.get(last ?? '');
    const [, head = '', text = problem] = /^(\S+) \(.*?\): (.*)$/s.exec(problem) ?? [];
    const [, unknown] = /^unknown field (\w+)/.exec(text) ?? [];
    const [, field] = /^(\w+)\b/.exec(text) ?? [];
    const isDuplicate = text.startsWith('Duplicate path');
    const place = node
      ? placeOf(node, isDuplicate ? 'pathname' : (unknown ?? field))
      : entryPlace(last ?? head);
    const [what, mend] = text
      .replace(placePattern, (found) => {
        const other = byPlace.get(found);
        const at = other && placeOf(other, isDuplicate ? 'pathname' : undefined);
        return at ? shown(at) : found;
      })
      .split(/;\s(?=[^;]*$)/);
    const upper = (sentence: string) => sentence[0]!.toUpperCase() + sentence.slice(1);
    return {
      file: place?.file ?? 'config/page-tree/index.ts',
      ...(place && { line: place.line }),
      what: what!,
      why,
      mend: mend ? `${upper(mend)}.` : 'Correct it there.',
    };
  });
  const claimed = new Set(products.flatMap(({ roots }) => roots));
  const roots = Object.entries(trees).flatMap(([instance, tree]) => {
    const mine = products.filter((product) => product.instance === instance);
    const top = listNodes(tree, instance)
      .filter(({ parents }) => parents.length === 0)
      .map(({ node }) => node);
    return [
      ...top
        .filter((node) => typeof node.pathname === 'string' && !claimed.has(node.pathname))
        .map((node): Fault => {
          const place = placeOf(node, 'pathname');
          return {
            file: place?.file ?? 'config/page-tree/index.ts',
            ...(place && { line: place.line }),
            what: `no product shows ${node.pathname}`,
            why: 'It stands in no list of pages.',
            mend: `Add it to the roots of a product in ${productsFile}.`,
          };
        }),
      ...mine.flatMap(({ id, roots: own }) =>
        own
          .filter((root) => top.every(({ pathname }) => pathname !== root))
          .map((root): Fault => ({
            file: productsFile,
            what: `the product ${id} names the root ${root}, which the page tree has not at its top`,
            why,
            mend: 'Correct the one or the other.',
          })),
      ),
    ];
  });
  return [...faults, ...own, ...roots];
}

/** An address as it is meant: with one slash before it and none behind. */
export const meantPath = (pathname: string) => `/${pathname.replace(/^\/+|\/+$/g, '')}`;

/** The addresses of the pages that the trees name, with their nodes. */
export function namedPages(trees: NonNullable<ReadTree['trees']>) {
  return new Map(
    Object.entries(trees).flatMap(([name, tree]) =>
      listNodes(tree, name)
        .filter(({ node }) => typeof node.pathname === 'string' && kindOf(node) !== 'external')
        .map(({ node, kind }) => [meantPath(node.pathname), { node, kind, name }] as const),
    ),
  );
}
