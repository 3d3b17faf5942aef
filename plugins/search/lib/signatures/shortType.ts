import ts from 'typescript';
import type { ApiType, TypePart } from '../../../../src/api/rules/types';

/** Characters of a short type at most: what fits beside a name. */
export const longestShort = 40;

const textOf = (parts: readonly TypePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

function parse(text: string): ts.TypeNode | undefined {
  const source = `type T = ${text};`;
  const file = ts.createSourceFile('type.ts', source, ts.ScriptTarget.Latest, true);
  const [statement, ...others] = file.statements;
  const { parseDiagnostics = [] } = file as { parseDiagnostics?: readonly unknown[] };
  // A text that was cut already is no type any more.
  if (parseDiagnostics.length > 0 || others.length > 0) return undefined;
  return statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
}

const bare = (node: ts.TypeNode): ts.TypeNode =>
  ts.isParenthesizedTypeNode(node) ? bare(node.type) : node;

/** `string & {}` is `string` that lets an editor suggest the rest of a union. */
function withoutNothing(node: ts.TypeNode): ts.TypeNode {
  const inner = bare(node);
  if (!ts.isIntersectionTypeNode(inner)) return inner;
  const rest = inner.types.filter((type) => !ts.isTypeLiteralNode(type) || type.members.length > 0);
  return rest.length === 1 ? bare(rest[0]!) : inner;
}

/** A union that an application can add to: the first argument is what the library has. */
const overridable = 'OverridableStringUnion';

/** What a union consists of. */
function membersOf(node: ts.TypeNode): ts.TypeNode[] {
  const inner = withoutNothing(node);
  if (ts.isUnionTypeNode(inner)) return inner.types.flatMap(membersOf);
  const [first] = ts.isTypeReferenceNode(inner) ? (inner.typeArguments ?? []) : [];
  if (first && ts.isTypeReferenceNode(inner) && inner.typeName.getText() === overridable)
    return membersOf(first);
  return [inner];
}

const parenthesized = (node: ts.TypeNode, text: string): string =>
  ts.isFunctionTypeNode(node) || ts.isUnionTypeNode(node) || ts.isTypeOperatorNode(node)
    ? `(${text})`
    : text;

function shortFunction(node: ts.FunctionTypeNode, room: number): string {
  const names = node.parameters.map(({ name, dotDotDotToken, questionToken }) => {
    const text = ts.isIdentifier(name) ? name.text : '{…}';
    return `${dotDotDotToken ? '...' : ''}${text}${questionToken ? '?' : ''}`;
  });
  const list = `(${names.join(', ')})`;
  for (const parameters of [list, '(…)']) {
    const result = short(node.type, Math.max(room - parameters.length - 4, 1));
    const text = `${parameters} => ${result}`;
    if (text.length <= room) return text;
  }
  return `${list.length + 5 <= room ? list : '(…)'} => …`;
}

function shortUnion(members: readonly ts.TypeNode[], room: number): string {
  const texts = members.map((member) => {
    const text = short(member, room);
    return ts.isFunctionTypeNode(member) ? `(${text})` : text;
  });
  const whole = texts.join(' | ');
  if (whole.length <= room) return whole;
  let text = '';
  for (const member of texts) {
    const longer = text === '' ? member : `${text} | ${member}`;
    if (longer.length + 4 > room) break;
    text = longer;
  }
  return text === '' ? '…' : `${text} | …`;
}

function shortened(node: ts.TypeNode, room: number): string {
  if (ts.isTypeLiteralNode(node)) return '{ … }';
  if (ts.isArrayTypeNode(node))
    return `${parenthesized(bare(node.elementType), short(node.elementType, room - 4))}[]`;
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText();
    return node.typeArguments ? `${name}<…>` : name;
  }
  const text = node.getText();
  return text.length <= room ? text : '…';
}

/** A type in at most so many characters, but for a name that is longer by itself. */
function short(whole: ts.TypeNode, room: number): string {
  const members = membersOf(whole);
  const node = withoutNothing(whole);
  if (members.length > 1) return shortUnion(members, room);
  if (members[0] && members[0] !== node) return short(members[0], room);
  if (ts.isFunctionTypeNode(node)) return shortFunction(node, room);
  const text = node.getText().replace(/\s+/g, ' ');
  return text.length <= room ? text : shortened(node, room);
}

function cut(text: string): string {
  // An object whose fields were cut already.
  if (text.length > longestShort && /^\{.*\}$/.test(text)) return '{ … }';
  return text.length <= longestShort ? text : `${text.slice(0, longestShort - 1).trimEnd()}…`;
}

function shortForm(text: string, full: string | undefined): string {
  const node = parse(text);
  if (
    full !== undefined &&
    node &&
    (ts.isTypeReferenceNode(node) || ts.isIndexedAccessTypeNode(node))
  ) {
    const meant = parse(full);
    if (meant && ts.isFunctionTypeNode(meant)) return cut(short(meant, longestShort));
    const union = meant && ts.isUnionTypeNode(meant) ? short(meant, longestShort) : '…';
    if (!union.includes('…')) return union;
  }
  const made = node ? short(node, longestShort) : '…';
  // The beginning of what has no shorter form tells more than none of it.
  return cut(made.startsWith('…') ? text : made);
}

/** Short forms by type: the same types stand in many rows, and in every language. */
const known = new Map<string, string>();

/**
 * What a type is, at a glance: of a function the names of its parameters, of a long union its first members, of an object that it is one.
 * A name stands for itself, unless it is that of a function or of a union which is short.
 * @returns at most {@link longestShort} characters; what is left out is marked by `…`
 */
export function shortType({ parts, expanded }: ApiType): string {
  const text = textOf(parts).replace(/\s+/g, ' ').trim();
  const full = expanded && textOf(expanded);
  const key = `${text}\n${full}`;
  const made = known.get(key) ?? shortForm(text, full);
  known.set(key, made);
  return made;
}
