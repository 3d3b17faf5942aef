import ts from 'typescript';
import { libraryOf, type Context } from './context';
import type { Library } from './readLibraries';

/** Keys of `theme.components` by library and component. */
export type ThemeNames = Map<Library, Map<string, string>>;

/**
 * Reads which components take default props from the theme: the lists of props by key that
 * `@mui/material/styles` and the `themeAugmentation` of the other packages declare.
 */
export function readThemeNames(context: Context): ThemeNames {
  const names: ThemeNames = new Map();
  for (const file of context.program.getSourceFiles()) {
    const library = libraryOf(context.libraries, file);
    if (!library || !/\/(styles|themeAugmentation)\//.test(file.fileName)) continue;
    const visit = (node: ts.Node) => {
      if (ts.isInterfaceDeclaration(node) && node.name.text.endsWith('ComponentsPropsList')) {
        const map = names.get(library) ?? new Map<string, string>();
        names.set(library, map);
        for (const member of node.members) {
          if (!ts.isPropertySignature(member) || !member.type) continue;
          const key = (member.name as ts.Identifier | ts.StringLiteral).text;
          const type =
            ts.isTypeReferenceNode(member.type) && ts.isIdentifier(member.type.typeName)
              ? member.type.typeName.text
              : '';
          map.set(type.endsWith('Props') ? type.slice(0, -5) : key.replace(/^Mui/, ''), key);
          if (!map.has(key.replace(/^Mui/, ''))) map.set(key.replace(/^Mui/, ''), key);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return names;
}
