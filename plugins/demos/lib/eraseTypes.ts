import ts from 'typescript';
import { placeOf, type DemoProblem } from './demoProblem';
import { isDeclared, typeOnlyNames } from './typeOnlyNames';

/** A script without its types. */
export interface ErasedScript {
  /** JavaScript, with gaps where types were; to be formatted. */
  code: string;
  /** Syntax that has a meaning at run time and is no JavaScript. The code is of no use if there is any. */
  problems: DemoProblem[];
  /** Where the first type was; undefined if there was none. */
  firstType: number | undefined;
  /** What was taken out of the source, in order. */
  removed: { start: number; end: number }[];
}

/** A part of the text, and what stands there instead. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const SK = ts.SyntaxKind;

/** Modifiers that a class and its members have for the type checker only. */
const typeModifiers = new Set<ts.SyntaxKind>([
  SK.AbstractKeyword,
  SK.DeclareKeyword,
  SK.OverrideKeyword,
  SK.PrivateKeyword,
  SK.ProtectedKeyword,
  SK.PublicKeyword,
  SK.ReadonlyKeyword,
]);

/** Statements and members whose last semicolon may be left to the parser. */
const endsWithSemicolon = new Set<ts.SyntaxKind>([
  SK.VariableStatement,
  SK.ExpressionStatement,
  SK.ReturnStatement,
  SK.ThrowStatement,
  SK.BreakStatement,
  SK.ContinueStatement,
  SK.DebuggerStatement,
  SK.DoStatement,
  SK.ImportDeclaration,
  SK.ExportDeclaration,
  SK.ExportAssignment,
  SK.PropertyDeclaration,
]);

const prefixOperators = new Set<ts.SyntaxKind>([
  SK.PrefixUnaryExpression,
  SK.TypeOfExpression,
  SK.VoidExpression,
  SK.DeleteExpression,
  SK.AwaitExpression,
]);

type Assertion = ts.AsExpression | ts.SatisfiesExpression;

function isAssertion(node: ts.Node): node is Assertion {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
}

function hasModifier(node: ts.Node, ...kinds: ts.SyntaxKind[]): boolean {
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return modifiers.some(({ kind }) => kinds.includes(kind));
}

/** Whether a namespace, or a statement of one, leaves something at run time. */
function hasValues(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return false;
  if (ts.isModuleDeclaration(node)) return node.body !== undefined && hasValues(node.body);
  if (ts.isModuleBlock(node)) return node.statements.some(hasValues);
  if (ts.isImportEqualsDeclaration(node)) return hasModifier(node, SK.ExportKeyword);
  return !isDeclared(node);
}

/** Whether an assertion would, with its type gone, take other operands than before: `1 + 1 as number / 2`. */
function holdsTogether(node: Assertion): boolean {
  if (!ts.isBinaryExpression(node.parent)) return false;
  let core: ts.Expression = node;
  while (isAssertion(core)) core = core.expression;
  return (
    ts.isBinaryExpression(core) ||
    (prefixOperators.has(core.kind) &&
      node.parent.operatorToken.kind === SK.AsteriskAsteriskToken &&
      node.parent.left === node)
  );
}

/** Whether two operators may not stand side by side without parentheses, which types stood for: `a ?? b as T && c`. */
function cannotMeet(one: ts.SyntaxKind, other: ts.SyntaxKind): boolean {
  const isLogical = (kind: ts.SyntaxKind) =>
    kind === SK.BarBarToken || kind === SK.AmpersandAmpersandToken;
  return (
    (one === SK.QuestionQuestionToken && isLogical(other)) ||
    (other === SK.QuestionQuestionToken && isLogical(one))
  );
}

/** Whether a node stands in a list of statements or members, from which it can be taken out. */
function isInList({ parent }: ts.Node): boolean {
  return (
    ts.isSourceFile(parent) ||
    ts.isBlock(parent) ||
    ts.isModuleBlock(parent) ||
    ts.isCaseOrDefaultClause(parent) ||
    ts.isClassLike(parent)
  );
}

class Eraser {
  readonly problems: DemoProblem[] = [];
  private readonly edits: Edit[] = [];
  private readonly source: string;
  private readonly scanner: ts.Scanner;
  private readonly typeNames: ReadonlySet<string>;

