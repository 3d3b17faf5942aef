import type { TreeNode } from '../../../src/navigation/rules/tree/pageTree';
import { neighboursOf, readingOrder } from '../../../src/navigation/rules/tree/readingOrder';
import { docIdOf } from './docIdOf';

/** Docusaurus's front-matter fields for previous and next: ids of pages, `null` for none. */
export interface NeighbourFields {
  pagination_prev: string | null;
  pagination_next: string | null;
}

type Instance = 'default' | 'x';

/**
 * Makes the function that names a page's neighbours in the reading order of its tree.
 * @param trees - by docs instance
 * @param isPage - whether a docs page is written at a path; asked again when the answers turn out to be old,
 * so that the dev server notices new and deleted pages
 */
export function neighbourFields(
  trees: Readonly<Record<string, TreeNode[]>>,
  isPage: (pathname: string) => boolean,
): (instance: Instance, pathname: string) => NeighbourFields {
  const orders = Object.fromEntries(
    Object.entries(trees).map(([name, tree]) => [name, readingOrder(tree)]),
  );
  const written = new Map<string, TreeNode[]>();
  const findNeighbours = (instance: Instance, pathname: string, afresh: boolean) => {
    const kept = written.get(instance);
    const order =
      kept && !afresh ? kept : (orders[instance] ?? []).filter((node) => isPage(node.pathname));
    written.set(instance, order);
    return neighboursOf(order, pathname);
  };
  return (instance, pathname) => {
    let { previous, next } = findNeighbours(instance, pathname, false);
    const isOld =
      (previous === undefined && next === undefined) ||
      [previous, next].some((node) => node !== undefined && !isPage(node.pathname));
    if (isOld) ({ previous, next } = findNeighbours(instance, pathname, true));
    return {
      pagination_prev: previous ? docIdOf(previous.pathname, instance) : null,
      pagination_next: next ? docIdOf(next.pathname, instance) : null,
    };
  };
}
