import ts from 'typescript';
import type { ApiType, TypePart } from '../../../src/api/rules/types';
import { libraryOf, pageProduct, target, isUnknown, type Context } from './context';
import type { ReferencePage } from './referencePages';

/** The length from which what a name stands for is cut. */
const longest = 600;

/** Names that stand in a type's text, with the symbols behind them where they are known. */
export type NameSymbols = Map<string, ts.Symbol | undefined>;

/** A type as text, before its names are linked. */
export interface TypeText {
  text: string;
  names: NameSymbols;
}

/** One line, single blanks, no blank before a closing bracket, no semicolon at the end of an object. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/import\("[^"]+"\)\.(?!default)/g, '')
    .replace(/; \}/g, ' }')
    .replace(/;\}/g, ' }')
    .replace(/^\s*\|\s*/, '')
    .replace(/([(<]) ?\| /g, '$1')
    .trim();
}

/** Cuts a long union at a `|`, anything else between two words, and marks the cut. */
export function shorten(text: string, limit = longest): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit);
  const bar = head.lastIndexOf(' | ');
  if (bar > limit / 3) return `${head.slice(0, bar)} | …`;
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), limit / 3))} …`;
}

/**
 * Splits a text at the names that have a page.
 * @param pageOf - the page of a name
 */
export function splitParts(text: string, pageOf: (name: string) => string | undefined): TypePart[] {
  const parts: TypePart[] = [];
  let plain = '';
  // Strings first, so that a word in quotes is no name; then words that are no member behind a dot and no
  // name of a field.
  const pieces = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[\w$]+|[^\w$]/gs;
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const isName =
      /^[A-Za-z_$]/.test(piece) &&
      !plain.endsWith('.') &&
      !/^\??:/.test(text.slice(index + piece.length, index + piece.length + 2));
    const pathname = isName ? pageOf(piece) : undefined;
    if (pathname === undefined) {
      plain += piece;
    } else {
      if (plain !== '') parts.push(plain);
      parts.push({ name: piece, pathname });
      plain = '';
    }
  }
  if (plain !== '' || parts.length === 0) parts.push(plain);
  return parts;
}

/** Names of types in what an alias is written as. */
function namesInAlias(symbol: ts.Symbol | undefined): string[] {
  const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      names.add(node.typeName.text);
    }
    ts.forEachChild(node, visit);
  };
  if (alias) visit(alias.type);
  return [...names];
}

/** The page of a name in a type; `symbol` says which package it is from, where that is known. */
export function pageOfName(
  context: Context,
  page: ReferencePage,
  name: string,
  symbol: ts.Symbol | undefined,
): string | undefined {
  const candidates = context.pagesByTypeName.get(name);
  if (!candidates) {
    // An alias around one type that has a page leads there: `XAxis` of the charts to `AxisConfig`.
    const [inner, ...others] = namesInAlias(symbol).filter((each) =>
      context.pagesByTypeName.has(each),
    );
    return inner !== undefined && others.length === 0
      ? pageOfName(context, page, inner, undefined)
      : undefined;
  }
  const declaration = symbol?.declarations?.[0];
  const library = declaration && libraryOf(context.libraries, declaration.getSourceFile());
  if (declaration && !library) return undefined;
  const product = library?.product ?? pageProduct(page).id;
  return candidates.find((one) => pageProduct(one).id === product)?.pathname;
}

/** Links the names of a text. */
export function linkedParts(
  context: Context,
  page: ReferencePage,
  { text, names }: TypeText,
): TypePart[] {
  return splitParts(text, (name) => {
    if (name === page.name) return undefined;
    const pathname = pageOfName(context, page, name, names.get(name));
    return pathname === page.pathname ? undefined : pathname;
  });
}

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

/** Text of a node as it is written, without comments. */
function nodeText(node: ts.Node, file: ts.SourceFile): string {
  return tidy(printer.printNode(ts.EmitHint.Unspecified, node, file));
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

function sameTypes(a: ts.Type, b: ts.Type): boolean {
  if (a === b) return true;
  const first = constituents(a);
  const second = new Set(constituents(b));
  return first.length === second.size && first.every((type) => second.has(type));
}

const flags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.OmitParameterModifiers |
  ts.NodeBuilderFlags.IgnoreErrors;

const emptyFile = ts.createSourceFile('type.ts', '', ts.ScriptTarget.ES2022);

/** Takes `undefined` out of a union. */
function withoutUndefined(node: ts.TypeNode): ts.TypeNode {
  if (ts.isParenthesizedTypeNode(node)) return withoutUndefined(node.type);
  if (!ts.isUnionTypeNode(node)) return node;
  const kept = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  if (kept.length === node.types.length || kept.length === 0) return node;
  if (kept.length === 1) return withoutUndefined(kept[0]!);
  return ts.factory.createUnionTypeNode(kept);
}

/** Takes `undefined` out of what is optional, at every depth, and shortens the entries of a long object. */
function readable(node: ts.TypeNode): ts.TypeNode {
  const { transformed } = ts.transform(node, [
    (context) => {
      const visit = (one: ts.Node): ts.Node => {
        const inner = ts.visitEachChild(one, visit, context);
        if (ts.isPropertySignature(inner) && inner.questionToken && inner.type) {
          return ts.factory.updatePropertySignature(
            inner,
            inner.modifiers,
            inner.name,
            inner.questionToken,
            withoutUndefined(inner.type),
          );
        }
        if (ts.isIntersectionTypeNode(inner)) {
          // `A & A`, of an option that two features share.
          const byText = new Map(inner.types.map((type) => [nodeText(type, emptyFile), type]));
          return byText.size === 1
            ? inner.types[0]!
            : ts.factory.updateIntersectionTypeNode(
                inner,
                ts.factory.createNodeArray([...byText.values()]),
              );
        }
        if (ts.isParameter(inner) && inner.questionToken && inner.type) {
          return ts.factory.updateParameterDeclaration(
            inner,
            inner.modifiers,
            inner.dotDotDotToken,
            inner.name,
            inner.questionToken,
            withoutUndefined(inner.type),
            inner.initializer,
          );
        }
        return inner;
      };
      return (root) => ts.visitNode(root, visit) as ts.TypeNode;
    },
  ]);
  return transformed[0]!;
}

/** What React's types take for granted and a checker writes out. */
function withoutDefaults(text: string): string {
  return text
    .replace(/, keyof (?:React\.JSX\.)?IntrinsicElements>/g, '>')
    .replace(/\b(ElementType|ComponentType|JSXElementConstructor)<any>/g, '$1')
    .replace(/(\b\w*Event<[^<>]*?), Element>/g, '$1>')
    .replace(/ & Partial<ClassNameMap<never>>/g, '');
}

/** An object too long for a line: its entries by name, with the types that are short. */
function elided(node: ts.TypeNode, file: ts.SourceFile): ts.TypeNode {
  if (ts.isParenthesizedTypeNode(node)) return elided(node.type, file);
  const parts = (types: ts.NodeArray<ts.TypeNode>) => types.map((type) => elided(type, file));
  if (ts.isUnionTypeNode(node)) return ts.factory.createUnionTypeNode(parts(node.types));
  if (ts.isIntersectionTypeNode(node))
    return ts.factory.createIntersectionTypeNode(parts(node.types));
  if (!ts.isTypeLiteralNode(node)) return node;
  const short = (type: ts.TypeNode) => nodeText(type, file).length <= 24;
  return ts.factory.updateTypeLiteralNode(
    node,
    ts.factory.createNodeArray(
      node.members.map((member) =>
        ts.isPropertySignature(member) && member.type && !short(member.type)
          ? ts.factory.updatePropertySignature(
              member,
              member.modifiers,
              member.name,
              member.questionToken,
              ts.factory.createTypeReferenceNode('…'),
            )
          : member,
      ),
    ),
  );
}

/** Prints a type as the checker knows it. */
export function printType(
  { checker }: Context,
  type: ts.Type,
  { expand = false, keepUndefined = false } = {},
): TypeText {
  const node = checker.typeToTypeNode(
    type,
    undefined,
    expand ? flags | ts.NodeBuilderFlags.InTypeAlias : flags,
  );
  if (!node) return { text: 'unknown', names: new Map() };
  const names: NameSymbols = new Map();
  const visit = (one: ts.Node) => {
    if (ts.isTypeReferenceNode(one) || ts.isTypeQueryNode(one)) {
      const name = ts.isTypeReferenceNode(one) ? one.typeName : one.exprName;
      if (ts.isIdentifier(name)) {
        names.set(name.text, (name as unknown as { symbol?: ts.Symbol }).symbol);
      }
    }
    ts.forEachChild(one, visit);
  };
  visit(node);
  const tidied = readable(keepUndefined ? node : withoutUndefined(node));
  const plain = ts.isParenthesizedTypeNode(tidied) ? tidied.type : tidied;
  let text = nodeText(plain, emptyFile);
  if (text.length > 200) text = nodeText(elided(plain, emptyFile), emptyFile);
  // React's own types bear their namespace, as people write them.
  for (const [name, symbol] of names) {
    if ((symbol as { parent?: ts.Symbol } | undefined)?.parent?.name === 'React') {
      text = text.replace(new RegExp(`(?<![\\w.'"])${name}(?![\\w'"])`, 'g'), `React.${name}`);
    }
  }
  return { text: withoutDefaults(text), names };
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
}

