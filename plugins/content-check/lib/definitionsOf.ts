import type { Nodes } from 'mdast';
import { walk } from './walk';

/** What the references of a page stand for, by name: the first definition of a name counts. */
export function definitionsOf(tree: Nodes): Map<string, string> {
  const definitions = new Map<string, string>();
  walk(tree, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node.url);
    }
  });
  return definitions;
}
