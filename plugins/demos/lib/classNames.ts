import ts from 'typescript';

/** A class in the code of a demo, at a place a maintainer can jump to. */
export interface UsedClass {
  name: string;
  line: number;
  column: number;
}

/** What a file says about classes. */
export interface ClassNames {
  /** Every word in a string of the file: what Tailwind looks through for utilities. */
  candidates: string[];
  /** The words that are certainly classes: in `className`, in `classes`, or in a `className` of slot props. */
  used: UsedClass[];
}

type Text = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

function isText(node: ts.Node): node is Text {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  );
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/** What joins its arguments to classes. */
const joins = /^(clsx|cx|cn|classNames|classnames|twMerge|twJoin)$/;

const isJoin = (node: ts.Node) =>
  ts.isCallExpression(node) && joins.test(node.expression.getText());

/** Whether a name stands in an object that says which of its names are classes: `clsx({ 'p-4': isBig })`. */
const isJoinedName = ({ parent }: ts.Node): boolean =>
  isJoin(parent) ||
  ((ts.isObjectLiteralExpression(parent) || ts.isArrayLiteralExpression(parent)) &&
    isJoinedName(parent));

/** Whether a node decides about classes instead of holding any: `size === 'small'`, `map['small']`, `nameOf('small')`. */
function decides(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return parent.left === node;
    return comparisons.has(kind);
  }
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === node;
  if (ts.isCallExpression(parent)) return parent.expression !== node && !isJoin(parent);
  if (ts.isPropertyAssignment(parent)) {
    const isValue = parent.initializer === node;
    return isValue ? isJoinedName(parent) : !isJoinedName(parent);
  }
  return false;
}

function holdsClasses(node: ts.Node): node is ts.JsxAttribute | ts.PropertyAssignment {
  return (
    (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
    /^(['"]?)(className|classes)\1$/.test(node.name.getText())
  );
}

/**
 * Finds the classes in the code of a demo, with TypeScript's parser.
 * @param source - a `.tsx` or `.ts` file
 */
export function classNames(source: string): ClassNames {
  const file = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const candidates = new Set<string>();
  const used: UsedClass[] = [];
  const visit = (node: ts.Node, inClasses: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (isText(node)) {
      const words = wordsOf(node.text);
      words.forEach((word) => candidates.add(word));
      if (inClasses) {
        const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
        used.push(...words.map((name) => ({ name, line: line + 1, column: character + 1 })));
      }
    }
    ts.forEachChild(node, (child) =>
      visit(child, holdsClasses(node) ? child === node.initializer : inClasses && !decides(child)),
    );
  };
  visit(file, false);
  return { candidates: [...candidates], used };
}
