import path from 'node:path';
import ts from 'typescript';
import { findDeclaration } from './findDeclaration';
import { unwrap } from '../../../support/unwrap';
import { entriesOf, findLiterals, keysOf, propertyName, returnedBy } from './findLiterals';
import { globalClasses } from './globalClasses';
import { gridPackageOf, isGridApi, textsOf } from './gridAccess';
import { isFamily, passesOn, resolveExport } from './resolveExport';
import { touchRecorder, type ExportRef, type TouchRecorder } from './touchRecorder';
import { typedAs } from './typedAs';
import type { FileTouches } from './types';

/** An attribute of an element, however it was written. */
interface Attribute {
  name: string;
  value?: ts.Expression;
}

/** Props of React itself, and those whose values are CSS rather than API. */
const reactProps = new Set(['key', 'ref']);
const styleProps = new Set(['sx', 'style']);
const slotProps = new Set(['slots', 'slotProps']);

/** Functions that take the name of an event of the grid, and where. */
const eventArguments: Record<string, number> = {
  subscribeEvent: 0,
  publishEvent: 0,
  useGridEvent: 1,
  useGridEventPriority: 1,
};

function recordProps(
  record: TouchRecorder,
  ref: ExportRef,
  attributes: readonly Attribute[],
): void {
  for (const { name, value } of attributes) {
    if (reactProps.has(name) || name.startsWith('data-')) continue;
    record.touch(ref, 'props', [name]);
    if (!value || styleProps.has(name)) continue;
    const entries = findLiterals(value).flatMap((literal) => entriesOf(literal));
    const keys = entries.map((entry) => entry.name);
    if (name === 'classes') record.touch(ref, 'classes', keys);
    else if (slotProps.has(name)) {
      record.touch(ref, 'slots', keys);
      if (name === 'slots') continue;
      for (const entry of entries) {
        // What a slot gets may be a function of the component's state.
        const values = entry.value
          ? ts.isFunctionLike(unwrap(entry.value))
            ? returnedBy(unwrap(entry.value))
            : [entry.value]
          : [];
        values.forEach((each) => record.nest(ref, `slotProps.${entry.name}`, keysOf(each)));
      }
    } else record.nest(ref, name, keys);
  }
}

function attributesOf(element: ts.JsxOpeningLikeElement): Attribute[] {
  const written = element.attributes.properties.flatMap((attribute): Attribute[] => {
    if (ts.isJsxSpreadAttribute(attribute)) {
      return findLiterals(attribute.expression).flatMap((literal) => entriesOf(literal));
    }
    const { initializer } = attribute;
    const value =
      initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
    return [{ name: attribute.name.getText(), ...(value && { value }) }];
  });
  const holds =
    ts.isJsxOpeningElement(element) &&
    element.parent.children.some(
      (child) =>
        !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
        !(ts.isJsxExpression(child) && !child.expression),
    );
  return holds ? [...written, { name: 'children' }] : written;
}

function readElement(record: TouchRecorder, element: ts.JsxOpeningLikeElement): void {
  const ref = resolveExport(element.tagName);
  if (ref) {
    record.touch(ref);
    recordProps(record, ref, attributesOf(element));
    return;
  }
  const passed = passesOn(element.tagName);
  if (passed.length === 0) return;
  const attributes = attributesOf(element);
  for (const { ref: target, kept } of passed) {
    recordProps(
      record,
      target,
      attributes.filter(({ name }) => !kept.has(name)),
    );
  }
}

function readImport(record: TouchRecorder, declaration: ts.ImportDeclaration): void {
  if (!ts.isStringLiteral(declaration.moduleSpecifier)) return;
  const from = declaration.moduleSpecifier.text;
  if (from.startsWith('.')) record.module(from);
  if (!isFamily(from)) return;
  const { importClause } = declaration;
  if (importClause?.name) record.touch({ from, name: 'default' });
  const bindings = importClause?.namedBindings;
  if (!bindings || ts.isNamespaceImport(bindings)) return;
  for (const element of bindings.elements) {
    record.touch({ from, name: (element.propertyName ?? element.name).text });
  }
}

/** Values that are declared to be of a type: their literals show the type's members. */
function recordTyped(
  record: TouchRecorder,
  type: ts.TypeNode | undefined,
  values: readonly ts.Expression[],
): void {
  for (const { ref, member } of typedAs(type)) {
    const keys = values.flatMap(keysOf);
    if (member === undefined) record.touch(ref, 'fields', keys);
    else {
      record.touch(ref, 'fields', [member]);
      record.nest(ref, member, keys);
    }
  }
}

/** Fields that are taken out of a value whose type is written down: `({ row }: GridRenderCellParams)`. */
function readBinding(
  record: TouchRecorder,
  declaration: ts.VariableDeclaration | ts.ParameterDeclaration,
): void {
  if (declaration.initializer) recordTyped(record, declaration.type, [declaration.initializer]);
  if (!ts.isObjectBindingPattern(declaration.name)) return;
  const taken = declaration.name.elements
    .filter((element) => !element.dotDotDotToken)
    .flatMap(
      (element) => propertyName((element.propertyName ?? element.name) as ts.PropertyName) ?? [],
    );
  for (const { ref, member } of typedAs(declaration.type)) {
    if (member === undefined) record.touch(ref, 'fields', taken);
  }
  const call = declaration.initializer && unwrap(declaration.initializer);
  const hook = call && ts.isCallExpression(call) ? resolveExport(call.expression) : undefined;
  if (hook && hookName(hook)) record.touch(hook, 'fields', taken);
}

