import ts from 'typescript';

/** A node that gives a name to something. */
export type Declaration =
  | ts.VariableDeclaration
  | ts.BindingElement
  | ts.ParameterDeclaration
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.FunctionExpression
  | ts.ImportSpecifier
  | ts.ImportClause
  | ts.NamespaceImport
  | ts.TypeAliasDeclaration
  | ts.InterfaceDeclaration;

interface Names {
  values: Map<string, Declaration>;
  types: Map<string, Declaration>;
}

/** Names by the node in which they hold, found when somebody asks. */
const scopes = new WeakMap<ts.Node, Names>();

function addBinding(names: Names, name: ts.BindingName, declaration: Declaration): void {
  if (ts.isIdentifier(name)) {
    names.values.set(name.text, declaration);
    return;
  }
  for (const element of name.elements) {
    if (ts.isBindingElement(element)) addBinding(names, element.name, element);
  }
}

function addVariables(names: Names, list: ts.VariableDeclarationList): void {
  for (const declaration of list.declarations) addBinding(names, declaration.name, declaration);
}

function addImport(names: Names, { importClause }: ts.ImportDeclaration): void {
  if (!importClause) return;
  const add = (name: string, declaration: Declaration) => {
    names.values.set(name, declaration);
    names.types.set(name, declaration);
  };
  if (importClause.name) add(importClause.name.text, importClause);
  const bindings = importClause.namedBindings;
  if (!bindings) return;
  if (ts.isNamespaceImport(bindings)) add(bindings.name.text, bindings);
  else bindings.elements.forEach((element) => add(element.name.text, element));
}

function addStatements(names: Names, statements: readonly ts.Statement[]): void {
  for (const statement of statements) {
    if (ts.isImportDeclaration(statement)) addImport(names, statement);
    else if (ts.isVariableStatement(statement)) addVariables(names, statement.declarationList);
    else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name) names.values.set(statement.name.text, statement);
    } else if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
      names.types.set(statement.name.text, statement);
    }
  }
}

function namesIn(scope: ts.Node): Names {
  const known = scopes.get(scope);
  if (known) return known;
  const names: Names = { values: new Map(), types: new Map() };
  if (ts.isFunctionExpression(scope) && scope.name) names.values.set(scope.name.text, scope);
  if (ts.isFunctionLike(scope)) {
    for (const parameter of scope.parameters) {
      if (ts.isParameter(parameter)) addBinding(names, parameter.name, parameter);
    }
  } else if (ts.isSourceFile(scope) || ts.isBlock(scope) || ts.isCaseOrDefaultClause(scope)) {
    addStatements(names, scope.statements);
  } else if (
    (ts.isForStatement(scope) || ts.isForOfStatement(scope) || ts.isForInStatement(scope)) &&
    scope.initializer &&
    ts.isVariableDeclarationList(scope.initializer)
  ) {
    addVariables(names, scope.initializer);
  }
  scopes.set(scope, names);
  return names;
}

/**
 * Finds where a name was given, by the rules of the language for `let`, `const`, functions and imports
 * (`var` counts within its block).
 * @param identifier - a use of the name, in a file that was parsed with parents
 * @param space - whether it stands for a value or for a type
 * @returns undefined for a global name
 */
export function findDeclaration(
  identifier: ts.Identifier,
  space: keyof Names = 'values',
): Declaration | undefined {
  for (let scope: ts.Node | undefined = identifier.parent; scope; scope = scope.parent) {
    const found = namesIn(scope)[space].get(identifier.text);
    if (found) return found;
  }
  return undefined;
}
