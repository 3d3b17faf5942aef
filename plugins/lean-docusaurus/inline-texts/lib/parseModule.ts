import ts from 'typescript';

/** Parses a module as the bundler has it when TypeScript and elements are compiled. */
export function parseModule(source: string): ts.SourceFile {
  return ts.createSourceFile(
    'module.js',
    source,
    { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
    true,
    ts.ScriptKind.JS,
  );
}
