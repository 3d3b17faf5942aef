import path from 'node:path';
import ts from 'typescript';
import { packageName } from './sandbox/packageName';

/** One fault of a demo file, at a place a maintainer can jump to. */
export interface DemoProblem {
  line: number;
  column: number;
  reason: string;
}

/** What reading a demo's source tells. */
export interface DemoAnalysis {
  problems: DemoProblem[];
  /** Everything it imports, as written. */
  imports: string[];
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

/**
 * Reads a demo (or a module beside it) and finds what would keep it from running elsewhere.
 *
 * @param source - the file's text
 * @param file - its path, for the language and for relative imports
 * @param packages - names of the packages a demo may import
 * @param isDemo - false for a module beside a demo, which needs no default export
 */
export function analyseDemo(
  source: string,
  file: string,
  packages: ReadonlySet<string>,
  isDemo = true,
): DemoAnalysis {
  const parsed = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    /\.tsx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const at = (position: number) => {
    const { line, character } = parsed.getLineAndCharacterOfPosition(position);
    return { line: line + 1, column: character + 1 };
  };
  // The parser's own diagnostics are internal in the type, and there is no other way to them without a program.
  const syntax = (parsed as unknown as { parseDiagnostics: ts.DiagnosticWithLocation[] })
    .parseDiagnostics;
  const problems: DemoProblem[] = syntax
    .toSorted((a, b) => a.start - b.start)
    .map((diagnostic) => ({
      ...at(diagnostic.start),
      reason: `does not compile: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`,
    }));
  const imports: string[] = [];

  const check = (literal: ts.Expression | undefined): void => {
    if (!literal || !ts.isStringLiteralLike(literal)) return;
    const specifier = literal.text;
    const place = at(literal.getStart(parsed));
    imports.push(specifier);
    if (specifier.startsWith('.')) {
      const target = path.posix.normalize(specifier);
      if (target.startsWith('..')) {
        problems.push({
          ...place,
          reason: `imports "${specifier}" from outside its own folder; move what it needs beside the demo`,
        });
      }
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
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) check(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      check(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);

  if (isDemo && syntax.length === 0 && !hasDefaultExport(parsed)) {
    problems.push({
      line: 1,
      column: 1,
      reason: 'has no default export; export the component that the page shows as default',
    });
  }
  return { problems, imports };
}

/** The problems as the text of a build error: one line each, `file:line:column reason`. */
export function formatProblems(file: string, problems: DemoProblem[]): string {
  return problems
    .map(({ line, column, reason }) => `${file}:${line}:${column} ${reason}`)
    .join('\n');
}
