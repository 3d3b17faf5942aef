import type { SyntaxNode } from '@lezer/common';
import { tickName } from '../rules/tickName';
import { parserOf } from './analyseScript';

const tick = `${tickName}();`;

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
 * Writes into a script that every loop and function makes itself known; each line stays where it was.
 * @param code - JavaScript, as the transpiler has made it: the parser does not know every type
 */
export function guardScript(code: string): string {
  const insertions: Insertion[] = [];
  parserOf('.js')
    .parse(code)
    .iterate({ enter: ({ node }) => void insertions.push(...guardsOf(node)) });
  // From the end, so that places before stay right. Of two at one place the outer one's comes first where something begins, and last
  // where something ends.
  return insertions
    .map((insertion, order) => ({ ...insertion, order: insertion.closes ? -order : order }))
    .toSorted((a, b) => b.at - a.at || b.order - a.order)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}
