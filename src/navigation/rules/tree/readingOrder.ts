import { isExternal, type TreeNode } from './pageTree';

/** The pages before and after one. */
export interface Neighbours<Node> {
  previous: Node | undefined;
  next: Node | undefined;
}

/**
 * The order in which the pages of a tree are read: depth first, a group stands for its children, and a
 * group of one child for that child, whatever lies below it. Planned pages count, external entries do not, nor
 * what is left out of the page lists.
 * @param nodes - one whole tree, across its products
 */
export function readingOrder<Node extends TreeNode>(nodes: readonly Node[]): Node[] {
  const order = (node: Node): Node[] => {
    if (node.inSideNav === false) return [];
    const children = (node.children ?? []) as Node[];
    if (children.length > 1) return children.flatMap(order);
    const [only = node] = children;
    return only.inSideNav === false ? [] : [only];
  };
  return nodes.flatMap(order).filter(({ pathname }) => !isExternal(pathname));
}

/**
 * Previous and next of a page.
 * @param order - pages that can be shown, in reading order
 * @returns neither for a page that is not in the order
 */
export function neighboursOf<Node extends TreeNode>(
  order: readonly Node[],
  pathname: string,
): Neighbours<Node> {
  const index = order.findIndex((node) => node.pathname === pathname);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: order[index - 1], next: order[index + 1] };
}