/** Of a type parameter that stands for one of some values, those values: `Variant` tells a reader nothing. */
function plainType({ checker }: Context, type: ts.Type): ts.Type {
  const [only, ...rest] = constituents(type);
  if (!only || rest.length > 0 || !(only.flags & ts.TypeFlags.TypeParameter)) return type;
  const constraint = checker.getBaseConstraintOfType(only);
  return constraint && isValueUnion(constraint) ? constraint : type;
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
  const written = writtenType(declaration);
  if (written) {
    const { names, unresolved } = namesOf(context, written);
    for (const name of unresolved) context.problems.push(unresolvedProblem(what, name, written));
    if (
      !hasOuterParameter(context.checker, written) &&
      sameTypes(context.checker.getTypeFromTypeNode(written), type)
    ) {
      const plain = withoutUndefined(plainNode(written));
      const file = written.getSourceFile();
      const text = nodeText(plain, file);
      return { text: text.length > 250 ? nodeText(elided(plain, file), file) : text, names };
    }
    // `Partial<…>` around what is written, as mapped types of slots' props make it.
    const [inner] = constituents(type);
    const argument =
      inner?.aliasSymbol?.name === 'Partial' ? inner.aliasTypeArguments?.[0] : undefined;
    if (
      argument &&
      !hasOuterParameter(context.checker, written) &&
      sameTypes(context.checker.getTypeFromTypeNode(written), argument)
    ) {
      return { text: `Partial<${nodeText(written, written.getSourceFile())}>`, names };
    }
    const printed = printType(context, type);
    const short = shortText(context, written, type, printed.text);
    return short === undefined ? printed : { text: short, names };
  }
  return printType(context, type);
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

/** What a type stands for, where its text hides that: a union of values or a function behind a name. */
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
  return undefined;
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
  return {
    parts,
    ...(expanded &&
      expanded.text !== text.text && {
        expanded: linkedParts(context, page, { ...expanded, text: shorten(expanded.text) }),
      }),
  };
}
