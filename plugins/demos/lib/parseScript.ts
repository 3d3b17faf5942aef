import ts from 'typescript';

/** A script as TypeScript's parser reads it. */
export interface ParsedScript {
  file: ts.SourceFile;
  /** What the parser does not understand, in the order of the text. */
  faults: { start: number; message: string }[];
}

/** The language of a file by its ending; one without an ending that says so is taken for TypeScript with JSX. */
function scriptKind(name: string): ts.ScriptKind {
  if (/\.ts$/.test(name)) return ts.ScriptKind.TS;
  // JavaScript with JSX often has the plain ending.
  return /\.[cm]?jsx?$/.test(name) ? ts.ScriptKind.JSX : ts.ScriptKind.TSX;
}

/**
 * Parses a script, with the way from each node to its parent.
 * @param name - of the file, whose ending tells the language
 */
export function parseScript(source: string, name: string): ParsedScript {
  const options = {
    languageVersion: ts.ScriptTarget.Latest,
    impliedNodeFormat: ts.ModuleKind.ESNext,
  } as const;
  const file = ts.createSourceFile(name, source, options, true, scriptKind(name));
  // The parser's own diagnostics are internal in the type, and there is no other way to them without a program.
  const { parseDiagnostics } = file as unknown as { parseDiagnostics: ts.DiagnosticWithLocation[] };
  const faults = parseDiagnostics
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, messageText }) => ({
      start,
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
  return { file, faults };
}
