import type { Nodes, PhrasingContent } from 'mdast';

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** What nodes say, in one line: a heading or the cell of a table holds words, so blocks follow each other. */
export function inOneLine(nodes: readonly Nodes[]): PhrasingContent[] {
  let wasBlock = false;
  let isBegun = false;
  return nodes.flatMap((node): PhrasingContent[] => {
    const own = inlineOf(node);
    if (own.length === 0) return [];
    const isBlock = own[0] !== node;
    const isApart = isBegun && (isBlock || wasBlock);
    [isBegun, wasBlock] = [true, isBlock];
    return isApart ? [text(' '), ...own] : own;
  });
}

/** The words of a block. */
function inlineOf(node: Nodes): PhrasingContent[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return node.children;
    case 'code':
      return [{ type: 'inlineCode', value: node.value.replace(/\s+/g, ' ').trim() }];
    case 'list':
    case 'table':
      return node.children.flatMap((part, at): PhrasingContent[] => [
        ...(at > 0 ? [text('; ')] : []),
        ...inlineOf(part),
      ]);
    case 'tableRow':
      return node.children.flatMap((cell, at): PhrasingContent[] => [
        ...(at > 0 ? [text(', ')] : []),
        ...cell.children,
      ]);
    case 'listItem':
    case 'blockquote':
      return inOneLine(node.children);
    case 'thematicBreak':
    case 'html':
    case 'definition':
      return [];
    default:
      return [node as PhrasingContent];
  }
}