/** Whether an export is a hook, by its name or by that of its module. */
function hookName({ from, name }: ExportRef): boolean {
  return /^use[A-Z]/.test(name === 'default' ? path.posix.basename(from) : name);
}

function readCall(
  record: TouchRecorder,
  call: ts.CallExpression,
  gridPackage: string | undefined,
): void {
  const [first] = call.arguments;
  const name = ts.isIdentifier(call.expression)
    ? call.expression.text
    : ts.isPropertyAccessExpression(call.expression)
      ? call.expression.name.text
      : '';
  for (const type of call.typeArguments ?? []) {
    const given = call.arguments.flatMap((argument) => {
      const inner = unwrap(argument);
      return ts.isFunctionLike(inner) ? returnedBy(inner) : [argument];
    });
    recordTyped(record, type, given);
  }
  const ref = resolveExport(call.expression);
  if (ref) {
    record.touch(ref);
    if (first && hookName(ref)) record.touch(ref, 'fields', keysOf(first));
  }
  if (name === 'createElement' && first) {
    const created = resolveExport(first);
    const props = call.arguments[1];
    if (created) {
      const literals = props ? findLiterals(props) : [];
      recordProps(
        record,
        created,
        literals.flatMap((literal) => entriesOf(literal)),
      );
      if (call.arguments.length > 2) record.touch(created, 'props', ['children']);
    }
  }
  const at = eventArguments[name];
  const event = at === undefined ? undefined : call.arguments[at];
  if (gridPackage && event) {
    record.touch({ from: gridPackage, name: 'GridEventLookup' }, 'fields', textsOf(event));
  }
}

function readAccess(
  record: TouchRecorder,
  access: ts.PropertyAccessExpression,
  gridPackage: string | undefined,
): void {
  const member = access.name.text;
  if (gridPackage && isGridApi(access.expression)) {
    record.touch({ from: gridPackage, name: 'GridApi' }, 'fields', [member]);
    return;
  }
  const inner = unwrap(access.expression);
  const ref = resolveExport(inner);
  if (ref && /Classes$/.test(ref.name)) {
    record.touch(ref, 'classes', [member]);
    return;
  }
  if (!ts.isIdentifier(inner)) {
    // `material.Button` of a namespace, as a value.
    const named = resolveExport(access);
    if (named) record.touch(named);
    return;
  }
  const declaration = findDeclaration(inner);
  if (!declaration) return;
  if (ts.isNamespaceImport(declaration)) {
    const named = resolveExport(access);
    if (named) record.touch(named);
  } else if (ts.isParameter(declaration) || ts.isVariableDeclaration(declaration)) {
    for (const typed of typedAs(declaration.type)) {
      if (typed.member === undefined) record.touch(typed.ref, 'fields', [member]);
    }
  }
}

/** `MuiButton: { defaultProps: {…}, styleOverrides: {…}, variants: […] }` of a theme. */
function readTheme(record: TouchRecorder, property: ts.PropertyAssignment): void {
  const name = propertyName(property.name);
  if (!name || !/^Mui[A-Z]\w*$/.test(name)) return;
  const entries = findLiterals(property.initializer).flatMap((literal) => entriesOf(literal));
  const valueOf = (key: string) => entries.filter((entry) => entry.name === key && entry.value);
  const parts = ['defaultProps', 'styleOverrides', 'variants'].flatMap(valueOf);
  if (parts.length === 0) return;
  const keys = (key: string) => valueOf(key).flatMap(({ value }) => keysOf(value!));
  const ofVariants = valueOf('variants')
    .flatMap(({ value }) => findLiterals(value!))
    .flatMap((literal) => entriesOf(literal))
    .filter((entry) => entry.name === 'props' && entry.value)
    .flatMap(({ value }) => keysOf(value!));
  record.theme(name, [...keys('defaultProps'), ...ofVariants], keys('styleOverrides'));
}

function readParsed(file: ts.SourceFile, record: TouchRecorder): void {
  const gridPackage = gridPackageOf(file);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      readImport(record, node);
      return;
    }
    if (ts.isExportDeclaration(node)) {
      const from = node.moduleSpecifier;
      if (from && ts.isStringLiteral(from) && from.text.startsWith('.')) record.module(from.text);
    } else if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      readElement(record, node);
    } else if (ts.isVariableDeclaration(node) || ts.isParameter(node)) {
      readBinding(record, node);
      if (gridPackage && node.initializer && ts.isObjectBindingPattern(node.name)) {
        if (isGridApi(node.initializer)) {
          const taken = node.name.elements.map((each) =>
            (each.propertyName ?? each.name).getText(),
          );
          record.touch({ from: gridPackage, name: 'GridApi' }, 'fields', taken);
        }
      }
    } else if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) {
      recordTyped(record, node.type, [node.expression]);
    } else if (ts.isCallExpression(node)) {
      readCall(record, node, gridPackage);
    } else if (ts.isPropertyAccessExpression(node)) {
      readAccess(record, node, gridPackage);
    } else if (ts.isPropertyAssignment(node)) {
      readTheme(record, node);
    } else if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      record.classNames(globalClasses(node.text));
    }
    if (ts.isFunctionLike(node) && node.type) recordTyped(record, node.type, returnedBy(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/**
 * Says which API of the family a file of a demo touches, from its text alone.
 * @param source - the file's text
 * @param fileName - decides the language: a script or `.css`; another kind of file touches nothing
 */
export function touchedApi(source: string, fileName: string): FileTouches {
  const record = touchRecorder();
  if (fileName.endsWith('.css')) record.classNames(globalClasses(source));
  else if (/\.([jt]sx?|mjs)$/.test(fileName)) {
    const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    readParsed(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind), record);
  }
  return record.result();
}
