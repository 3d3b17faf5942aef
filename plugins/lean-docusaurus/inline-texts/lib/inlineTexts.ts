import ts from 'typescript';
import { parseModule } from './parseModule';
import type { TextTable } from './readTable';

/** What a module asks for texts, and what it asks when they stand in it: that puts in values and knows no table. */
const stock = '@docusaurus/Translate';
const lean = '@docusaurus/Interpolate';

/** A place in a module, and what is to stand there. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Which of the two ways to a text a name stands for. */
type Way = 'translate' | 'Translate';

/** The names that a module imports from another: local names, and what they are called there. */
function importsOf(file: ts.SourceFile, from: string) {
  return file.statements.flatMap((statement) => {
    if (
      !ts.isImportDeclaration(statement) ||
      (statement.moduleSpecifier as ts.StringLiteral).text !== from
    ) {
      return [];
    }
    const { name, namedBindings } = statement.importClause ?? {};
    // All of a module under one name is a use that nobody can follow; so it counts as none, and stays.
    if (namedBindings && ts.isNamespaceImport(namedBindings)) return [];
    const names = (namedBindings?.elements ?? []).map(
      ({ propertyName, name: local }) => [local.text, (propertyName ?? local).text] as const,
    );
    return [{ statement, names: [...names, ...(name ? [[name.text, 'default'] as const] : [])] }];
  });
}

/** A string that is known without running the code. */
function literalOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return literalOf(node.expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) {
    return undefined;
  }
  const [left, right] = [literalOf(node.left), literalOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** The fields of an object that is written out, each once; nothing for any other expression. */
function fieldsOf(node: ts.Expression | undefined) {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const fields = new Map<string, ts.PropertyAssignment | ts.ShorthandPropertyAssignment>();
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property) && !ts.isShorthandPropertyAssignment(property)) {
      return undefined;
    }
    if (!ts.isIdentifier(property.name) && !ts.isStringLiteral(property.name)) return undefined;
    fields.set(property.name.text, property);
  }
  return fields.size === node.properties.length ? fields : undefined;
}

type Fields = NonNullable<ReturnType<typeof fieldsOf>>;

/**
 * The text that Docusaurus would find at run time; nothing where it depends on what happens then.
 * @param message - the name of the field with the text in the source language
 * @param others - fields that stay
 */
function textOf(
  fields: Fields,
  message: string,
  table: TextTable,
  others: readonly string[] = [],
): string | undefined {
  const known: Record<string, string> = {};
  for (const [name, field] of fields) {
    if (others.includes(name)) continue;
    const value = ts.isPropertyAssignment(field) ? literalOf(field.initializer) : undefined;
    if (value === undefined || !['id', 'description', message].includes(name)) return undefined;
    known[name] = value;
  }
  const key = known.id ?? known[message];
  if (key === undefined) return undefined;
  return Object.hasOwn(table, key) ? table[key] : (known[message] ?? key);
}

/** `translate({ id, message }, values)`: the text itself, or with values what puts them in. */
function editCall(
  call: ts.CallExpression,
  table: TextTable,
): { edit: Edit; isNameNeeded: boolean } | undefined {
  const [asked, ...values] = call.arguments;
  const fields = fieldsOf(asked);
  const text = fields && textOf(fields, 'message', table);
  if (text === undefined || values.length > 1 || values.some(ts.isSpreadElement)) return undefined;
  const isNameNeeded = values.length > 0;
  const place = isNameNeeded ? asked! : call;
  return {
    edit: { start: place.getStart(), end: place.end, text: JSON.stringify(text) },
    isNameNeeded,
  };
}

/** The properties of `<Translate id="…" values={…}>message</Translate>`, as the compiler has made them: the text, and the values. */
function editElement(call: ts.CallExpression, table: TextTable): Edit[] | undefined {
  const properties = call.arguments[1];
  const fields = fieldsOf(properties);
  const text = fields && textOf(fields, 'children', table, ['values']);
  if (!properties || text === undefined) return undefined;
  const [start, { end }] = [properties.getStart(), properties];
  const children = `children: ${JSON.stringify(text)}`;
  const values = fields?.get('values');
  if (!values) return [{ start, end, text: `{ ${children} }` }];
  // Around the values, in which there may be texts again.
  return [
    { start, end: values.getStart(), text: `{ ${children}, ` },
    { start: values.end, end, text: ' }' },
  ];
}

/** Whether an identifier only names a member of something. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  const isMember =
    ts.isPropertyAccessExpression(parent) ||
    ts.isObjectLiteralElement(parent) ||
    ts.isClassElement(parent);
  return isMember && parent.name === node;
}

/** The import that a module needs now: of the same local names, so that nothing can meet another name. */
function importText(needed: ReadonlyMap<string, Way>): string {
  const names = [...needed].map(
    ([local, way]) => `${way === 'translate' ? 'interpolate' : 'default'} as ${local}`,
  );
  return names.length === 0 ? '' : `import { ${names.join(', ')} } from ${JSON.stringify(lean)};`;
}

function apply(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}

/**
 * Puts the texts of a language into a module, in the place of what looks for them at run time: of `translate({ id, message })` the
 * text remains, of one with values and of `<Translate>` what puts the values in. What the result says is what Docusaurus would say.
 *
 * A module in which one text or one use of the two names is not written out stays as it is, with all texts of the table.
 * @param source - JavaScript, its elements compiled to calls of `react/jsx-runtime`
 * @param table - the texts of the language
 */
export function inlineTexts(source: string, table: TextTable): string {
  if (!source.includes(stock)) return source;
  const file = parseModule(source);
  const imported = importsOf(file, stock);
  const ways = new Map<string, Way>();
  for (const [local, name] of imported.flatMap(({ names }) => names)) {
    ways.set(local, name === 'default' ? 'Translate' : 'translate');
  }
  const elements = new Set(
    importsOf(file, 'react/jsx-runtime')
      .flatMap(({ names }) => names)
      .flatMap(([local, name]) => (name === 'jsx' ? [local] : [])),
  );
  const edits: Edit[] = [];
  const needed = new Map<string, Way>();
  let isWhole = true;

  /** Takes one use of a name. @returns whether it could be followed */
  const take = (node: ts.Identifier, way: Way): boolean => {
    const call = node.parent;
    if (!ts.isCallExpression(call)) return false;
    if (way === 'translate') {
      const made = call.expression === node ? editCall(call, table) : undefined;
      if (!made) return false;
      edits.push(made.edit);
      if (made.isNameNeeded) needed.set(node.text, way);
      return true;
    }
    const maker = call.expression;
    if (!ts.isIdentifier(maker) || !elements.has(maker.text) || call.arguments[0] !== node) {
      return false;
    }
    const made = editElement(call, table);
    if (!made) return false;
    edits.push(...made);
    needed.set(node.text, way);
    return true;
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && !isMemberName(node)) {
      const way = ways.get(node.text);
      // A declaration of the same name, in a function for instance, is no use that could be followed either.
      if (way && !take(node, way)) isWhole = false;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (!isWhole) return source;
  imported.forEach(({ statement }, index) =>
    edits.push({
      start: statement.getStart(),
      end: statement.end,
      text: index === 0 ? importText(needed) : '',
    }),
  );
  return apply(source, edits);
}
