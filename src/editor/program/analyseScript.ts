import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { tickName } from '../rules/tickName';

/** What a script imports from one place. */
export interface ScriptImport {
  request: string;
  /** Names of what is imported from it; `*` for all. */
  names: string[];
  /** Line of the request, counted from 1. */
  line: number;
}

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
}

/** Puts a call to the beginning of a body, and braces around it where it is one statement. */
function guardStatement(body: SyntaxNode): Insertion[] {
  if (body.name === 'Block') return [{ at: body.from + 1, text: tick }];
  return [
    { at: body.from, text: `{${tick}` },
    { at: body.to, text: '}' },
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
    case 'MethodDeclaration': {
      const body = node.getChild('Block');
      return body ? guardStatement(body) : [];
    }
    case 'ArrowFunction': {
      const body = node.lastChild;
      if (!body || body.type.isError) return [];
      if (body.name === 'Block') return guardStatement(body);
      return [
        { at: body.from, text: `(${tickName}(),` },
        { at: body.to, text: ')' },
      ];
    }
    default:
      return [];
  }
}

function namesOf(node: SyntaxNode, code: string): string[] {
  const text = code.slice(node.from, node.to);
  if (/\*/.test(text)) return ['*'];
  const group = /\{([^}]*)\}/.exec(text)?.[1] ?? '';
  const named = group
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^type\s/.test(part))
    .map((part) => part.split(/\s+as\s+/)[0]!.trim());
  const isDefault = /^import\s+(?:type\s+)?[A-Za-z_$]/.test(text) && !/^import\s*['"]/.test(text);
  return isDefault ? ['default', ...named] : named;
}

/**
 * Reads a script as far as it can be read: half-typed code too.
 * @param path - its ending says in which language it is
 */
export function analyseScript(path: string, code: string): AnalysedScript {
  const imports: ScriptImport[] = [];
  const insertions: Insertion[] = [];
  const lineOf = (at: number) => code.slice(0, at).split('\n').length;
  parserOf(path)
    .parse(code)
    .iterate({
      enter: ({ node }) => {
        insertions.push(...guardsOf(node));
        if (node.name !== 'ImportDeclaration' && node.name !== 'ExportDeclaration') return;
        const source = node.getChild('String');
        if (!source || /^(?:import|export)\s+type\s/.test(code.slice(node.from, node.to))) return;
        imports.push({
          request: code.slice(source.from + 1, source.to - 1),
          names: namesOf(node, code),
          line: lineOf(source.from),
        });
      },
    });
  // From the end, so that places before stay right; of two at one place the outer one's comes first.
  const guarded = insertions
    .map((insertion, order) => ({ ...insertion, order }))
    .toSorted((a, b) => b.at - a.at || b.order - a.order)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
  return { imports, guarded };
}
