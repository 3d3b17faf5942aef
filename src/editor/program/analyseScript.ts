import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { tickName } from '../rules/tickName';
import { readImports, type ScriptImport } from './readImports';

/** What has to be known of a script before it is run. */
export interface AnalysedScript {
  imports: ScriptImport[];
  /** The same code, in which every loop and function makes itself known; each line is where it was. */
  guarded: string;
}

const tick = `${tickName}();`;

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

interface Insertion {
  at: number;
  text: string;
  /** It belongs to what ends there, not to what begins. */
  closes?: boolean;
}

/** Puts a call to the beginning of a body, and braces around it where it is one statement. */
function guardStatement(body: SyntaxNode): Insertion[] {
  if (body.name === 'Block') return [{ at: body.from + 1, text: tick }];
  return [
    { at: body.from, text: `{${tick}` },
    { at: body.to, text: '}', closes: true },
  ];
}

const comments = new Set(['LineComment', 'BlockComment']);

function guardsOf(node: SyntaxNode): Insertion[] {
  switch (node.name) {
    case 'ForStatement':
    case 'WhileStatement': {
      let body = node.lastChild;
      while (body && comments.has(body.name)) body = body.prevSibling;
      return body ? guardStatement(body) : [];
    }
    case 'DoStatement': {
      let body = node.firstChild?.nextSibling ?? null;
      while (body && comments.has(body.name)) body = body.nextSibling;
      return body ? guardStatement(body) : [];
    }
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'MethodDeclaration':
    case 'Property': {
      // Of the properties of an object, methods, getters and setters alone have one.
      const body = node.getChild('Block');
      return body ? guardStatement(body) : [];
    }
    case 'ArrowFunction': {
      const body = node.lastChild;
      if (!body || body.type.isError) return [];
      // The parser's reading of a type, `abstract new () => object`: no function can be made with `new` so.
      if (node.parent?.name === 'NewExpression') return [];
      if (body.name === 'Block') return guardStatement(body);
      return [
        { at: body.from, text: `(${tickName}(),` },
        { at: body.to, text: ')', closes: true },
      ];
    }
    default:
      return [];
  }
}

/**
 * Reads a script as far as it can be read: half-typed code too.
 * @param path - its ending says in which language it is
 */
export function analyseScript(path: string, code: string): AnalysedScript {
  const insertions: Insertion[] = [];
  const tree = parserOf(path).parse(code);
  tree.iterate({ enter: ({ node }) => void insertions.push(...guardsOf(node)) });
  // From the end, so that places before stay right. Of two at one place the outer one's comes first where something begins, and last
  // where something ends.
  const guarded = insertions
    .map((insertion, order) => ({ ...insertion, order: insertion.closes ? -order : order }))
    .toSorted((a, b) => b.at - a.at || b.order - a.order)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
  return { imports: readImports(tree, code), guarded };
}
