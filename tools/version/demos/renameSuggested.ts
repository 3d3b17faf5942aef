import ts from 'typescript';
import type { TypeFault } from '../types';

/** A name that the next version has under another one, as the compiler guesses. */
export interface Rename {
  from: string;
  to: string;
}

/** Messages in which TypeScript names what does not exist, and what is nearly called that. */
const guesses = [
  // Exports.
  /^TS2724: '.*' has no exported member named '([\w$]+)'\. Did you mean '([\w$]+)'\?/,
  // Members, names, keys of object literals.
  /^TS2551: Property '([\w$]+)' does not exist on type .*Did you mean '([\w$]+)'\?/,
  /^TS2552: Cannot find name '([\w$]+)'\. Did you mean '([\w$]+)'\?/,
  /^TS(?:2561|2820): .*but '([\w$]+)' does not exist in type .*Did you mean to write '([\w$]+)'\?/,
  // Values of unions of strings.
  /^TS2820: Type '"([^"']+)"' is not assignable to type .*Did you mean '"([^"']+)"'\?/,
];

/** What the compiler guesses in a message; nothing where it guesses nothing. */
export function guessOf(message: string): Rename | undefined {
  for (const guess of guesses) {
    const [, from, to] = guess.exec(message) ?? [];
    if (from !== undefined && to !== undefined) return { from, to };
  }
  return undefined;
}

/** The smallest name or string that is at a place. */
function tokenAt(file: ts.SourceFile, at: number): ts.Identifier | ts.StringLiteral | undefined {
  const visit = (node: ts.Node): ts.Identifier | ts.StringLiteral | undefined => {
    if (at < node.getStart(file) || at >= node.end) return undefined;
    if (ts.isIdentifier(node) || ts.isStringLiteral(node)) return node;
    return ts.forEachChild(node, visit);
  };
  return visit(file);
}

/** Where a file uses what it imports under a name: not as the name of a member, key or attribute. */
function usesOf(file: ts.SourceFile, name: string): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name) {
      const { parent } = node;
      const isMember =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node) ||
        (ts.isPropertySignature(parent) && parent.name === node) ||
        ts.isJsxAttribute(parent);
      if (!isMember) found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Writes into a file the names that whoever cuts has given, or that the compiler guesses. Whether they are right shows when it is compiled again.
 * @param source - text of a TypeScript file
 * @param faults - of that file
 * @param known - new names by the old ones; they come before guesses
 * @returns the text, and what was renamed; nothing where nothing is known or guessed of any fault
 */
export function renameSuggested(
  source: string,
  faults: readonly TypeFault[],
  known: Readonly<Record<string, string>> = {},
): { source: string; renames: Rename[] } | undefined {
  const file = ts.createSourceFile('demo.tsx', source, ts.ScriptTarget.Latest, true);
  const edits = new Map<number, { end: number; text: string }>();
  const renames = new Map<string, Rename>();
  const lines = file.getLineStarts();
  for (const { line, column, message } of faults) {
    const start = lines[line - 1];
    const token = start === undefined ? undefined : tokenAt(file, start + column - 1);
    const guess =
      token && Object.hasOwn(known, token.text)
        ? { from: token.text, to: known[token.text]! }
        : guessOf(message);
    if (!guess || token?.text !== guess.from) continue;
    const isImport = ts.isIdentifier(token) && ts.isImportSpecifier(token.parent);
    // An import under another name goes on under that.
    const isAlone = isImport && token.parent.propertyName === undefined;
    const places = isAlone ? usesOf(file, guess.from) : [token];
    for (const place of places) {
      const quote = ts.isStringLiteral(place) ? 1 : 0;
      const from = place.getStart(file) + quote;
      const isShorthand = ts.isShorthandPropertyAssignment(place.parent);
      const text = isShorthand ? `${guess.from}: ${guess.to}` : guess.to;
      edits.set(from, { end: place.end - quote, text });
    }
    renames.set(`${guess.from} ${guess.to}`, guess);
  }
  if (edits.size === 0) return undefined;
  const text = [...edits]
    .toSorted(([a], [b]) => b - a)
    .reduce(
      (whole, [start, { end, text: to }]) => whole.slice(0, start) + to + whole.slice(end),
      source,
    );
  return { source: text, renames: [...renames.values()] };
}
