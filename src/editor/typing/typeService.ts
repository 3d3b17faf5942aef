import type ts from 'typescript';
import { compilerOptions } from '../../sandbox/rules/project/projectConfig';
import type { SourceText } from '../program/buildProgram';
import { isTyped } from '../rules/neededTypes';

/** Something that the compiler has against the code, and where; lines and columns count from 1. */
export interface TypeFinding {
  name: string;
  line: number;
  column: number;
  /** The compiler's number: `TS2322` is 2322. */
  code: number;
  message: string;
}

/** Checks files against the types of packages. */
export interface TypeService {
  /** Takes types in: texts by their paths, which begin with `/node_modules/`. */
  add: (files: Readonly<Record<string, string>>) => void;
  /** @returns what is wrong, in the order of files and lines */
  check: (sources: readonly SourceText[]) => TypeFinding[];
}

const home = '/demo/';
const ambient = '/ambient.d.ts';

/** What the bundler knows besides scripts. */
const ambientText = `declare module '*.css' { const names: Readonly<Record<string, string>>; export default names; }
declare module '*.svg' { const address: string; export default address; }
`;

/** @param compiler - TypeScript itself, which is fetched when it is asked for */
export function createTypeService(compiler: typeof ts): TypeService {
  const { options } = compiler.convertCompilerOptionsFromJson(
    { ...compilerOptions, types: [] },
    '/',
  );
  const given = new Map<string, string>([[ambient, ambientText]]);
  const folders = new Set<string>();
  const own = new Map<string, { text: string; version: number }>();

  const noteFolders = (file: string) => {
    for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
      folders.add(file.slice(0, at));
    }
  };
  const readFile = (file: string) => own.get(file)?.text ?? given.get(file);
  const service = compiler.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [
      ...[...given.keys()].filter((file) => /\/(?:ambient|icons)\.d\.ts$/.test(file)),
      ...[...own.keys()].filter(isTyped),
    ],
    getScriptVersion: (file) => String(own.get(file)?.version ?? 0),
    getScriptSnapshot: (file) => {
      const text = readFile(file);
      return text === undefined ? undefined : compiler.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/node_modules/typescript/lib/lib.d.ts',
    fileExists: (file) => own.has(file) || given.has(file),
    readFile,
    directoryExists: (folder) => folders.has(folder.replace(/\/$/, '')),
    getDirectories: () => [],
  });

  const take = (sources: readonly SourceText[]) => {
    const names = new Set(sources.map(({ name }) => home + name));
    for (const file of own.keys()) if (!names.has(file)) own.delete(file);
    for (const { name, text } of sources) {
      const before = own.get(home + name);
      if (before?.text === text) continue;
      own.set(home + name, { text, version: (before?.version ?? 0) + 1 });
      noteFolders(home + name);
    }
  };

  const findingOf = (name: string, { file, start = 0, code, messageText }: ts.Diagnostic) => {
    const place = file?.getLineAndCharacterOfPosition(start);
    return {
      name,
      line: (place?.line ?? 0) + 1,
      column: (place?.character ?? 0) + 1,
      code,
      message: compiler.flattenDiagnosticMessageText(messageText, '\n'),
    };
  };

  return {
    add: (files) => {
      for (const [file, text] of Object.entries(files)) {
        given.set(file, text);
        noteFolders(file);
      }
    },
    check: (sources) => {
      take(sources);
      return sources
        .filter(({ name }) => isTyped(name))
        .flatMap(({ name }) => {
          const syntactic = service.getSyntacticDiagnostics(home + name);
          // What cannot be read is all that is said: the rest follows from it.
          const found =
            syntactic.length > 0 ? syntactic : service.getSemanticDiagnostics(home + name);
          return found
            .toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))
            .map((diagnostic) => findingOf(name, diagnostic));
        });
    },
  };
}
