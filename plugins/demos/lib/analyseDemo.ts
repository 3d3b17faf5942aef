import path from 'node:path';
import ts from 'typescript';
import { placeOf, syntaxProblems, type DemoProblem } from './demoProblem';
import { eraseTypes } from './eraseTypes';
import { parseScript } from './parseScript';
import { kindOf } from './sideFiles';
import { packageName } from './sandbox/packageName';

/** What reading a demo's source tells. */
export interface DemoAnalysis {
  problems: DemoProblem[];
  /** Everything it imports, as written. */
  imports: string[];
  /** Of that, what is no package, with its place. */
  relative: { specifier: string; line: number; column: number }[];
}

function hasDefaultExport(file: ts.SourceFile): boolean {
  return file.statements.some((statement) => {
    if (ts.isExportAssignment(statement)) return !statement.isExportEquals;
    if (ts.isExportDeclaration(statement) && statement.exportClause) {
      return (
        ts.isNamedExports(statement.exportClause) &&
        statement.exportClause.elements.some((element) => element.name.text === 'default')
      );
    }
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    return modifiers.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword);
  });
}

/** Packages of the site's own machinery: public on npm, but no part of what a reader would install. */
const sitePackages = /^(@docusaurus|@theme|@theme-original|@theme-init|@generated|@site)(\/|$)/;

/** Whether a node stands in no function, so that it is evaluated with the module. */
function isTopLevel(node: ts.Node): boolean {
  if (ts.isSourceFile(node)) return true;
  return (
    !ts.isFunctionLike(node) && !ts.isClassStaticBlockDeclaration(node) && isTopLevel(node.parent)
  );
}

/**
 * Every name that a file declares or imports, with the number of times. Where a name stands is left out of account: a name of the
 * file's own is taken for that everywhere in it.
 */
