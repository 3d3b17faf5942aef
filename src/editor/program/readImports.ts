import type { SyntaxNode, Tree } from '@lezer/common';

/** What a script imports from one place. */
export interface ScriptImport {
  request: string;
  /** Names of what is imported from it, or used of it as `All.name`; `*` for all. */
  names: string[];
  /** Line of the request, counted from 1. */
  line: number;
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/**
 * Reads what a script asks for by import, export, or `import()` and `require()` with a text; not what it names for its types alone.
 * @param tree - of its code
 */
export function readImports(tree: Tree, code: string): ScriptImport[] {
  const textOf = ({ from, to }: SyntaxNode) => code.slice(from, to);
  const found: { source: SyntaxNode; names: Iterable<string> }[] = [];
  /** What is used of a module that is imported under one name, by that name. */
  const members = new Map<string, Set<string>>();

  /** Names between braces, but for those of types. */
  const namesIn = (group: SyntaxNode): string[] => {
    const parts: string[][] = [[]];
    for (const child of childrenOf(group)) {
      if (child.name === ',') parts.push([]);
      else if (!/Comment$|^[{}]$/.test(child.name)) parts.at(-1)!.push(textOf(child));
    }
    return parts.flatMap(([name, next]) => {
      const isType = name === 'type' && next !== undefined && next !== 'as';
      return name === undefined || isType ? [] : [name.replace(/^['"]|['"]$/g, '')];
    });
  };

  const namesOf = (node: SyntaxNode): Iterable<string> => {
    const children = childrenOf(node);
    const star = children.find((child) => textOf(child) === '*');
    const own = node.getChild('VariableDefinition');
    if (star) {
      // The parser does not read a default export and all at once.
      if (star.type.isError || !own) return ['*'];
      const used = new Set<string>();
      members.set(textOf(own), used);
      return used;
    }
    const group = children.find(({ name }) => /^(?:Im|Ex)portGroup$/.test(name));
    return [...(own ? ['default'] : []), ...(group ? namesIn(group) : [])];
  };

  tree.iterate({
    enter: ({ node, name }) => {
      if (name === 'ImportDeclaration' || name === 'ExportDeclaration') {
        const source = node.getChild('String');
        if (source && !node.getChild('type')) found.push({ source, names: namesOf(node) });
        return;
      }
      const isCall = name === 'CallExpression' && textOf(node.firstChild!) === 'require';
      if (!isCall && name !== 'DynamicImport') return;
      const source = (isCall ? node.getChild('ArgList') : node)?.getChild('String');
      if (source) found.push({ source, names: ['*'] });
    },
  });
  tree.iterate({
    enter: ({ node, name }) => {
      if (members.size === 0 || !/^(?:VariableName|JSXIdentifier)$/.test(name)) return;
      const used = members.get(textOf(node));
      const { parent } = node;
      const member = parent?.lastChild;
      if (
        /MemberExpression$/.test(parent?.name ?? '') &&
        /^(?:PropertyName|JSXIdentifier)$/.test(member?.name ?? '')
      ) {
        used?.add(textOf(member!));
      } else if (name === 'VariableName') used?.add('*');
    },
  });
  return found.map(({ source, names }) => ({
    request: code.slice(source.from + 1, source.to - 1),
    names: [...names],
    line: code.slice(0, source.from).split('\n').length,
  }));
}
