import path from 'node:path';
import ts from 'typescript';
import type { Library } from './readLibraries';
import { listEntries, resolveEntry } from './resolveEntry';

/** The libraries as TypeScript sees them: one program for all, since they share most declarations. */
export interface LibraryProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** Modules that readers can import, by library name. */
  entries: Map<string, { sub: string; file: string }[]>;
}

/**
 * A date of the pickers is the type that an adapter declares. The reference speaks of no adapter: a type of
 * that name stands for all of them.
 */
const dateType = `export {};
declare global { interface PickerValidDate { readonly pickerValidDate: true } }
declare module '@mui/x-date-pickers/models' { interface PickerValidDateLookup { any: PickerValidDate } }
`;

/**
 * Reads the declarations of the libraries.
 * A library resolves to its folder wherever it is imported from, so that a version installed under an alias
 * meets itself and not the version that bears the name.
 * @param root - folder from which `@types/react` is found
 */
export function createProgram(root: string, libraries: readonly Library[]): LibraryProgram {
  const entries = new Map(libraries.map((library) => [library.name, listEntries(library)]));
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    esModuleInterop: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const byName = new Map(libraries.map((library) => [library.name, library]));
  host.getCurrentDirectory = () => root;
  host.resolveModuleNameLiterals = (literals, containingFile, redirected, compilerOptions) =>
    literals.map(({ text }) => {
      const [, name = '', sub = ''] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(text) ?? [];
      const library = byName.get(name);
      const file = library && resolveEntry(library, sub);
      if (file) {
        return {
          resolvedModule: {
            resolvedFileName: file,
            extension: ts.Extension.Dts,
            isExternalLibraryImport: true,
          },
        };
      }
      return ts.resolveModuleName(text, containingFile, compilerOptions, host, cache, redirected);
    });
  const dateFile = path.join(root, '__picker-date.d.ts');
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === dateFile || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === dateFile
      ? ts.createSourceFile(file, dateType, ts.ScriptTarget.ES2022)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram({
    rootNames: [
      ...[...entries.values()].flatMap((list) => list.map(({ file }) => file)),
      ...(byName.has('@mui/x-date-pickers') ? [dateFile] : []),
    ],
    options,
    host,
  });
  return { program, checker: program.getTypeChecker(), entries };
}
