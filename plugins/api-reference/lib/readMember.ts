import ts from 'typescript';
import type { ApiMember, ApiParameter } from '../../../src/api/rules/types';
import { isErrorType, libraryOf, planRank, type Context } from './context';
import { readComment, type Comment } from './readComment';
import type { ReferencePage } from './referencePages';
import { renderMarkdown } from './renderMarkdown';
import { splitType, typePieces } from './typePieces';
import { linkedParts } from './linkedParts';
import type { TypeText } from './printType';
import { apiType, shorten, typeText, writtenType } from './typeText';

/** One name in a type, from all members of a union. */
export interface Field {
  name: string;
  /** Its symbol in each member of the union that has it. */
  symbols: ts.Symbol[];
  required: boolean;
}

/** The members of a union; of a type parameter, what it extends. */
export function unionMembers(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  const known =
    type.flags & (ts.TypeFlags.Instantiable & ~ts.TypeFlags.Index)
      ? (checker.getBaseConstraintOfType(type) ?? type)
      : type;
  return known.isUnion() ? known.types.flatMap((one) => unionMembers(checker, one)) : [known];
}

/** The fields of a type, or of several; of all members if one is a union, in the order of declaration. */
export function fieldsOf(checker: ts.TypeChecker, type: ts.Type | readonly ts.Type[]): Field[] {
  const types = Array.isArray(type) ? (type as readonly ts.Type[]) : [type as ts.Type];
  const members = types
    .flatMap((one) => unionMembers(checker, one))
    .filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
  const fields = new Map<string, Field>();
  for (const member of members) {
    for (const symbol of checker.getPropertiesOfType(member)) {
      const field = fields.get(symbol.name);
      if (field) field.symbols.push(symbol);
      else fields.set(symbol.name, { name: symbol.name, symbols: [symbol], required: true });
    }
  }
  for (const field of fields.values()) {
    field.required =
      field.symbols.length === members.length &&
      field.symbols.every(({ flags }) => !(flags & ts.SymbolFlags.Optional));
  }
  return [...fields.values()];
}

/**
 * Where a field comes from that a mapped type has made: the field that it renames (`type` to `markType`), or
 * else the mapped type itself.
 */
function mappedBy(symbol: ts.Symbol): ts.Declaration[] {
  const { links } = symbol as {
    links?: {
      mappedType?: { declaration?: ts.MappedTypeNode; modifiersType?: ts.Type };
      keyType?: ts.Type;
    };
  };
  const key = links?.keyType;
  const renamed = key?.isStringLiteral()
    ? links?.mappedType?.modifiersType?.getProperty(key.value)?.declarations
    : undefined;
  if (renamed) return renamed;
  return links?.mappedType?.declaration ? [links.mappedType.declaration] : [];
}

/** All places where a field is declared. */
export function declarationsOf(field: Field): ts.Declaration[] {
  return [...new Set(field.symbols.flatMap((symbol) => symbol.declarations ?? mappedBy(symbol)))];
}

/** The comment of a declaration; of one without, the comment that it inherits from what it overrides. */
export function commentOf(
  { checker }: Context,
  declaration: ts.Declaration | undefined,
  symbols: readonly ts.Symbol[],
): Comment | undefined {
  const own = declaration && readComment(declaration);
  if (own) return own;
  for (const symbol of symbols) {
    for (const other of symbol.declarations ?? []) {
      const comment = readComment(other);
      if (comment) return comment;
    }
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
    if (text !== '') return { text, params: new Map(), hidden: false };
  }
  return undefined;
}

/** HTML of a text, by the links of the site. */
export function html(context: Context, text: string | undefined): string {
  return renderMarkdown(text ?? '', context.resolveLink);
}

/** Whether a function can be called without a parameter. */
export function isOptionalParameter(
  { checker }: Context,
  declaration: ts.Declaration | undefined,
): boolean {
  return (
    declaration !== undefined &&
    ts.isParameter(declaration) &&
    checker.isOptionalParameter(declaration)
  );
}

