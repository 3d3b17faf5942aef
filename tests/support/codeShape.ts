import ts from 'typescript';

const SK = ts.SyntaxKind;

/** JSX text as React gets it: lines trimmed, those that are empty left out. */
function jsxText(text: string): string {
  const lines = text.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.replace(/^[ \t]+/, '');
      return index === lines.length - 1 ? start : start.replace(/[ \t]+$/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
}

function stringIn(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return jsxText(node.text);
  if (!ts.isJsxExpression(node)) return undefined;
  let { expression } = node;
  while (expression && ts.isParenthesizedExpression(expression)) ({ expression } = expression);
  return expression && ts.isStringLiteralLike(expression) ? expression.text : undefined;
}

/** What a node with its own text says, in one spelling: whatever quotes, digits and order of flags it is written with. */
function leafText(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (
    ts.isPropertyName(node) &&
    !ts.isComputedPropertyName(node) &&
    !ts.isPrivateIdentifier(node)
  ) {
    const isName = 'name' in node.parent && node.parent.name === node;
    if (isName && !ts.isVariableDeclaration(node.parent)) return `name ${node.text}`;
  }
  if (ts.isRegularExpressionLiteral(node)) {
    const [, body, flags] = /^(.*\/)(\w*)$/s.exec(node.text)!;
    return body + [...flags!].toSorted().join('');
  }
  if (ts.isStringLiteral(node)) return JSON.stringify(node.text);
  if (ts.isNumericLiteral(node)) return node.text;
  if (ts.isBigIntLiteral(node)) return node.text.toLowerCase();
  return ts.isToken(node) ? node.getText(file) : undefined;
}

/**
 * What a piece of JavaScript says, token by token with the way they are grouped, in a form in which only layout does not count: space,
 * comments, quotes, the parentheses, semicolons and last commas that change nothing, and how JSX breaks its text into lines.
 * @param name - of the file, whose ending tells the language
 */
export function codeShape(code: string, name = 'code.jsx'): string[] {
  const kind = name.endsWith('x') ? ts.ScriptKind.JSX : ts.ScriptKind.JS;
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, kind);
  const { parseDiagnostics } = file as unknown as { parseDiagnostics: ts.Diagnostic[] };
  if (parseDiagnostics.length > 0) throw new Error(`${name} does not compile:\n${code}`);
  const shape: string[] = [];

  const children = (nodes: readonly ts.Node[]): void => {
    let text = '';
    const flush = () => {
      if (text !== '') shape.push(`text ${JSON.stringify(text)}`);
      text = '';
    };
    for (const node of nodes) {
      const own = stringIn(node);
      if (own !== undefined) text += own;
      else if (!ts.isJsxExpression(node) || node.expression) {
        flush();
        visit(node);
      }
    }
    flush();
  };

  const visit = (node: ts.Node): void => {
    if (ts.isParenthesizedExpression(node)) return visit(node.expression);
    if (node.kind === SK.EmptyStatement || node.kind === SK.SemicolonClassElement) return;
    const leaf = leafText(node, file);
    if (leaf !== undefined) {
      shape.push(leaf);
      return;
    }
    const { flags } = node;
    const chain = flags & ts.NodeFlags.OptionalChain ? '?' : '';
    const scope = ts.isVariableDeclarationList(node) ? flags & ts.NodeFlags.BlockScoped : '';
    const operator =
      ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)
        ? ts.tokenToString(node.operator)
        : '';
    shape.push(`(${SK[node.kind]}${chain}${scope}${operator}`);
    if (ts.isJsxAttribute(node)) {
      shape.push(node.name.getText(file));
      const text =
        node.initializer &&
        (stringIn(node.initializer) ??
          (ts.isStringLiteral(node.initializer) ? node.initializer.text : undefined));
      if (text !== undefined) shape.push(JSON.stringify(text));
      else if (node.initializer) visit(node.initializer);
    } else if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      if (ts.isJsxElement(node)) visit(node.openingElement);
      children(node.children);
    } else ts.forEachChild(node, visit);
    shape.push(')');
  };
  visit(file);
  return shape;
}
