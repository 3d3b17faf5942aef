import ts from 'typescript';

/**
 * What TypeScript's own emitter makes of a script. It leaves an import of types as an empty one, which is taken out; an import of the same file
 * is written by its names alone.
 * @param name - of the file, whose ending tells the language
 */
export function emitted(source: string, name = 'Demo.tsx'): string {
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    jsx: ts.JsxEmit.Preserve,
    verbatimModuleSyntax: true,
    removeComments: false,
  };
  return ts
    .transpileModule(source, { fileName: name, compilerOptions })
    .outputText.replace(/^(im|ex)port \{\s*\}( from .*)?;\n/gm, '')
    .replace(/^(import \w+), \{\s*\} from/gm, '$1 from');
}
