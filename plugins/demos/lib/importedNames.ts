import ts from 'typescript';
import type { ImportedName } from '../../../src/editor/rules/benchOfGuide';
import { parseScript } from './parseScript';

/**
 * Lists the names that a script imports from packages, in the order of the text. Types are not among them, nor is a namespace.
 * @param file - name of the script, whose ending tells its language
 */
export function importedNames(source: string, file: string): ImportedName[] {
  return parseScript(source, file).file.statements.flatMap((statement): ImportedName[] => {
    if (!ts.isImportDeclaration(statement)) return [];
    const { importClause, moduleSpecifier } = statement;
    if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    const from = (moduleSpecifier as ts.StringLiteral).text;
    if (from.startsWith('.')) return [];
    const { name, namedBindings } = importClause;
    const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    return [
      ...(name ? [{ from, name: 'default' }] : []),
      ...named
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map((each) => ({ from, name: (each.propertyName ?? each.name).text })),
    ];
  });
}
