import ts from 'typescript';
import type { LocalFault } from './types';

/** A text of the interface, as the code asks for it. */
export interface InterfaceText {
  id: string;
  message: string;
  line: number;
}

/** What a file of code says about texts. */
export interface TextFacts {
  texts: InterfaceText[];
  faults: LocalFault[];
}

/** What stands in braces in a text. */
export function placeholdersOf(message: string): string[] {
  return [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted();
}

const why = 'Docusaurus reads texts from the code, without running it.';

/** A text that is known without running the code. */
function literalOf(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) {
    return literalOf(node.expression);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [literalOf(node.left), literalOf(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/** The keys of an object that is written out; undefined if it is not. */
function keysOf(node: ts.Expression | undefined): string[] | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const keys = node.properties.map((property) =>
    property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
      ? property.name.text
      : undefined,
  );
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

/** Finds the texts of a file of code: `translate({ id, message })` and `<Translate id>message</Translate>`. */
export function readTexts(source: string, name: string): TextFacts {
  if (!source.includes('@docusaurus/Translate')) return { texts: [], faults: [] };
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const texts: InterfaceText[] = [];
  const faults: LocalFault[] = [];
  const functions = new Set<string>();
  const components = new Set<string>();
  for (const statement of file.statements) {
    if (
      !ts.isImportDeclaration(statement) ||
      !ts.isStringLiteral(statement.moduleSpecifier) ||
      statement.moduleSpecifier.text !== '@docusaurus/Translate'
    ) {
      continue;
    }
    const clause = statement.importClause;
    if (clause?.name) components.add(clause.name.text);
    if (clause?.namedBindings && ts.isNamedImports(clause.namedBindings)) {
      for (const { propertyName, name: own } of clause.namedBindings.elements) {
        const original = (propertyName ?? own).text;
        if (original === 'translate') functions.add(own.text);
        else if (original === 'default') components.add(own.text);
      }
    }
  }
  const take = (
    node: ts.Node,
    id: string | undefined,
    message: string | undefined,
    values: ts.Expression | undefined,
  ) => {
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
    const say = (what: string, mend: string, reason = why) =>
      faults.push({ line: line + 1, column: character + 1, what, why: reason, mend });
    if (id === undefined || id.trim() === '') {
      say('asks for a text without an id that is written out', "Write id: 'feature.text'.");
      return;
    }
    if (message === undefined || message.trim() === '') {
      // It is asked for all the same.
      texts.push({ id, message: '', line: line + 1 });
      say(
        `asks for the text "${id}" without a message that is written out`,
        'Write the English text.',
      );
      return;
    }
    texts.push({ id, message, line: line + 1 });
    const asked = placeholdersOf(message);
    const given = values === undefined ? [] : keysOf(values);
    const lacking = given && asked.filter((each) => !given.includes(each));
    if (lacking && lacking.length > 0) {
      say(
        `asks for the text "${id}" without a value for {${lacking.join('}, {')}}`,
        'Give it, or take it out of the message.',
        'Readers would see the braces.',
      );
    }
  };
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      functions.has(node.expression.text)
    ) {
      const [first, values] = node.arguments;
      const fields = new Map<string, ts.Expression>();
      if (first && ts.isObjectLiteralExpression(first)) {
        for (const property of first.properties) {
          if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)) {
            fields.set(property.name.text, property.initializer);
          }
        }
      }
      take(node, literalOf(fields.get('id')), literalOf(fields.get('message')), values);
    } else if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
      const opening = ts.isJsxElement(node) ? node.openingElement : node;
      if (ts.isIdentifier(opening.tagName) && components.has(opening.tagName.text)) {
        const attribute = (wanted: string) => {
          const found = opening.attributes.properties.find(
            (each) =>
              ts.isJsxAttribute(each) && ts.isIdentifier(each.name) && each.name.text === wanted,
          ) as ts.JsxAttribute | undefined;
          const value = found?.initializer;
          return value && ts.isJsxExpression(value) ? value.expression : (value as ts.Expression);
        };
        const children = ts.isJsxElement(node)
          ? node.children.filter((child) => !ts.isJsxText(child) || child.text.trim() !== '')
          : [];
        const [child] = children;
        const message =
          children.length !== 1 || !child
            ? undefined
            : ts.isJsxText(child)
              ? child.text.trim().replace(/\s*\n\s*/g, ' ')
              : ts.isJsxExpression(child)
                ? literalOf(child.expression)
                : undefined;
        take(node, literalOf(attribute('id')), message, attribute('values'));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { texts, faults };
}
