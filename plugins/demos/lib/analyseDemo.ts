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
  if (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'require'
  ) {
    return 'calls require, which a browser does not have; use import';
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
  const problems = syntaxProblems(parsed, faults);
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
  const reports = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) check(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      check(node.arguments[0]);
    }
    const reason = faultOf(node, parsed);
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
