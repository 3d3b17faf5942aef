import type ts from 'typescript';
import type { ParsedScript } from './parseScript';

/** One fault of a demo file, at a place a maintainer can jump to. */
export interface DemoProblem {
  line: number;
  column: number;
  reason: string;
}

/** Line and column of a position, both from 1. */
export function placeOf(file: ts.SourceFile, position: number): { line: number; column: number } {
  const { line, character } = file.getLineAndCharacterOfPosition(position);
  return { line: line + 1, column: character + 1 };
}

/** What the parser did not understand, as problems. */
export function syntaxProblems(file: ts.SourceFile, faults: ParsedScript['faults']): DemoProblem[] {
  return faults.map(({ start, message }) => ({
    ...placeOf(file, start),
    reason: `does not compile: ${message}`,
  }));
}

/** The problems as the text of a build error: one line each, `file:line:column reason`. */
export function formatProblems(file: string, problems: readonly DemoProblem[]): string {
  return problems
    .map(({ line, column, reason }) => `${file}:${line}:${column} ${reason}`)
    .join('\n');
}

/** A script of which no JavaScript can be made. */
export class ScriptFaults extends Error {
  override name = 'ScriptFaults';

  constructor(
    file: string,
    readonly problems: readonly DemoProblem[],
  ) {
    super(formatProblems(file, problems));
  }
}
