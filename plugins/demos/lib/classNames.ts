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

/** Whether a string decides about classes instead of holding any: `size === 'small'`, `map['small']`. */
function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  return (
    (ts.isBinaryExpression(parent) && comparisons.has(parent.operatorToken.kind)) ||
    (ts.isElementAccessExpression(parent) && parent.argumentExpression === node)
  );
}

function holdsClasses(node: ts.Node): boolean {
  return (
    (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
    /^(className|classes)$/.test(node.name.getText())
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
      if (inClasses && !isCondition(node)) {
        const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
        used.push(...words.map((name) => ({ name, line: line + 1, column: character + 1 })));
      }
    }
    const inside = inClasses || holdsClasses(node);
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file, false);
  return { candidates: [...candidates], used };
}