  constructor(private readonly file: ts.SourceFile) {
    this.source = file.text;
    this.scanner = ts.createScanner(ts.ScriptTarget.Latest, true, file.languageVariant, file.text);
    this.typeNames = typeOnlyNames(file);
  }

  erase(): ErasedScript {
    this.visit(this.file);
    let code = '';
    let position = 0;
    // Stable: edits of one place keep the order in which they were found.
    const sorted = this.edits.toSorted((a, b) => a.start - b.start);
    for (const { start, end, text } of sorted) {
      // What is within a part that is gone is gone with it.
      if (start < position) continue;
      code += this.source.slice(position, start) + text;
      position = end;
    }
    code += this.source.slice(position);
    const removed = sorted.filter(({ start, end }) => start < end);
    return { code, problems: this.problems, firstType: removed[0]?.start, removed };
  }

  private report(node: ts.Node, reason: string): void {
    this.problems.push({ ...placeOf(this.file, node.getStart(this.file)), reason });
  }

  private replace(start: number, end: number, text: string): void {
    this.edits.push({ start, end, text });
  }

  /** Takes a part out. A space keeps apart what stands beside it. */
  private remove(start: number, end: number): void {
    if (start < end) this.replace(start, end, ' ');
  }

  /** The token behind a position, with no regard to comments and space. */
  private next(position: number): { start: number; end: number } {
    this.scanner.resetTokenState(position);
    this.scanner.scan();
    return { start: this.scanner.getTokenStart(), end: this.scanner.getTokenEnd() };
  }

  private hasLineEnd(start: number, end: number): boolean {
    return /[\n\r\u2028\u2029]/.test(this.source.slice(start, end));
  }

  /** Start of the comments that stand directly above a node, or of the node itself. */
  private startWithComments(node: ts.Node): number {
    const comments = ts.getLeadingCommentRanges(this.source, node.getFullStart()) ?? [];
    let start = node.getStart(this.file);
    for (const { pos, end } of comments.toReversed()) {
      if (this.source.slice(end, start).split('\n').length > 2) break;
      start = pos;
    }
    return start;
  }

  /** Takes a statement or a member out, with its comments and the lines that nothing is left of. */
  private removeStatement(node: ts.Node): void {
    if (!isInList(node)) {
      this.replace(node.getStart(this.file), node.end, ';');
      return;
    }
    // What a file begins with is about the file, if an import follows.
    const isTop = ts.isImportDeclaration(node) && node === this.file.statements[0];
    const start = isTop ? node.getStart(this.file) : this.startWithComments(node);
    const comment = ts.getTrailingCommentRanges(this.source, node.end)?.at(-1)?.end;
    const lineStart = this.source.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = [comment ?? node.end, node.end]
      .map((end) => end + /^[^\S\n]*/.exec(this.source.slice(end))![0].length)
      .find((end) => end === this.source.length || this.source[end] === '\n');
    const isAlone = this.source.slice(lineStart, start).trim() === '';
    if (lineEnd !== undefined && isAlone) this.replace(lineStart, lineEnd + 1, '');
    else this.remove(start, node.end);
  }

  /** Takes `<…>` out. */
  private removeBrackets(list: ts.NodeArray<ts.Node> | undefined): void {
    if (list) this.remove(list.pos - 1, this.next(list.end).end);
  }

  private removeModifiers(node: ts.Node): void {
    for (const modifier of ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : []) {
      if (typeModifiers.has(modifier.kind)) this.remove(modifier.getStart(this.file), modifier.end);
      if (modifier.kind === SK.AccessorKeyword) {
        this.report(modifier, 'has the modifier "accessor", which JavaScript does not have yet');
      }
    }
  }

  private visitChildren(node: ts.Node): void {
    ts.forEachChild(node, (child) => this.visit(child));
  }

