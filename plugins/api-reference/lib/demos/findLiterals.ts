import ts from 'typescript';
import { unwrap } from '../../../support/unwrap';
import { findDeclaration } from './findDeclaration';

/** How far a name is followed from variable to variable: a guard against a cycle. */
const farthest = 12;

/** The name of a property as the file writes it; undefined for a computed one. */
export function propertyName(name: ts.PropertyName | undefined): string | undefined {
  if (!name) return undefined;
  if (ts.isComputedPropertyName(name)) {
    return ts.isStringLiteralLike(name.expression) ? name.expression.text : undefined;
  }
  return ts.isPrivateIdentifier(name) ? undefined : name.text;
}

/** What a function may return, without looking into functions inside it. */
export function returnedBy(fn: ts.Node): ts.Expression[] {
  if (!ts.isFunctionLike(fn) || !('body' in fn) || !fn.body) return [];
  if (!ts.isBlock(fn.body)) return [fn.body as ts.Expression];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(fn.body, visit);
  return found;
}

/** Of a call that gives back what it was given: the expressions that it gives back. */
function givenTo(call: ts.CallExpression): ts.Expression[] {
  const callee = call.expression;
  const name = ts.isIdentifier(callee)
    ? callee.text
    : ts.isPropertyAccessExpression(callee)
      ? callee.name.text
      : '';
  const [first] = call.arguments;
  const result = first && ts.isFunctionLike(unwrap(first)) ? returnedBy(unwrap(first)) : undefined;
  switch (name) {
    case 'useMemo':
    case 'useCallback':
      return result ?? [];
    case 'useState':
    case 'useRef':
    case 'freeze':
      return result ?? (first ? [first] : []);
    case 'map':
    case 'flatMap':
    case 'from':
      return [...(result ?? []), ...(name === 'from' ? call.arguments.slice(1, 2) : [])].flatMap(
        (each) => (ts.isFunctionLike(unwrap(each)) ? returnedBy(unwrap(each)) : [each]),
      );
    case 'filter':
    case 'slice':
    case 'concat':
    case 'toSorted':
      return ts.isPropertyAccessExpression(callee)
        ? [callee.expression, ...(name === 'concat' ? call.arguments : [])]
        : [];
    default: {
      // A function of the file.
      const declaration = ts.isIdentifier(callee) ? findDeclaration(callee) : undefined;
      const fn =
        declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
          ? unwrap(declaration.initializer)
          : declaration;
      return fn && ts.isFunctionLike(fn) ? returnedBy(fn) : [];
    }
  }
}

function definitionOf(identifier: ts.Identifier): ts.Expression | undefined {
  const declaration = findDeclaration(identifier);
  if (!declaration) return undefined;
  if (ts.isVariableDeclaration(declaration)) return declaration.initializer;
  // `const [model, setModel] = useState({…})`
  if (
    ts.isBindingElement(declaration) &&
    ts.isArrayBindingPattern(declaration.parent) &&
    declaration.parent.elements[0] === declaration &&
    ts.isVariableDeclaration(declaration.parent.parent)
  ) {
    return declaration.parent.parent.initializer;
  }
  return undefined;
}

/**
 * Finds the object literals that an expression may stand for: itself, elements of a list, both arms of a
 * condition, what a variable of the file was set to, what `map` and `useMemo` return.
 */
export function findLiterals(expression: ts.Expression, depth = 0): ts.ObjectLiteralExpression[] {
  if (depth > farthest) return [];
  const inner = unwrap(expression);
  const follow = (each: ts.Expression) => findLiterals(each, depth + 1);
  if (ts.isObjectLiteralExpression(inner)) return [inner];
  if (ts.isArrayLiteralExpression(inner)) return inner.elements.flatMap(follow);
  if (ts.isSpreadElement(inner)) return follow(inner.expression);
  if (ts.isConditionalExpression(inner)) return [inner.whenTrue, inner.whenFalse].flatMap(follow);
  if (ts.isBinaryExpression(inner)) {
    switch (inner.operatorToken.kind) {
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return follow(inner.right);
      case ts.SyntaxKind.BarBarToken:
      case ts.SyntaxKind.QuestionQuestionToken:
        return [inner.left, inner.right].flatMap(follow);
      default:
        return [];
    }
  }
  if (ts.isCallExpression(inner)) return givenTo(inner).flatMap(follow);
  if (ts.isIdentifier(inner)) {
    const definition = definitionOf(inner);
    return definition ? follow(definition) : [];
  }
  return [];
}

/** A property of an object literal, with its value where the literal tells it. */
export interface LiteralEntry {
  name: string;
  value?: ts.Expression;
}

/** The properties of an object literal, with those of the literals that are spread into it. */
export function entriesOf(literal: ts.ObjectLiteralExpression, depth = 0): LiteralEntry[] {
  if (depth > farthest) return [];
  return literal.properties.flatMap((property): LiteralEntry[] => {
    if (ts.isSpreadAssignment(property)) {
      return findLiterals(property.expression).flatMap((each) => entriesOf(each, depth + 1));
    }
    const name = propertyName(property.name);
    if (name === undefined) return [];
    if (ts.isPropertyAssignment(property)) return [{ name, value: property.initializer }];
    if (ts.isShorthandPropertyAssignment(property)) return [{ name, value: property.name }];
    return [{ name }];
  });
}

/** The names of the properties of every literal that an expression may stand for, each once. */
export function keysOf(expression: ts.Expression): string[] {
  const names = findLiterals(expression).flatMap((literal) =>
    entriesOf(literal).map(({ name }) => name),
  );
  return [...new Set(names)];
}
