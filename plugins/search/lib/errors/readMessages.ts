import ts from 'typescript';

/** What stands in a message for what varies. */
export const varying = '{}';

const mayPrint = /new \w*Error\(|console\.(?:error|warn)\(|\b(?:warn\w*|showError)\(/;
const printers = /^(?:console\.(?:error|warn)|warn\w*|showError)$/;

/** The text of an expression, with {@link varying} for what is known at run time only. */
function textOf(node: ts.Node): string {
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return (
      node.head.text + node.templateSpans.map(({ literal }) => varying + literal.text).join('')
    );
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return textOf(node.left) + textOf(node.right);
  // In production there is a number in its place.
  if (ts.isConditionalExpression(node) && /NODE_ENV\b/.test(node.condition.getText()))
    return textOf(node.whenTrue);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(textOf).join('\n');
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    /^(?:join|filter)$/.test(node.expression.name.text)
  )
    return textOf(node.expression.expression);
  return varying;
}

const tells = (text: string): boolean => /\p{L}{3}/u.test(text.replaceAll(varying, ''));

/**
 * Reads which messages a module of a package can print: errors that it throws or returns, and what it warns of.
 * @param code - JavaScript, as the package ships it
 * @returns each once, in the module's order; lines within it are parted by `\n`
 */
export function readMessages(code: string): string[] {
  if (!mayPrint.test(code)) return [];
  const file = ts.createSourceFile(
    'module.js',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isPrinted =
      (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) ||
      (ts.isCallExpression(node) && printers.test(node.expression.getText()));
    const [first] = isPrinted ? (node.arguments ?? []) : [];
    const text = first ? textOf(first).trim() : '';
    if (tells(text)) found.add(text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found];
}
