import ts from 'typescript';
import { iconFamilies } from '../../../../src/sandbox/rules/project/iconFamilies';

function importsIcon(source: string): boolean {
  const file = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  return file.statements.some((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return false;
    const { text } = statement.moduleSpecifier;
    if (text === '@mui/material/Icon') return true;
    const bindings = statement.importClause?.namedBindings;
    return (
      text === '@mui/material' &&
      bindings !== undefined &&
      ts.isNamedImports(bindings) &&
      bindings.elements.some(({ name, propertyName }) => (propertyName ?? name).text === 'Icon')
    );
  });
}

/**
 * The font families of icons that a demo needs: those of the library's `Icon` component, which shows a glyph of
 * a font. Icons of `@mui/icons-material` are drawings and need none.
 * @param sources - the texts of the demo's scripts
 */
export function iconFonts(sources: readonly string[]): string[] {
  return sources.some(importsIcon) ? iconFamilies(sources) : [];
}
