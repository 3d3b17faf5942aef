import ts from 'typescript';
import { findDeclaration, type Declaration } from './findDeclaration';
import { unwrap } from '../../../support/unwrap';
import type { ExportRef } from './touchRecorder';

/** How far a name is followed from variable to variable: a guard against a cycle. */
const farthest = 12;

/** Whether a module belongs to the libraries that have a reference. */
export function isFamily(specifier: string): boolean {
  return /^@mui\/(?!icons-material(\/|$))/.test(specifier);
}

/** The module that an import names; undefined for a declaration that is no import. */
function moduleOf(declaration: Declaration): string | undefined {
  const statement = ts.findAncestor(declaration as ts.Node, ts.isImportDeclaration);
  if (!statement || !ts.isStringLiteral(statement.moduleSpecifier)) return undefined;
  return statement.moduleSpecifier.text;
}

function isImport(
  declaration: Declaration,
): declaration is ts.ImportSpecifier | ts.ImportClause | ts.NamespaceImport {
  return (
    ts.isImportSpecifier(declaration) ||
    ts.isImportClause(declaration) ||
    ts.isNamespaceImport(declaration)
  );
}

/** What an import brings, from any module; undefined for a namespace and for what is no import. */
export function importedAs(declaration: Declaration | undefined): ExportRef | undefined {
  if (!declaration || !isImport(declaration) || ts.isNamespaceImport(declaration)) return undefined;
  const from = moduleOf(declaration);
  if (from === undefined) return undefined;
  return ts.isImportSpecifier(declaration)
    ? { from, name: (declaration.propertyName ?? declaration.name).text }
    : { from, name: 'default' };
}

const family = (ref: ExportRef | undefined) => (ref && isFamily(ref.from) ? ref : undefined);

/** The export that a call goes to, through `styled(Button)(…)` down to `styled`. */
function calleeOf(expression: ts.Expression): ts.Identifier | undefined {
  const inner = unwrap(expression);
  if (ts.isIdentifier(inner)) return inner;
  if (ts.isCallExpression(inner)) return calleeOf(inner.expression);
  if (ts.isTaggedTemplateExpression(inner)) return calleeOf(inner.tag);
  return undefined;
}

/** The innermost call of `styled(Button, …)(…)`. */
function innermostCall(expression: ts.Expression): ts.CallExpression | undefined {
  const inner = unwrap(expression);
  if (ts.isTaggedTemplateExpression(inner)) return innermostCall(inner.tag);
  if (!ts.isCallExpression(inner)) return undefined;
  return innermostCall(inner.expression) ?? inner;
}

function isNamed(call: ts.CallExpression, name: string): boolean {
  const callee = call.expression;
  return (
    (ts.isIdentifier(callee) && callee.text === name) ||
    (ts.isPropertyAccessExpression(callee) && callee.name.text === name)
  );
}

function wrappedByStyled(expression: ts.Expression): ts.Expression | undefined {
  const callee = calleeOf(expression);
  const ref = callee && importedAs(findDeclaration(callee));
  const isStyled =
    ref?.name === 'styled' || (ref?.from === '@emotion/styled' && ref.name === 'default');
  return isStyled ? innermostCall(expression)?.arguments[0] : undefined;
}

/**
 * Says which export of the family an expression or a tag stands for: an import in any form, a member of a
 * namespace, a variable that was set to one, `styled(Button)(…)`, `memo(Button)`.
 * @returns undefined for everything else
 */
export function resolveExport(expression: ts.Node, depth = 0): ExportRef | undefined {
  if (depth > farthest) return undefined;
  const inner = ts.isExpression(expression) ? unwrap(expression) : expression;
  if (ts.isIdentifier(inner)) {
    const declaration = findDeclaration(inner);
    const imported = family(importedAs(declaration));
    if (imported) return imported;
    return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
      ? resolveExport(declaration.initializer, depth + 1)
      : undefined;
  }
  if (ts.isPropertyAccessExpression(inner) && ts.isIdentifier(inner.expression)) {
    const declaration = findDeclaration(inner.expression);
    if (!declaration || !ts.isNamespaceImport(declaration)) return undefined;
    const from = moduleOf(declaration);
    return from === undefined ? undefined : family({ from, name: inner.name.text });
  }
  if (ts.isCallExpression(inner) || ts.isTaggedTemplateExpression(inner)) {
    const wrapped =
      wrappedByStyled(inner) ??
      (ts.isCallExpression(inner) && isNamed(inner, 'memo') ? inner.arguments[0] : undefined);
    return wrapped && resolveExport(wrapped, depth + 1);
  }
  return undefined;
}

/** The function that a name of the file stands for, through `forwardRef` and `memo`. */
function functionOf(identifier: ts.Identifier): ts.SignatureDeclaration | undefined {
  const declaration = findDeclaration(identifier);
  if (!declaration) return undefined;
  if (ts.isFunctionDeclaration(declaration)) return declaration;
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined;
  let inner = unwrap(declaration.initializer);
  while (ts.isCallExpression(inner) && (isNamed(inner, 'forwardRef') || isNamed(inner, 'memo'))) {
    const [first] = inner.arguments;
    if (!first) return undefined;
    inner = unwrap(first);
  }
  return ts.isFunctionLike(inner) ? inner : undefined;
}

/** An export to which a component of the file passes its props on, and those that it keeps. */
export interface PassedOn {
  ref: ExportRef;
  kept: ReadonlySet<string>;
}

/**
 * Says to which exports a component of the file passes on what it is given: `<Menu {...props} />` in
 * `function TallMenu(props)`, or `{...other}` of `({ dense, ...other })`.
 */
export function passesOn(tag: ts.Node): PassedOn[] {
  const fn = ts.isIdentifier(tag) ? functionOf(tag) : undefined;
  const parameter = fn?.parameters[0];
  if (!fn || !parameter) return [];
  const isRest = (element: ts.BindingElement) => element.dotDotDotToken !== undefined;
  const elements = ts.isObjectBindingPattern(parameter.name) ? parameter.name.elements : [];
  const source: ts.Node | undefined = ts.isIdentifier(parameter.name)
    ? parameter
    : elements.find(isRest);
  if (!source) return [];
  const kept = new Set(
    elements
      .filter((element) => !isRest(element))
      .map(({ propertyName, name }) => (propertyName ?? name).getText()),
  );
  const found: PassedOn[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSpreadAttribute(node)) {
      const given = unwrap(node.expression);
      const ref = resolveExport(node.parent.parent.tagName);
      if (ref && ts.isIdentifier(given) && (findDeclaration(given) as ts.Node) === source) {
        found.push({ ref, kept });
      }
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(fn, visit);
  return found;
}
