import ts from 'typescript';

/** Elements that only lay out what a demo is about. */
const wrappers = new Set([
  'Box',
  'div',
  'Stack',
  'React.Fragment',
  'LocalizationProvider',
  'ThemeProvider',
]);

type Jsx = ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment;

function isJsx(node: ts.Node): node is Jsx {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node;
}

function defaultComponent(file: ts.SourceFile): ts.FunctionLikeDeclaration | undefined {
  for (const statement of file.statements) {
    if (
      ts.isFunctionDeclaration(statement) &&
      statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword)
    ) {
      return statement;
    }
  }
  return undefined;
}

function returnedJsx(component: ts.FunctionLikeDeclaration): Jsx | undefined {
  if (!component.body || !ts.isBlock(component.body)) return undefined;
  const last = component.body.statements.filter(ts.isReturnStatement).at(-1);
  const value = last?.expression && unwrap(last.expression);
  return value && isJsx(value) ? value : undefined;
}

function elementChildren(node: Jsx): Jsx[] | undefined {
  if (ts.isJsxSelfClosingElement(node)) return undefined;
  const meaningful = node.children.filter(
    (child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces),
  );
  return meaningful.every(isJsx) ? meaningful : undefined;
}

function nameOf(node: Jsx, file: ts.SourceFile): string {
  if (ts.isJsxFragment(node)) return 'React.Fragment';
  return (ts.isJsxElement(node) ? node.openingElement : node).tagName.getText(file);
}

function textOf(node: Jsx, source: string, file: ts.SourceFile): string[] {
  const start = node.getStart(file);
  const { line } = file.getLineAndCharacterOfPosition(start);
  const indent = start - (file.getLineStarts()[line] ?? start);
  return source
    .slice(start, node.getEnd())
    .split('\n')
    .map((text, index) =>
      index > 0 && text.slice(0, indent).trim() === '' ? text.slice(indent) : text,
    );
}

/**
 * Takes from a demo the few lines of JSX that matter: what the component returns, without the
 * elements that only lay it out.
 * @param maxLines - longer previews are none
 * @returns the lines joined, or null
 */
export function extractPreview(source: string, maxLines = 16): string | null {
  const file = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const component = defaultComponent(file);
  const root = component && returnedJsx(component);
  if (!root) return null;
  let shown: Jsx[] = [root];
  for (;;) {
    const [only] = shown;
    if (shown.length !== 1 || !only || !wrappers.has(nameOf(only, file))) break;
    const inner = elementChildren(only);
    if (!inner || inner.length === 0) break;
    shown = inner;
  }
  const lines = shown.flatMap((node) => textOf(node, source, file));
  return lines.length <= maxLines ? lines.join('\n') : null;
}
