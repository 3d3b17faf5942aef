import ts from 'typescript';
import { parseModule } from './parseModule';

const field = 'codeTranslations';

/**
 * Whether a module takes the texts out of Docusaurus's context (`useDocusaurusContext().codeTranslations`), where this part leaves none.
 * What imports Docusaurus's generated file has them, and does not count.
 * @param source - JavaScript
 */
export function readsTable(source: string): boolean {
  if (!source.includes(field)) return false;
  const isRead = (node: ts.Node): boolean => {
    if (ts.isPropertyAccessExpression(node) && node.name.text === field) return true;
    if (ts.isElementAccessExpression(node)) {
      const { argumentExpression: key } = node;
      if (ts.isStringLiteralLike(key) && key.text === field) return true;
    }
    if (ts.isBindingElement(node)) {
      const { propertyName, name } = node;
      const key = propertyName ?? name;
      const isOfObject = ts.isObjectBindingPattern(node.parent);
      if (isOfObject && ts.isIdentifier(key) && key.text === field) return true;
    }
    return ts.forEachChild(node, isRead) ?? false;
  };
  return isRead(parseModule(source));
}