/** Parameters and result of a function whose comment tells of them. */
function readParameters(
  context: Context,
  page: ReferencePage,
  type: ts.Type,
  comment: Comment,
  what: string,
): Pick<ApiMember, 'parameters' | 'returns'> {
  const parameters: ApiParameter[] = [];
  const signature = unionMembers(context.checker, type)
    .flatMap((one) => one.getCallSignatures())
    .at(0);
  const described = comment.params.size > 0 || comment.returns;
  if (signature && described) {
    for (const parameter of signature.parameters) {
      const declaration = parameter.valueDeclaration;
      const parameterType = context.checker.getTypeOfSymbol(parameter);
      parameters.push({
        name: parameter.name,
        type: apiType(
          context,
          page,
          {
            type: parameterType,
            declaration,
            required: !isOptionalParameter(context, declaration),
          },
          `${what}, parameter ${parameter.name}`,
        ),
        description: html(context, comment.params.get(parameter.name)),
      });
    }
  }
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(signature && comment.returns && { returns: html(context, comment.returns) }),
  };
}

/** Reports a type that TypeScript could not find out. */
function checkType(
  context: Context,
  type: ts.Type,
  declaration: ts.Declaration | undefined,
  what: string,
) {
  if (!isErrorType(type)) return;
  // A name that does not resolve is reported where the text is read, with the name.
  const written = writtenType(declaration);
  const place = declaration ? ` (${declaration.getSourceFile().fileName})` : '';
  const text = written ? ` ${written.getText()}` : '';
  context.problems.push(
    `${what}: its type${text} is no type: a name in it is missing or it refers to itself${place}. Install the packages that the library asks for, or another version of the library.`,
  );
}

/**
 * Makes a member of the model from a field.
 * @param declaration - the declaration whose text and comment count
 * @param what - package and symbol, for messages
 */
export function readMember(
  context: Context,
  page: ReferencePage,
  field: Field,
  declaration: ts.Declaration | undefined,
  what: string,
): ApiMember {
  const where = `${what}, ${field.name}`;
  const types = field.symbols.map((symbol) => context.checker.getTypeOfSymbol(symbol));
  for (const type of types) checkType(context, type, declaration, where);
  const distinct = [...new Set(types)];
  const type = distinct[0]!;
  const comment = commentOf(context, declaration, field.symbols);
  const { required } = field;
  let shown = apiType(context, page, { type, declaration, required }, where);
  if (distinct.length > 1) {
    const texts: TypeText[] = distinct.map((one) =>
      typeText(context, { type: one, declaration, required }, where),
    );
    const unique = [...new Map(texts.map((one) => [one.text, one])).values()];
    if (unique.length > 1) {
      // Members of a union that differ: `'filled' | 'outlined'`. What is part of another adds nothing.
      const names = new Map(unique.flatMap((one) => [...one.names]));
      const parts = [...new Set(unique.flatMap((one) => splitUnion(one.text)))];
      const text = parts
        .filter((part) => part !== 'false' || !parts.includes('true'))
        .map((part) => (part === 'true' && parts.includes('false') ? 'boolean' : part))
        .join(' | ');
      shown = { parts: linkedParts(context, page, { text: shorten(text), names }) };
    }
  }
  return {
    name: field.name,
    type: shown,
    ...(required && { required }),
    ...(comment?.default !== undefined && comment.default !== '' && { default: comment.default }),
    description: html(context, comment?.text),
    ...(comment?.deprecated !== undefined && { deprecated: html(context, comment.deprecated) }),
    ...(comment && readParameters(context, page, type, comment, where)),
  };
}

/** Splits the text of a union at its own bars, not at those inside brackets or strings. A function is one member, bars behind its arrow too. */
export function splitUnion(text: string): string[] {
  const isFunction = typePieces(text).some((piece) => piece.text === '=>' && piece.depth === 0);
  return isFunction ? [text] : splitType(text, '|');
}

/** The plan of the package that declares something; undefined for community. */
export function declaredPlan(context: Context, declaration: ts.Declaration | undefined) {
  return declaration && libraryOf(context.libraries, declaration.getSourceFile())?.plan;
}

/** Puts members in alphabetical order, without regard to case. */
export function byName(a: { name: string }, b: { name: string }): number {
  return a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1;
}

/** The lower of two plans. */
export function lowerPlan<T extends 'pro' | 'premium' | undefined>(a: T, b: T): T {
  return planRank(a) <= planRank(b) ? a : b;
}
