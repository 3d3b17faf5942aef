import ts from 'typescript';

/** A part of a text, by offsets. */
type Range = readonly [from: number, to: number];

/** Takes parts out of a text. */
function without(text: string, ranges: readonly Range[]): string {
  let [rest, at] = ['', 0];
  for (const [from, to] of ranges) {
    if (from < at) continue;
    rest += text.slice(at, from);
    at = to;
  }
  return rest + text.slice(at);
}

/** The parts of a text that match an expression by its group "comment"; what matches otherwise holds none. */
function commentsIn(text: string, expression: RegExp): Range[] {
  return [...text.matchAll(expression)].flatMap(({ index, groups }) =>
    groups?.comment === undefined ? [] : [[index, index + groups.comment.length] as const],
  );
}

/** Texts in quotation marks, or comments; a comment of a line stands behind room, unlike the slashes of an address. */
const quotedOrComment =
  /(["'`])(?:\\.|(?!\1)[^\\\n])*\1|(?<comment>\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$)/gm;

const expressions: Readonly<Record<string, RegExp>> = {
  css: /(["'])(?:\\.|(?!\1)[^\\\n])*\1|(?<comment>\/\*[\s\S]*?\*\/)/g,
  json: quotedOrComment,
  html: /(?<comment><!--[\s\S]*?-->)/g,
  // What is quoted may have several lines, and so has a text behind <<END.
  bash: /'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[\s\S][^\s'"\\]*|<<-?\s*(['"]?)(\w+)\1[\s\S]*?\n\s*\2$|(?<comment>(?<=^|\s)#(?!!).*$)/gm,
  // Its lines are those of a script, behind its marks.
  diff: quotedOrComment,
};

/** Whether a node of a script is text of which nothing is a comment, whatever it looks like. */
const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

/** Comments of a script: what looks like one outside of its texts, which the syntax tree tells, also that of a part of a file. */
function scriptComments(code: string, lang: string): Range[] {
  if (!/\/[/*]/.test(code)) return [];
  const kind = lang === 'ts' ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(`code.${lang}`, code, ts.ScriptTarget.Latest, false, kind);
  const empty: Range[] = [];
  let masked = code;
  const visit = (node: ts.Node): void => {
    if (isText(node)) {
      const [from, to] = [ts.isJsxText(node) ? node.pos : node.getStart(file), node.end];
      const mask = masked.slice(from, to).replace(/[^\n]/g, '_');
      masked = masked.slice(0, from) + mask + masked.slice(to);
    }
    // {/* … */} between elements is a comment with its braces.
    if (ts.isJsxExpression(node) && !node.expression) empty.push([node.pos, node.end]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...empty, ...commentsIn(masked, quotedOrComment)].toSorted(([a], [b]) => a - b);
}

/**
 * Code without its comments, which a translation may translate, and without empty lines.
 * @param lang - language of the fence; of one that has no comments, everything counts
 */
export function withoutComments(lang: string, code: string): string {
  const expression = expressions[lang];
  const comments = /^[jt]sx?$/.test(lang)
    ? scriptComments(code, lang)
    : expression
      ? commentsIn(code, expression)
      : [];
  return without(code, comments)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}
