import type { Nodes, Parents } from 'mdast';

/**
 * Visits a tree, a node before what it holds.
 * @param visit - gets a node and what it stands in, innermost last
 */
export function walk(
  node: Nodes,
  visit: (node: Nodes, parents: readonly Parents[]) => void,
  parents: readonly Parents[] = [],
): void {
  visit(node, parents);
  if (!('children' in node)) return;
  const around = [...parents, node];
  for (const child of node.children) walk(child, visit, around);
}

/** Line and column at which a node begins. */
export function placeOf(node: Nodes): { line: number; column: number } {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}
