import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { readImports, type ScriptImport } from './readImports';

/** What has to be known of a script before it is run. */
export interface AnalysedScript {
  imports: ScriptImport[];
  /** What the transpiler would leave out without a word. */
  fault?: { message: string; line: number };
}

const parsers = {
  ts: parser.configure({ dialect: 'ts' }),
  tsx: parser.configure({ dialect: 'ts jsx' }),
  jsx: parser.configure({ dialect: 'jsx' }),
};

/** The parser of a file by its ending; of JavaScript for what is no TypeScript. */
export function parserOf(path: string) {
  if (/\.tsx$/.test(path)) return parsers.tsx;
  return /\.ts$/.test(path) ? parsers.ts : parsers.jsx;
}

/** What a namespace may hold that has nothing to run: types, and namespaces, which are looked at by themselves. */
const isOfTypes = /^(?:Interface|TypeAlias|Ambient|Namespace|Import)Declaration$|Comment$|^[{};]$/;

/** Whether a namespace holds more than types, of which the transpiler makes nothing. */
function hasValues(namespace: SyntaxNode): boolean {
  for (let at = namespace.parent; at; at = at.parent) {
    if (at.name === 'AmbientDeclaration') return false;
  }
  let statement = namespace.getChild('Block')?.firstChild ?? null;
  for (; statement; statement = statement.nextSibling) {
    const { name, lastChild } = statement;
    const exported = name === 'ExportDeclaration' ? (lastChild?.name ?? name) : name;
    if (!isOfTypes.test(exported)) return true;
  }
  return false;
}

/**
 * Reads a script as far as it can be read: half-typed code too.
 * @param path - its ending says in which language it is
 */
export function analyseScript(path: string, code: string): AnalysedScript {
  const tree = parserOf(path).parse(code);
  let fault: AnalysedScript['fault'];
  tree.iterate({
    enter: ({ node, name }) => {
      if (fault || name !== 'NamespaceDeclaration' || !hasValues(node)) return;
      const message =
        'A namespace can hold types only. Put its values into an object or a file of their own.';
      fault = { message, line: code.slice(0, node.from).split('\n').length };
    },
  });
  return { imports: readImports(tree, code), ...(fault && { fault }) };
}
