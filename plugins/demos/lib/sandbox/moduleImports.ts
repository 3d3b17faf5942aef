import { transform } from 'lightningcss';
import ts from 'typescript';
import type { ModuleImport } from '../../../../src/sandbox/rules/project/requiredPackages';

function scriptKind(file: string): ts.ScriptKind {
  if (/\.tsx$/i.test(file)) return ts.ScriptKind.TSX;
  // JavaScript with JSX often has the plain ending.
  return /\.[cm]?jsx?$/i.test(file) ? ts.ScriptKind.JSX : ts.ScriptKind.TS;
}

/** Whether an import binds types and nothing else; `import {} from 'x'` binds nothing and runs the module. */
function bindsTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  return !name && !!namedBindings && ts.isNamedImports(namedBindings) && onlyTypes(namedBindings);
}

function onlyTypes({ elements }: ts.NamedImports | ts.NamedExports): boolean {
  return elements.length > 0 && elements.every(({ isTypeOnly }) => isTypeOnly);
}

function exportsTypesOnly({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  return (
    isTypeOnly || (!!exportClause && ts.isNamedExports(exportClause) && onlyTypes(exportClause))
  );
}

function loadsModule(callee: ts.Expression): boolean {
  return (
    callee.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(callee) && callee.text === 'require')
  );
}

function scriptImports(source: string, file: string): ModuleImport[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, scriptKind(file));
  const found: ModuleImport[] = parsed.typeReferenceDirectives.map(({ fileName }) => ({
    specifier: fileName,
    typeOnly: true,
  }));
  const add = (literal: ts.Node | undefined, typeOnly: boolean): void => {
    if (!literal || !ts.isStringLiteralLike(literal)) return;
    found.push({ specifier: literal.text, typeOnly });
  };
  const visit = (node: ts.Node, ambient: boolean): void => {
    let inside = ambient;
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, ambient || bindsTypesOnly(node.importClause));
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, ambient || exportsTypesOnly(node));
    } else if (ts.isImportEqualsDeclaration(node)) {
      if (ts.isExternalModuleReference(node.moduleReference)) {
        add(node.moduleReference.expression, ambient || node.isTypeOnly);
      }
    } else if (ts.isImportTypeNode(node)) {
      if (ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    } else if (ts.isCallExpression(node) && loadsModule(node.expression)) {
      add(node.arguments[0], ambient);
    } else if (ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name)) {
      inside = true;
      // In a module this adds to another one, which has to be there; in a script it declares one, which has not.
      if (ts.isExternalModule(parsed) && !node.name.text.includes('*')) add(node.name, true);
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(parsed, parsed.isDeclarationFile);
  return found;
}

function stylesheetImports(source: string, file: string): ModuleImport[] {
  const found: ModuleImport[] = [];
  transform({
    filename: file,
    code: Buffer.from(source),
    errorRecovery: true,
    visitor: {
      Rule: {
        import({ value: { url } }) {
          found.push({ specifier: url, typeOnly: false });
        },
      },
    },
  });
  return found;
}

/**
 * Finds what a file imports, in whichever form: static, for its effect only, `export … from`,
 * `import x = require()`, `import()`, `require()`, a type's `import()`, a reference to types, the module that
 * a `declare module` adds to, and the `@import` of a stylesheet. Comments and strings are none, nor is an
 * `import()` whose name is computed.
 *
 * @param source - the file's text; where it does not compile, what the parser makes of it
 * @param file - its path, whose ending tells the language; a file that is neither script nor CSS imports nothing
 * @returns each specifier once, in the order of first occurrence; type only if it is so wherever it occurs
 */
export function moduleImports(source: string, file: string): ModuleImport[] {
  let found: ModuleImport[] = [];
  if (/\.[cm]?[jt]sx?$/i.test(file)) found = scriptImports(source, file);
  else if (/\.css$/i.test(file)) found = stylesheetImports(source, file);
  const typeOnly = new Map<string, boolean>();
  for (const each of found) {
    typeOnly.set(each.specifier, each.typeOnly && (typeOnly.get(each.specifier) ?? true));
  }
  return [...typeOnly].map(([specifier, only]) => ({ specifier, typeOnly: only }));
}