export function declaredNames(file: ts.SourceFile): Map<string, number> {
  const names = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if (
      (ts.isVariableDeclaration(node) ||
        ts.isParameter(node) ||
        ts.isBindingElement(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isClassDeclaration(node) ||
        ts.isImportClause(node) ||
        ts.isImportSpecifier(node) ||
        ts.isNamespaceImport(node)) &&
      node.name &&
      ts.isIdentifier(node.name)
    ) {
      names.set(node.name.text, (names.get(node.name.text) ?? 0) + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** Whether a node makes an object of one of these classes. */
function isNew(node: ts.Node | undefined, ...classes: string[]): node is ts.NewExpression {
  return (
    node !== undefined &&
    ts.isNewExpression(node) &&
    ts.isIdentifier(node.expression) &&
    classes.includes(node.expression.text)
  );
}

/** A file that an expression names, in quotes where it is a plain string. */
function named(node: ts.Expression | undefined): string {
  return node && ts.isStringLiteralLike(node) ? `"${node.text}"` : 'a file';
}

/** A worker that is made from a file; one that is made from a text of the demo is fine. */
function workerFault(node: ts.Node): string | undefined {
  if (!isNew(node, 'Worker', 'SharedWorker')) return undefined;
  const [address] = node.arguments ?? [];
  const isUrl = isNew(address, 'URL') && address.arguments?.length === 2;
  const isPlain = address && ts.isStringLiteralLike(address) && !/^(data|blob):/.test(address.text);
  if (!isUrl && !isPlain) return undefined;
  const file = named(isUrl ? address.arguments[0] : address);
  return `starts a worker from ${file}, which is not taken along with the demo; do its work in the demo, or make it from a Blob`;
}

/** What a script asks `import.meta` for, which is what only its bundler knows. */
function metaFault(node: ts.Node): string | undefined {
  if (!ts.isMetaProperty(node) || node.keywordToken !== ts.SyntaxKind.ImportKeyword) {
    return undefined;
  }
  const { parent } = node;
  const member = ts.isPropertyAccessExpression(parent) ? `.${parent.name.text}` : '';
  if (member === '.glob') {
    return 'imports files with import.meta.glob, which only one bundler knows; import each by its name';
  }
  if (member === '.url' && isNew(parent.parent, 'URL')) {
    // The worker has been told.
    if (workerFault(parent.parent.parent) !== undefined) return undefined;
    return `finds ${named(parent.parent.arguments?.[0])} with new URL and import.meta.url, which is not taken along with the demo; import it`;
  }
  return `uses import.meta${member}, which bundlers fill in ways of their own; write the value into the demo`;
}

/** An import whose file nobody can tell from the text, or that only TypeScript knows. */
function importFault(node: ts.Node): string | undefined {
  if (ts.isImportEqualsDeclaration(node) && node.isTypeOnly) {
    return 'has an "import type … =", which is not followed; use "import type … from"';
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) {
    return undefined;
  }
  const [address] = node.arguments;
  if (!address || ts.isStringLiteralLike(address)) return undefined;
  const text = address.getText().replace(/\s+/g, ' ');
  return `imports ${text}, which is no plain string, so that the file cannot be told; write its name out, and choose between several imports`;
}

const mendsOfNode: Record<string, string> = {
  require: 'use import',
  module: 'use export',
  exports: 'use export',
  process: 'write a value of an example into the demo, and what an app reads into a block of code',
};

/** What a script takes for granted that Node has and a browser has not. */
function nodeFault(node: ts.Node, isOwn: (name: string) => boolean): string | undefined {
  const isCall = ts.isCallExpression(node);
  if (!isCall && !ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) {
    return undefined;
  }
  if (!ts.isIdentifier(node.expression)) return undefined;
  const name = node.expression.text;
  if (!Object.hasOwn(mendsOfNode, name) || (isCall && name !== 'require') || isOwn(name)) {
    return undefined;
  }
  if (isCall) return 'calls require, which a browser does not have; use import';
  // `process.env` alone does not say which of its values is meant.
  const { parent } = node;
  const isRead = ts.isPropertyAccessExpression(parent) && parent.expression === node;
  const text = (isRead ? parent : node).getText().replace(/\s+/g, '');
  return `uses ${text}, which a browser does not have; ${mendsOfNode[name]}`;
}

/** Files that a script names in comments for the compiler. */
function referenceFaults(file: ts.SourceFile): DemoProblem[] {
  return [
    ...file.referencedFiles,
    ...file.typeReferenceDirectives.filter(({ fileName }) => fileName.startsWith('.')),
  ].map(({ pos, fileName }) => ({
    ...placeOf(file, pos),
    reason: `refers to "${fileName}" in a comment, which is not followed; import what it needs`,
  }));
}

/** What a script does with the words of its language that a demo cannot do. */
function faultOf(node: ts.Node, file: ts.SourceFile): string | undefined {
  const waits =
    ts.isAwaitExpression(node) ||
    (ts.isForOfStatement(node) && node.awaitModifier !== undefined) ||
    (ts.isVariableDeclarationList(node) &&
      (node.flags & ts.NodeFlags.AwaitUsing) === ts.NodeFlags.AwaitUsing);
  if (waits && isTopLevel(node.parent)) {
    return 'awaits outside of any function; the demos of a page are there at once, so wait in an effect';
  }
  if (ts.isJsxOpeningLikeElement(node) || ts.isJsxFragment(node)) {
    const isPlain = /\.m?js$/.test(file.fileName);
    return isPlain ? 'has JSX, which bundlers expect in a file that ends with .jsx' : undefined;
  }
  return undefined;
}

/**
 * Reads a demo (or a module beside it) and finds what would keep it from running elsewhere.
 *
 * @param source - the file's text
 * @param file - its path, for the language and for relative imports
 * @param packages - names of the packages a demo may import
 * @param isDemo - false for a module beside a demo, which needs no default export
 * @param folder - that of the demo; the file's own, unless it is in a folder below
 */
export function analyseDemo(
  source: string,
  file: string,
  packages: ReadonlySet<string>,
  isDemo = true,
  folder = path.dirname(file),
): DemoAnalysis {
  const { file: parsed, faults } = parseScript(source, file);
  const at = (position: number) => placeOf(parsed, position);
  const problems = [...syntaxProblems(parsed, faults), ...referenceFaults(parsed)];
  const imports: string[] = [];
  const relative: DemoAnalysis['relative'] = [];

  const check = (literal: ts.Expression | undefined): void => {
    if (!literal || !ts.isStringLiteralLike(literal)) return;
    const specifier = literal.text;
    const place = at(literal.getStart(parsed));
    imports.push(specifier);
    if (/^\.\.?(\/|$)/.test(specifier)) {
      const target = path.relative(folder, path.join(path.dirname(file), specifier));
      if (target.startsWith('..')) {
        problems.push({
          ...place,
          reason: `imports "${specifier}" from outside its own folder; move what it needs beside the demo`,
        });
      } else relative.push({ specifier, ...place });
    } else if (specifier.startsWith('/') || sitePackages.test(specifier)) {
      problems.push({
        ...place,
        reason: `imports the site's own "${specifier}"; a demo has to run elsewhere unchanged, so use public packages only`,
      });
    } else if (!packages.has(packageName(specifier) ?? specifier)) {
      problems.push({
        ...place,
        reason: `imports "${specifier}", but package.json does not list ${packageName(specifier) ?? specifier} among its dependencies`,
      });
    }
  };
  let own: ReadonlyMap<string, number> | undefined;
  const isOwn = (name: string) => (own ??= declaredNames(parsed)).has(name);
  const reports = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) check(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      check(node.arguments[0]);
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const { literal } = node.argument;
      if (ts.isStringLiteral(literal)) check(literal);
    }
    const reason =
      faultOf(node, parsed) ??
      importFault(node) ??
      metaFault(node) ??
      workerFault(node) ??
      nodeFault(node, isOwn);
    // Once a file: the next element is no news.
    if (reason && !reports.has(reason)) {
      reports.add(reason);
      problems.push({ ...at(node.getStart(parsed)), reason });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);

  if (faults.length === 0) {
    const erased = eraseTypes(parsed);
    problems.push(...erased.problems);
    if (kindOf(file) === 'javascript' && erased.firstType !== undefined) {
      problems.push({
        ...at(erased.firstType),
        reason: 'has types, which JavaScript does not have; end its name with .ts or .tsx',
      });
    }
  }
  if (isDemo && faults.length === 0 && !hasDefaultExport(parsed)) {
    problems.push({
      line: 1,
      column: 1,
      reason: 'has no default export; export the component that the page shows as default',
    });
  }
  return { problems, imports, relative };
}
