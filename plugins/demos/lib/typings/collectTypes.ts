import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { stripComments } from './stripComments';

/** The types of a package, as a checker beside the page reads them. */
export interface PackageTypes {
  /** Texts by path, which begins with `/node_modules/`. */
  files: Record<string, string>;
  /** Names of other packages whose types these name. */
  needs: string[];
}

/** The types of packages by name, and those that the language and the browser have. */
export interface CollectedTypes {
  language: Record<string, string>;
  packages: Record<string, PackageTypes>;
}

/** Which languages of types code in the editor is written in; the exported projects have the same. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Where a checker looks for the types of the language. */
const libraryFolder = '/node_modules/typescript/lib/';

/** Of a package's manifest: by which its types are found. */
const manifestFields = ['name', 'version', 'type', 'main', 'types', 'typings', 'typesVersions'];

function manifestText(text: string): string {
  const manifest = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(
    Object.fromEntries(
      [...manifestFields, 'exports'].flatMap((field) =>
        field in manifest ? [[field, manifest[field]]] : [],
      ),
    ),
  );
}

const named = /\b(?:from|import|module)\s*\(?\s*['"]([^'"./][^'"]*)['"]/g;
const referenced = /\/\/\/\s*<reference\s+types=["']([^"']+)["']/g;
const packageName = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0];
/** `@types/react` speaks for `react`, `@types/a__b` for `@a/b`. */
const typedName = (name: string) =>
  name.replace(/^@types\/(.*)$/, (_all, own: string) => own.replace(/^(.*)__/, '@$1/'));

/**
 * Reads the types of everything that code in the editor can import, without comments: what the compiler itself finds, and nothing else.
 * @param siteDir - absolute
 * @param specifiers - of modules
 */
export function collectTypes(siteDir: string, specifiers: readonly string[]): CollectedTypes {
  const entry = path.join(siteDir, 'every-module.ts');
  const source = specifiers
    .map((specifier, index) => `export * as m${index} from ${JSON.stringify(specifier)};`)
    .join('\n');
  const host = ts.createCompilerHost(options);
  // Comments are taken out anyway.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const manifests = new Set<string>();
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => file === entry || fileExists(file);
  host.readFile = (file) => {
    if (file.endsWith('/package.json') && file.includes('/node_modules/')) manifests.add(file);
    return file === entry ? source : readFile(file);
  };
  host.getSourceFile = (file, target, ...rest) =>
    file === entry
      ? ts.createSourceFile(file, source, target)
      : getSourceFile.call(host, file, target, ...rest);
  // Files of types are read as their readers name them, not as links lead.
  const program = ts.createProgram([entry], { ...options, preserveSymlinks: true }, host);

  const language: Record<string, string> = {};
  const files = new Map<string, Record<string, string>>();
  const root = siteDir.split(path.sep).join('/');
  const add = (file: string, text: () => string) => {
    const below = file.startsWith(root) ? file.slice(root.length) : '';
    const [, name] = /^\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(below) ?? [];
    if (!name) return;
    const own = files.get(typedName(name)) ?? {};
    own[below] = text();
    files.set(typedName(name), own);
  };
  for (const file of program.getSourceFiles()) {
    if (program.isSourceFileDefaultLibrary(file)) {
      language[libraryFolder + path.posix.basename(file.fileName)] = stripComments(file);
    } else if (file.isDeclarationFile) {
      add(file.fileName, () => stripComments(file));
    }
  }
  const known = new Set(files.keys());
  for (const manifest of [...manifests].toSorted()) {
    if (!known.has(typedName(/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(manifest)![1]!))) continue;
    add(manifest, () => manifestText(fs.readFileSync(manifest, 'utf8')));
  }
  const packages = [...files].map(([name, own]) => {
    const text = Object.values(own).join('\n');
    const needs = [...text.matchAll(named), ...text.matchAll(referenced)]
      .map(([, specifier]) => packageName(specifier!))
      .filter((other) => other !== name && known.has(other));
    return [name, { files: own, needs: [...new Set(needs)].toSorted() }] as const;
  });
  return {
    language,
    packages: Object.fromEntries(packages.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
