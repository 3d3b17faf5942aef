import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { TreeNode } from '../../../src/navigation/rules/tree/pageTree';
import { normalText, textFault } from '../../support/readText';
import { unwrap } from '../../support/unwrap';
import type { Fault } from './types';

/** A place in a file of the page tree. */
export interface TreePlace {
  file: string;
  line: number;
}

/** The page tree as its files say it. */
export interface ReadTree {
  /** By docs instance; undefined if the files cannot be read as data. */
  trees: Record<string, TreeNode[]> | undefined;
  /** Where a node or a list begins, and each of its fields or entries. */
  placeOf: (node: object, field?: string) => TreePlace | undefined;
  faults: Fault[];
}

const entry = 'config/page-tree/index.ts';

class NoData extends Error {
  constructor(
    readonly place: Pick<Fault, 'file' | 'line' | 'column'>,
    what: string,
    readonly mend = 'The page tree is data: lists of nodes, names of such lists, and spreads.',
  ) {
    super(what);
  }
}

/**
 * Reads the page tree from its files as data, so that each node is known by file and line and a server sees what has just been
 * written. The files hold literals, names of other literals and spreads of them.
 * @param siteDir - with `config/page-tree/index.ts`, which exports `pageTrees`
 */
export function readTree(siteDir: string): ReadTree {
  const places = new WeakMap<object, { place: TreePlace; fields: Map<string, TreePlace> }>();
  const files = new Map<string, ts.SourceFile>();
  const faults: Fault[] = [];

  const isFile = (file: string) =>
    fs.statSync(path.join(siteDir, file), { throwIfNoEntry: false })?.isFile() === true;
  const open = (file: string): ts.SourceFile => {
    const known = files.get(file);
    if (known) return known;
    if (!isFile(file)) throw new NoData({ file, line: 1 }, 'is not there');
    const bytes = fs.readFileSync(path.join(siteDir, file));
    const unreadable = textFault(bytes);
    if (unreadable) {
      const { what, mend, ...place } = unreadable;
      throw new NoData({ file, ...place }, what, `${mend}.`);
    }
    const text = normalText(bytes.toString());
    const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    files.set(file, parsed);
    // Internal in the type; there is no other way to them without a program.
    const syntax = (parsed as unknown as { parseDiagnostics: ts.DiagnosticWithLocation[] })
      .parseDiagnostics;
    const [first] = syntax;
    if (first) {
      const at = parsed.getLineAndCharacterOfPosition(first.start);
      throw new NoData(
        { file, line: at.line + 1 },
        `does not compile: ${ts.flattenDiagnosticMessageText(first.messageText, ' ').replace(/\.$/, '')}`,
      );
    }
    return parsed;
  };
  const placed = (node: ts.Node): TreePlace => {
    const file = node.getSourceFile();
    return {
      file: file.fileName,
      line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
    };
  };

  /** The expression that a name of a file stands for. */
  const find = (name: string, file: ts.SourceFile, at: ts.Node): ts.Expression => {
    for (const statement of file.statements) {
      if (ts.isVariableStatement(statement)) {
        for (const { name: own, initializer } of statement.declarationList.declarations) {
          if (ts.isIdentifier(own) && own.text === name && initializer) return initializer;
        }
      } else if (
        ts.isImportDeclaration(statement) &&
        ts.isStringLiteral(statement.moduleSpecifier)
      ) {
        const named = statement.importClause?.namedBindings;
        const element =
          named && ts.isNamedImports(named)
            ? named.elements.find((each) => each.name.text === name)
            : undefined;
        if (!element) continue;
        const base = path.posix.join(
          path.posix.dirname(file.fileName),
          statement.moduleSpecifier.text,
        );
        const inFolder = `${base}/index.ts`;
        const target = isFile(inFolder) && !isFile(`${base}.ts`) ? inFolder : `${base}.ts`;
        return find(element.propertyName?.text ?? name, open(target), statement);
      }
    }
    throw new NoData(placed(at), `names ${name}, which is no data of this file`);
  };

  const evaluateList = (node: ts.ArrayLiteralExpression): unknown[] => {
    const values: unknown[] = [];
    const entries = new Map<string, TreePlace>();
    for (const element of node.elements) {
      if (!ts.isSpreadElement(element)) {
        entries.set(String(values.length), placed(element));
        values.push(evaluate(element));
        continue;
      }
      const spread = evaluate(element.expression);
      if (!Array.isArray(spread)) throw new NoData(placed(element), 'spreads what is no list');
      spread.forEach((value: unknown, index) => {
        const place = places.get(spread)?.fields.get(String(index));
        entries.set(String(values.length), place ?? placed(element));
        values.push(value);
      });
    }
    places.set(values, { place: placed(node), fields: entries });
    return values;
  };

  const evaluate = (expression: ts.Expression): unknown => {
    const node = unwrap(expression);
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (node.kind === ts.SyntaxKind.NullKeyword) return null;
    if (ts.isIdentifier(node)) {
      if (node.text === 'undefined') return undefined;
      return evaluate(find(node.text, node.getSourceFile(), node));
    }
    if (ts.isArrayLiteralExpression(node)) {
      return evaluateList(node);
    }
    if (ts.isObjectLiteralExpression(node)) {
      const value: Record<string, unknown> = {};
      const fields = new Map<string, TreePlace>();
      for (const property of node.properties) {
        if (ts.isSpreadAssignment(property)) {
          Object.assign(value, evaluate(property.expression));
        } else if (ts.isShorthandPropertyAssignment(property)) {
          value[property.name.text] = evaluate(property.name);
          fields.set(property.name.text, placed(property));
        } else if (
          ts.isPropertyAssignment(property) &&
          (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
        ) {
          const { text } = property.name;
          if (Object.hasOwn(value, text)) {
            faults.push({
              ...placed(property),
              what: `says ${text} twice of one node`,
              why: 'Only the last one counts.',
              mend: 'Keep one.',
            });
          }
          value[text] = evaluate(property.initializer);
          fields.set(text, placed(property));
        } else throw new NoData(placed(property), 'holds code');
      }
      places.set(value, { place: placed(node), fields });
      return value;
    }
    throw new NoData(placed(node), 'holds code');
  };

  let trees: Record<string, TreeNode[]> | undefined;
  try {
    const file = open(entry);
    const written = find('pageTrees', file, file);
    const value = evaluate(written);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new NoData(placed(written), 'has no lists of nodes by name');
    }
    trees = value as Record<string, TreeNode[]>;
  } catch (error) {
    if (!(error instanceof NoData)) throw error;
    faults.push({
      ...error.place,
      what: error.message,
      why: 'The navigation of the site cannot be read.',
      mend: error.mend,
    });
  }
  return {
    trees,
    faults,
    placeOf: (node, field) => {
      const known = places.get(node);
      return (field === undefined ? undefined : known?.fields.get(field)) ?? known?.place;
    },
  };
}
