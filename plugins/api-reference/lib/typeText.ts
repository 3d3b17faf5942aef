import ts from 'typescript';
import type { ApiType } from '../../../src/api/rules/types';
import { isUnknown, target, type Context } from './context';
import { linkedParts } from './linkedParts';
import {
  elided,
  nodeText,
  printType,
  withoutUndefined,
  type NameSymbols,
  type TypeText,
} from './printType';
import type { ReferencePage } from './referencePages';
import { splitType } from './typePieces';

/** The length from which what a name stands for is cut. */
const longest = 600;

/** Cuts a long union at a `|`, anything else between two words, and marks the cut. */
export function shorten(text: string, limit = longest): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit);
  const bar = head.lastIndexOf(' | ');
  if (bar > limit / 3) return `${head.slice(0, bar)} | …`;
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), limit / 3))} …`;
}

/** Collects the symbols of the names in a written type; says which names do not resolve. */
function namesOf(context: Context, node: ts.Node): { names: NameSymbols; unresolved: string[] } {
  const names: NameSymbols = new Map();
  const unresolved: string[] = [];
  const note = (id: ts.Identifier) => {
    const found = context.checker.getSymbolAtLocation(id);
    const symbol = found && target(context.checker, found);
    if (isUnknown(symbol)) unresolved.push(id.text);
    else names.set(id.text, symbol);
  };
  const visit = (one: ts.Node) => {
    if (
      ts.isTypeReferenceNode(one) ||
      ts.isExpressionWithTypeArguments(one) ||
      ts.isTypeQueryNode(one)
    ) {
      let name: ts.Node = ts.isTypeReferenceNode(one)
        ? one.typeName
        : ts.isTypeQueryNode(one)
          ? one.exprName
          : one.expression;
      while (ts.isQualifiedName(name)) name = name.left;
      if (ts.isIdentifier(name)) note(name);
    }
    ts.forEachChild(one, visit);
  };
  visit(node);
  return { names, unresolved };
}

/** Whether a written type names a type parameter that is declared outside of it. */
function hasOuterParameter(checker: ts.TypeChecker, node: ts.Node): boolean {
  let found = false;
  const visit = (one: ts.Node) => {
    if (found) return;
    if (one.kind === ts.SyntaxKind.ThisType) found = true;
    if (ts.isTypeReferenceNode(one) && ts.isIdentifier(one.typeName)) {
      const symbol = checker.getSymbolAtLocation(one.typeName);
      if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) {
        const declared = symbol.declarations?.[0];
        if (
          !declared ||
          declared.getStart() < node.getStart() ||
          declared.getEnd() > node.getEnd()
        ) {
          found = true;
          return;
        }
      }
    }
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/** The members of a type without `undefined`. */
function constituents(type: ts.Type): ts.Type[] {
  const all = type.isUnion() ? type.types : [type];
  return all.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
}

/** Whether a type that is always there may be `undefined`. */
function mayBeUndefined(type: ts.Type): boolean {
  const all = type.isUnion() ? type.types : [type];
  return all.some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
}

function sameTypes(a: ts.Type, b: ts.Type): boolean {
  if (a === b) return true;
  const first = constituents(a);
  const second = new Set(constituents(b));
  return first.length === second.size && first.every((type) => second.has(type));
}

/** `OverridableStringUnion<'a' | 'b', Overrides>` is, for a reader, `'a' | 'b'`. */
function plainNode(node: ts.TypeNode): ts.TypeNode {
  if (ts.isParenthesizedTypeNode(node)) return plainNode(node.type);
  if (
    ts.isTypeReferenceNode(node) &&
    node.typeArguments &&
    node.typeName.getText() === 'OverridableStringUnion'
  ) {
    return node.typeArguments[0]!;
  }
  return node;
}

/** The type node that a declaration writes. */
export function writtenType(declaration: ts.Declaration | undefined): ts.TypeNode | undefined {
  if (!declaration) return undefined;
  if (
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isVariableDeclaration(declaration) ||
    ts.isParameter(declaration)
  ) {
    return declaration.type;
  }
  return undefined;
}

/** What the text of a type is taken from. */
export interface TypeSource {
  type: ts.Type;
  /** Where the type is written, if anywhere. */
  declaration?: ts.Declaration | undefined;
  /** Whether it is always there: no `?` says that it may be `undefined`, so that the text has to. */
  required?: boolean;
}

/** Whether a type is `boolean`. */
function isBoolean(type: ts.Type): boolean {
  return constituents(type).every(({ flags: one }) => one & ts.TypeFlags.BooleanLike);
}

/**
 * Of a type parameter that stands for one of some values, those values; of a field whose type depends on one, what the field
 * can be: `Variant` and `FieldProps<Variant>['label']` tell a reader nothing.
 */
function plainType({ checker }: Context, type: ts.Type): ts.Type {
  const [only, ...rest] = constituents(type);
  const isField = only !== undefined && (only.flags & ts.TypeFlags.IndexedAccess) !== 0;
  if (!only || rest.length > 0 || !(isField || only.flags & ts.TypeFlags.TypeParameter))
    return type;
  const constraint = checker.getBaseConstraintOfType(only);
  if (!constraint) return type;
  const tells = isField
    ? !(constraint.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))
    : isValueUnion(constraint) || isBoolean(constraint);
  return tells ? constraint : type;
}

/**
 * A shorter text than the checker's, where what is written hides the parameters of its interface:
 * `ReadonlyArray<XAxis<S>>` is `ReadonlyArray<XAxis>`, and `T` that came to be any is what `T` may be.
 */
function shortText(
  { checker }: Context,
  written: ts.TypeNode,
  type: ts.Type,
  printed: string,
): string | undefined {
  if (type.flags & ts.TypeFlags.Any && ts.isTypeReferenceNode(written)) {
    const symbol = checker.getSymbolAtLocation(written.typeName);
    const parameter = symbol?.declarations?.find(ts.isTypeParameterDeclaration);
    return parameter?.constraint?.getText();
  }
  if (printed.length <= 160) return undefined;
  const isBare = (node: ts.TypeNode) =>
    ts.isTypeReferenceNode(node) && !node.typeArguments && hasOuterParameter(checker, node);
  const { transformed } = ts.transform(written, [
    (context) => {
      const visit = (one: ts.Node): ts.Node =>
        ts.isTypeReferenceNode(one) && one.typeArguments?.some(isBare)
          ? ts.factory.createTypeReferenceNode(one.typeName)
          : ts.visitEachChild(one, visit, context);
      return (root) => ts.visitNode(root, visit) as ts.TypeNode;
    },
  ]);
  const text = nodeText(transformed[0]!, written.getSourceFile());
  const changed = text !== nodeText(written, written.getSourceFile());
  return changed && text.length < 100 ? text : undefined;
}

/**
 * The text of a type: as it is written, where what is written is the type; printed by the checker, where
 * type arguments or a mapped type made something else of it.
 * @param what - who asks, for the message about a name that does not resolve
 */
export function typeText(context: Context, source: TypeSource, what: string): TypeText {
  const { declaration } = source;
  const type = plainType(context, source.type);
  const keepUndefined = source.required === true && mayBeUndefined(source.type);
  const written = writtenType(declaration);
  const printed = () => {
    const print = printType(context, type, { keepUndefined });
    return keepUndefined && !mayBeUndefined(type)
      ? { ...print, text: `${print.text} | undefined` }
      : print;
  };
  if (!written) return printed();
  const { names, unresolved } = namesOf(context, written);
  for (const name of unresolved) context.problems.push(unresolvedProblem(what, name, written));
  if (!hasOuterParameter(context.checker, written)) {
    const meant = context.checker.getTypeFromTypeNode(written);
    if (sameTypes(meant, type) && (!keepUndefined || mayBeUndefined(meant))) {
      const plain = keepUndefined ? plainNode(written) : withoutUndefined(plainNode(written));
      const file = written.getSourceFile();
      const text = nodeText(plain, file);
      return { text: text.length > 250 ? nodeText(elided(plain, file), file) : text, names };
    }
    // `Partial<…>` around what is written, as mapped types of slots' props make it.
    const [inner] = constituents(type);
    const argument =
      inner?.aliasSymbol?.name === 'Partial' ? inner.aliasTypeArguments?.[0] : undefined;
    if (argument && sameTypes(meant, argument)) {
      return { text: `Partial<${nodeText(written, written.getSourceFile())}>`, names };
    }
  }
  const print = printed();
  const short = shortText(context, written, type, print.text);
  return short === undefined ? print : { text: short, names };
}

/** Says that a name in a type does not resolve, and what may be wrong. */
export function unresolvedProblem(what: string, name: string, node: ts.Node): string {
  const file = node.getSourceFile();
  const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  return `${what}: the type ${name} does not resolve (${file.fileName}:${line}). The package that exports it is missing, or the module does not export it: install what package.json of the library asks for, or another version of the library.`;
}

/** Whether a type is a union of plain values. */
function isValueUnion(type: ts.Type): boolean {
  const all = constituents(type);
  const plain =
    ts.TypeFlags.Literal | ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.Null;
  return (
    all.length > 1 &&
    all.some(({ flags: one }) => one & ts.TypeFlags.StringOrNumberLiteral) &&
    all.every(({ flags: one }) => one & (plain | ts.TypeFlags.BooleanLiteral))
  );
}

/** The values of an alias in the order in which they are written: the checker has an order of its own. */
function writtenValues(symbol: ts.Symbol | undefined): string | undefined {
  const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  if (!alias || alias.typeParameters || !ts.isUnionTypeNode(alias.type)) return undefined;
  return alias.type.types.every(ts.isLiteralTypeNode)
    ? nodeText(alias.type, alias.getSourceFile())
    : undefined;
}

/** What a field of another type is, where that is short and says something: `boolean` of `ModalProps['open']`. */
function fieldText(context: Context, type: ts.Type): TypeText | undefined {
  const { text, names } = printType(context, plainType(context, type));
  const once = /=>/.test(text) ? text : [...new Set(splitType(text, '|'))].join(' | ');
  return once.length > 120 || /\['|^(any|unknown)$/.test(once) ? undefined : { text: once, names };
}

/** What a type stands for, where its text hides that: a union of values, a function or a field behind a name. */
function expandedText(
  context: Context,
  type: ts.Type,
  { text, names }: TypeText,
): TypeText | undefined {
  const all = constituents(type);
  // A type that is all text needs nothing else.
  if (!/[A-Z]\w*/.test(text.replace(/'[^']*'/g, ''))) return undefined;
  if (isValueUnion(type)) {
    const ordered = writtenValues(names.get(text));
    if (ordered) return { text: ordered, names: new Map() };
    const values = all.map((one) => printType(context, one).text);
    return { text: [...new Set(values)].join(' | '), names: new Map() };
  }
  if (all.length === 1 && !/=>/.test(text)) {
    const [only] = all;
    if (only && only.getCallSignatures().length === 1 && only.getProperties().length === 0) {
      const printed = printType(context, only, { expand: true });
      if (printed.text !== text && printed.text.includes('=>')) return printed;
    }
  }
  return /^[\w.]+(<.*>)?\['\w+'\]$/.test(text) ? fieldText(context, type) : undefined;
}

/** A type as the model has it. */
export function apiType(
  context: Context,
  page: ReferencePage,
  source: TypeSource,
  what: string,
): ApiType {
  const text = typeText(context, source, what);
  const shown = { text: shorten(text.text), names: text.names };
  const parts = linkedParts(context, page, shown);
  const expanded = expandedText(context, source.type, text);
  const rest = source.required && mayBeUndefined(source.type) ? ' | undefined' : '';
  if (!expanded || expanded.text === text.text) return { parts };
  const whole = /=>/.test(expanded.text) && rest ? `(${expanded.text})` : expanded.text;
  return {
    parts,
    expanded: linkedParts(context, page, { ...expanded, text: `${shorten(whole)}${rest}` }),
  };
}
