import ts from 'typescript';
import { findDeclaration, type Declaration } from './findDeclaration';
import { unwrap } from '../../../support/unwrap';
import { resolveExport } from './resolveExport';

const grid = /^@mui\/x-data-grid(-pro|-premium)?(\/|$)/;

/** The Data Grid's package that a file imports, the highest plan's if several; undefined if none. */
export function gridPackageOf(file: ts.SourceFile): string | undefined {
  const packages = file.statements
    .filter(ts.isImportDeclaration)
    .flatMap(({ moduleSpecifier }) =>
      ts.isStringLiteral(moduleSpecifier) && grid.test(moduleSpecifier.text)
        ? [moduleSpecifier.text.split('/').slice(0, 2).join('/')]
        : [],
    );
  return ['-premium', '-pro', '']
    .map((plan) => `@mui/x-data-grid${plan}`)
    .find((name) => packages.includes(name));
}

/** Where a name was given that stands as an expression; undefined for any other expression, and for a global name. */
function declarationOf(expression: ts.Expression): Declaration | undefined {
  return ts.isIdentifier(expression) ? findDeclaration(expression) : undefined;
}

/** Whether an expression is a ref to the grid's API object. Only asked in files that import the grid. */
function isApiRef(expression: ts.Expression): boolean {
  const inner = unwrap(expression);
  // `params.apiRef`, and what the library's own callbacks are given.
  if (ts.isPropertyAccessExpression(inner)) return inner.name.text === 'apiRef';
  if (ts.isCallExpression(inner)) {
    const hook = resolveExport(inner.expression);
    return (
      hook !== undefined && grid.test(hook.from) && /^useGrid(ApiRef|ApiContext)$/.test(hook.name)
    );
  }
  const declaration = declarationOf(inner);
  if (!declaration) return false;
  if (ts.isVariableDeclaration(declaration)) {
    return declaration.initializer !== undefined && isApiRef(declaration.initializer);
  }
  if (ts.isBindingElement(declaration)) {
    return (declaration.propertyName ?? declaration.name).getText() === 'apiRef';
  }
  return ts.isParameter(declaration) && declaration.name.getText() === 'apiRef';
}

/** Whether an expression is the grid's API object: `apiRef.current`, `params.api`, a variable set to one. */
export function isGridApi(expression: ts.Expression): boolean {
  const inner = unwrap(expression);
  if (ts.isPropertyAccessExpression(inner)) {
    return (
      inner.name.text === 'api' || (inner.name.text === 'current' && isApiRef(inner.expression))
    );
  }
  const declaration = declarationOf(inner);
  if (!declaration) return false;
  if (ts.isVariableDeclaration(declaration)) {
    return declaration.initializer !== undefined && isGridApi(declaration.initializer);
  }
  if (!ts.isBindingElement(declaration) || !ts.isObjectBindingPattern(declaration.parent)) {
    return false;
  }
  const name = (declaration.propertyName ?? declaration.name).getText();
  const owner = declaration.parent.parent;
  // `const { current: api } = apiRef`, and `({ api }: GridRenderCellParams) => …`.
  return ts.isVariableDeclaration(owner) && owner.initializer
    ? name === 'current' && isApiRef(owner.initializer)
    : name === 'api';
}

/** The texts that an expression may stand for: a literal, or what a callback gets from a list of them. */
export function textsOf(expression: ts.Expression, depth = 0): string[] {
  if (depth > 8) return [];
  const inner = unwrap(expression);
  if (ts.isStringLiteralLike(inner)) return [inner.text];
  if (ts.isArrayLiteralExpression(inner)) {
    return inner.elements.flatMap((element) => textsOf(element, depth + 1));
  }
  const declaration = declarationOf(inner);
  if (!declaration) return [];
  if (ts.isVariableDeclaration(declaration)) {
    const list = declaration.parent.parent;
    if (ts.isForOfStatement(list)) return textsOf(list.expression, depth + 1);
    return declaration.initializer ? textsOf(declaration.initializer, depth + 1) : [];
  }
  // `names.map((name) => …)`
  const call = declaration.parent?.parent;
  return ts.isParameter(declaration) &&
    call &&
    ts.isCallExpression(call) &&
    ts.isPropertyAccessExpression(call.expression) &&
    (declaration.parent as ts.SignatureDeclaration).parameters[0] === declaration
    ? textsOf(call.expression.expression, depth + 1)
    : [];
}
