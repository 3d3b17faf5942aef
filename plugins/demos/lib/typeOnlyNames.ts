import ts from 'typescript';

/** Whether an identifier names a part of something, and refers to nothing by itself: `b` in `a.b` and in `{ b: 1 }`. */
function isPartName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isAccessor(parent) ||
      ts.isJsxAttribute(parent)) &&
    parent.name === node
  );
}

/** Whether a statement has the modifier `declare`, and so no meaning at run time. */
export function isDeclared(node: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
}

/** Whether everything in a node speaks to the type checker only. */
function isForTypes(node: ts.Node): boolean {
  if (ts.isExpressionWithTypeArguments(node)) {
    // What a class extends is evaluated.
    const clause = node.parent;
    return (
      ts.isHeritageClause(clause) &&
      (clause.token === ts.SyntaxKind.ImplementsKeyword || ts.isInterfaceDeclaration(clause.parent))
    );
  }
  return (
    ts.isTypeNode(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    isDeclared(node)
  );
}

/** The names that imports bind, but for those that say `type` themselves. */
function importedNames(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    const { name, namedBindings, phaseModifier } = statement.importClause ?? {};
    if (phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    const named =
      namedBindings &&
      (ts.isNamedImports(namedBindings)
        ? namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly)
        : [namedBindings]);
    return [...(name ? [name] : []), ...(named ?? []).map((each) => each.name)].map(
      ({ text }) => text,
    );
  });
}

/**
 * Finds the names of a module that mean types only: its own interfaces and aliases, and imports that are used as types and
 * nowhere as values. One that is used nowhere at all is none of them: whoever wrote it wants it to be seen.
 * @param file - with the way from each node to its parent
 */
export function typeOnlyNames(file: ts.SourceFile): ReadonlySet<string> {
  const asType = new Set<string>();
  const asValue = new Set<string>();
  const exported: string[] = [];
  const visit = (node: ts.Node, inType: boolean): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier || !node.exportClause || !ts.isNamedExports(node.exportClause))
        return;
      for (const { isTypeOnly, propertyName, name } of node.exportClause.elements) {
        if (!isTypeOnly && !node.isTypeOnly) exported.push((propertyName ?? name).text);
      }
      return;
    }
    if (ts.isExportAssignment(node) && ts.isIdentifier(node.expression)) {
      exported.push(node.expression.text);
      return;
    }
    if (ts.isIdentifier(node)) {
      if (!isPartName(node)) (inType ? asType : asValue).add(node.text);
      return;
    }
    // The classic transform of JSX asks for it by this name.
    if (ts.isJsxOpeningLikeElement(node) || ts.isJsxFragment(node)) asValue.add('React');
    const inside = inType || isForTypes(node);
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file, false);

  const own = file.statements.flatMap((statement) =>
    ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
      ? [statement.name.text]
      : [],
  );
  // An imported name that is handed on may be a value: the other file knows.
  const handedOn = new Set(exported);
  const imported = importedNames(file).filter((name) => asType.has(name) && !handedOn.has(name));
  return new Set([...own, ...imported].filter((name) => !asValue.has(name)));
}
