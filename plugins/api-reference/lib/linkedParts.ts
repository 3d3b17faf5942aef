import ts from 'typescript';
import type { TypePart } from '../../../src/api/rules/types';
import { libraryOf, pageProduct, type Context } from './context';
import type { TypeText } from './printType';
import type { ReferencePage } from './referencePages';

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

/** Types that are their first argument, with less or more of it required or changed. */
const wrappers =
  /^(Readonly|Partial|Required|Array|ReadonlyArray|MakeOptional|MakeRequired|Omit|Pick)$/;

/**
 * Names of what a type is: of an array, of one in a wrapper or with fields beside, what that is. What the type only speaks
 * of, in a field, a parameter or a key, is none.
 */
function namesOfWhole(node: ts.TypeNode): string[] {
  if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) {
    return namesOfWhole(node.type);
  }
  if (ts.isArrayTypeNode(node)) return namesOfWhole(node.elementType);
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) {
    return node.types.flatMap(namesOfWhole);
  }
  // `S extends ScaleName ? … : never` goes through a union's members.
  if (ts.isConditionalTypeNode(node)) {
    return node.falseType.kind === ts.SyntaxKind.NeverKeyword ? namesOfWhole(node.trueType) : [];
  }
  if (!ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName)) return [];
  const { text } = node.typeName;
  const inner = node.typeArguments?.[0];
  return wrappers.test(text) && inner ? namesOfWhole(inner) : [text];
}

/** Names of what an alias stands for. */
function namesInAlias(symbol: ts.Symbol | undefined): string[] {
  const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  return alias ? [...new Set(namesOfWhole(alias.type))] : [];
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
