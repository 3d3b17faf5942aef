import ts from 'typescript';
import type { Context } from './context';

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

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

/** Text of a node as it is written, without comments. */
export function nodeText(node: ts.Node, file: ts.SourceFile): string {
  return tidy(printer.printNode(ts.EmitHint.Unspecified, node, file));
}

const flags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.OmitParameterModifiers |
  ts.NodeBuilderFlags.IgnoreErrors;

const emptyFile = ts.createSourceFile('type.ts', '', ts.ScriptTarget.ES2022);

/** Takes `undefined` out of a union. */
export function withoutUndefined(node: ts.TypeNode): ts.TypeNode {
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
    .replace(/\bReact\.(\w+Event)(<[^<>]*?), \1>/g, 'React.$1$2>')
    .replace(/\((\w+<\w+>) & Partial<ClassNameMap<never>>\)/g, '$1')
    .replace(/ & Partial<ClassNameMap<never>>/g, '');
}

/** An object too long for a line: its entries by name, with the types that are short. */
export function elided(node: ts.TypeNode, file: ts.SourceFile): ts.TypeNode {
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

/**
 * Collects the symbols of the names that stand in a printed type, and gives React's own types their namespace, as people
 * write them: React and the browser both have a `MouseEvent`, often in one type.
 */
function withReact(node: ts.TypeNode, names: NameSymbols): ts.TypeNode {
  const full = (name: ts.Identifier): ts.EntityName => {
    const { symbol } = name as { symbol?: ts.Symbol & { parent?: ts.Symbol } };
    names.set(name.text, symbol);
    return symbol?.parent?.name === 'React'
      ? ts.factory.createQualifiedName(ts.factory.createIdentifier('React'), name)
      : name;
  };
  const { transformed } = ts.transform(node, [
    (context) => {
      const visit = (one: ts.Node): ts.Node => {
        const inner = ts.visitEachChild(one, visit, context);
        if (ts.isTypeReferenceNode(inner) && ts.isIdentifier(inner.typeName)) {
          return ts.factory.updateTypeReferenceNode(
            inner,
            full(inner.typeName),
            inner.typeArguments,
          );
        }
        if (ts.isTypeQueryNode(inner) && ts.isIdentifier(inner.exprName)) {
          return ts.factory.updateTypeQueryNode(inner, full(inner.exprName), inner.typeArguments);
        }
        return inner;
      };
      return (root) => ts.visitNode(root, visit) as ts.TypeNode;
    },
  ]);
  return transformed[0]!;
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
  const tidied = readable(keepUndefined ? node : withoutUndefined(node));
  const plain = ts.isParenthesizedTypeNode(tidied) ? tidied.type : tidied;
  const isLong = nodeText(plain, emptyFile).length > 200;
  const names: NameSymbols = new Map();
  const named = withReact(isLong ? elided(plain, emptyFile) : plain, names);
  return { text: withoutDefaults(nodeText(named, emptyFile)), names };
}