  private visit(node: ts.Node): void {
    const isType = ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node);
    if (isType || ts.isTypeParameterDeclaration(node)) return;
    this.visitKind(node);
    // Where the next line begins with a bracket or a template, a type was what kept it apart.
    if (endsWithSemicolon.has(node.kind) && this.source[node.end - 1] !== ';') {
      this.replace(node.end, node.end, ';');
    }
  }

  private visitKind(node: ts.Node): void {
    if (this.isErased(node)) this.removeStatement(node);
    else if (ts.isEnumDeclaration(node)) {
      this.report(
        node,
        'declares an enum, which JavaScript does not have; use an object or a union of strings',
      );
    } else if (ts.isModuleDeclaration(node)) {
      this.report(
        node,
        'declares a namespace with values, which JavaScript does not have; use a module beside the demo',
      );
    } else if (ts.isImportEqualsDeclaration(node)) {
      this.report(node, 'has an "import … =", which JavaScript does not have; use "import … from"');
    } else if (ts.isExportAssignment(node) && node.isExportEquals) {
      this.report(node, 'has an "export =", which JavaScript does not have; use "export default"');
    } else if (ts.isNamespaceExportDeclaration(node)) {
      this.report(node, 'has an "export as namespace", which JavaScript does not have');
    } else if (ts.isDecorator(node)) {
      this.report(
        node,
        'has a decorator, which JavaScript does not have yet; call a function instead',
      );
    } else if (ts.isImportDeclaration(node)) this.visitImport(node);
    else if (ts.isExportDeclaration(node)) this.visitExport(node);
    else if (ts.isTypeAssertionExpression(node)) {
      // The brackets go again where they are not needed. They keep `() => <T>{}` an object.
      this.replace(node.getStart(this.file), node.expression.getStart(this.file), '(');
      this.visit(node.expression);
      this.replace(node.end, node.end, ')');
    } else if (isAssertion(node)) this.visitAssertion(node);
    else if (ts.isNonNullExpression(node)) {
      this.visit(node.expression);
      this.remove(node.end - 1, node.end);
    } else if (ts.isBinaryExpression(node)) this.visitBinary(node);
    else if (ts.isFunctionLike(node)) this.visitFunction(node);
    else if (ts.isParameter(node)) this.visitParameter(node);
    else if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) {
      this.removeModifiers(node);
      this.remove(node.name.end, this.annotationEnd(node));
      this.visitChildren(node);
    } else if (ts.isClassLike(node)) {
      this.removeModifiers(node);
      this.removeBrackets(node.typeParameters);
      this.visitChildren(node);
    } else if (ts.isHeritageClause(node) && node.token === SK.ImplementsKeyword) {
      this.remove(node.getStart(this.file), node.end);
    } else if (ts.isExpressionWithTypeArguments(node)) {
      this.removeBrackets(node.typeArguments);
      this.visit(node.expression);
    } else {
      if (
        ts.isCallOrNewExpression(node) ||
        ts.isTaggedTemplateExpression(node) ||
        ts.isJsxOpeningLikeElement(node)
      ) {
        this.removeBrackets(node.typeArguments);
      }
      this.visitChildren(node);
    }
  }

  /** Whether a statement or a member is there for the type checker only. */
  private isErased(node: ts.Node): boolean {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
    if (ts.isIndexSignatureDeclaration(node)) return ts.isClassLike(node.parent);
    if (ts.isModuleDeclaration(node)) return !hasValues(node) || isDeclared(node);
    if (ts.isImportEqualsDeclaration(node)) return node.isTypeOnly;
    if (ts.isFunctionDeclaration(node) || ts.isClassElement(node)) {
      if (hasModifier(node, SK.AbstractKeyword, SK.DeclareKeyword)) return true;
      const canHaveBody = !ts.isPropertyDeclaration(node) && ts.isFunctionLike(node);
      return canHaveBody && !('body' in node && node.body);
    }
    if (ts.isExportAssignment(node)) {
      const { expression, isExportEquals } = node;
      return !isExportEquals && ts.isIdentifier(expression) && this.typeNames.has(expression.text);
    }
    return ts.isStatement(node) && isDeclared(node);
  }

  /** End of `?`, `!` and the type behind a name. */
  private annotationEnd(
    node: ts.ParameterDeclaration | ts.VariableDeclaration | ts.PropertyDeclaration,
  ): number {
    const tokens = [
      'questionToken' in node ? node.questionToken : undefined,
      'exclamationToken' in node ? node.exclamationToken : undefined,
      node.type,
    ];
    return Math.max(node.name.end, ...tokens.map((token) => token?.end ?? 0));
  }

  private visitAssertion(node: Assertion): void {
    const together = holdsTogether(node);
    if (together) this.replace(node.getStart(this.file), node.getStart(this.file), '(');
    this.visit(node.expression);
    this.replace(this.next(node.expression.end).start, node.end, together ? ')' : ' ');
  }

  private visitBinary(node: ts.BinaryExpression): void {
    for (const side of [node.left, node.right]) {
      const apart =
        ts.isBinaryExpression(side) && cannotMeet(node.operatorToken.kind, side.operatorToken.kind);
      if (apart) this.replace(side.getStart(this.file), side.getStart(this.file), '(');
      this.visit(side);
      if (apart) this.replace(side.end, side.end, ')');
    }
  }

  private visitFunction(node: ts.SignatureDeclaration): void {
    this.removeModifiers(node);
    const { typeParameters, parameters, type } = node;
    if (typeParameters) {
      const { end } = this.next(typeParameters.end);
      const { start: bracket } = this.next(end);
      // No line may end between `async` and its parameters.
      this.remove(typeParameters.pos - 1, this.hasLineEnd(end, bracket) ? bracket : end);
    }
    if ('questionToken' in node && node.questionToken) {
      this.remove(node.questionToken.getStart(this.file), node.questionToken.end);
    }
    if (type) {
      const { end: bracket } = this.next(parameters.end);
      // No line may end before an arrow.
      const arrow = ts.isArrowFunction(node) ? node.equalsGreaterThanToken.getStart(this.file) : 0;
      this.remove(bracket, this.hasLineEnd(type.end, arrow) ? arrow : type.end);
    }
    this.visitChildren(node);
  }

  private visitParameter(node: ts.ParameterDeclaration): void {
    const { parameters } = node.parent as ts.SignatureDeclaration;
    if (ts.isIdentifier(node.name) && node.name.text === 'this') {
      const following = parameters[parameters.indexOf(node) + 1];
      this.remove(node.getStart(this.file), following?.getStart(this.file) ?? parameters.end);
      return;
    }
    const property = ts.getModifiers(node)?.[0];
    if (property) {
      this.report(
        property,
        'has a parameter that is a property, which JavaScript does not have; assign it in the constructor',
      );
    }
    this.remove(node.name.end, this.annotationEnd(node));
    this.visitChildren(node);
  }

  /** Takes names out of braces, each with its comma. */
  private removeNames(
    elements: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>,
    removed: readonly ts.Node[],
  ): void {
    elements.forEach((element, index) => {
      if (!removed.includes(element)) return;
      const following = elements[index + 1];
      this.remove(element.getStart(this.file), following?.getStart(this.file) ?? elements.end);
    });
  }

  private visitImport(node: ts.ImportDeclaration): void {
    const { importClause } = node;
    if (!importClause) return;
    const { name, namedBindings, phaseModifier } = importClause;
    const isType = (binding: { name: ts.Identifier }) => this.typeNames.has(binding.name.text);
    const removesName = name !== undefined && isType({ name });
    const elements =
      namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    const types = elements.filter((element) => element.isTypeOnly || isType(element));
    const removesBindings =
      namedBindings !== undefined &&
      (ts.isNamedImports(namedBindings)
        ? types.length > 0 && types.length === elements.length
        : isType(namedBindings));

    if (phaseModifier === SK.TypeKeyword) this.removeStatement(node);
    else if ((removesName || !name) && (removesBindings || !namedBindings))
      this.removeStatement(node);
    else if (removesBindings) this.remove(name!.end, namedBindings.end);
    else {
      if (removesName) this.remove(name.getStart(this.file), namedBindings!.getStart(this.file));
      if (namedBindings && ts.isNamedImports(namedBindings)) {
        this.removeNames(namedBindings.elements, types);
      }
    }
  }

  private visitExport(node: ts.ExportDeclaration): void {
    const { exportClause, isTypeOnly, moduleSpecifier } = node;
    const elements =
      exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : undefined;
    const types = (elements ?? []).filter(
      (element) =>
        element.isTypeOnly ||
        (!moduleSpecifier && this.typeNames.has((element.propertyName ?? element.name).text)),
    );
    if (isTypeOnly || (types.length > 0 && types.length === elements?.length)) {
      this.removeStatement(node);
    } else if (elements) this.removeNames(elements, types);
  }
}

/**
 * Takes the types out of a script, each by its place in the syntax tree; strings, templates, patterns, JSX and all comments but
 * those directly above what goes are left as they are.
 * @param file - of `parseScript`, without faults
 */
export function eraseTypes(file: ts.SourceFile): ErasedScript {
  return new Eraser(file).erase();
}
