import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { packageOf } from '../../../../src/editor/rules/neededTypes';
import { compilerOptions } from '../../../../src/sandbox/rules/project/projectConfig';
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

/** As the code is checked, links not followed: files of types are known by the paths at which their readers name them. */
const { options } = ts.convertCompilerOptionsFromJson(
  { ...compilerOptions, types: [], preserveSymlinks: true },
  '/',
);

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
  const program = ts.createProgram([entry], options, host);

  const language: Record<string, string> = {};
  const files = new Map<string, Record<string, string>>();
  const root = siteDir.split(path.sep).join('/');
  /** The package that a file is of, whose types may be another's. */
  const ownerOf = (file: string) => {
    const below = file.slice(`${root}/node_modules/`.length);
    return file.startsWith(`${root}/node_modules/`) ? typedName(packageOf(below)) : undefined;
  };
  const add = (owner: string, file: string, text: string) => {
    const own = files.get(owner) ?? {};
    own[file.slice(root.length)] = text;
    files.set(owner, own);
  };
  for (const file of program.getSourceFiles()) {
    if (program.isSourceFileDefaultLibrary(file)) {
      language[libraryFolder + path.posix.basename(file.fileName)] = stripComments(file);
      continue;
    }
    const owner = file.isDeclarationFile ? ownerOf(file.fileName) : undefined;
    if (owner !== undefined) add(owner, file.fileName, stripComments(file));
  }
  const known = new Set(files.keys());
  for (const manifest of [...manifests].toSorted()) {
    const owner = ownerOf(manifest);
    if (owner === undefined || !known.has(owner)) continue;
    add(owner, manifest, manifestText(fs.readFileSync(manifest, 'utf8')));
  }
  const packages = [...files].map(([name, own]) => {
    const text = Object.values(own).join('\n');
    const needs = [...text.matchAll(named), ...text.matchAll(referenced)]
      .map(([, specifier]) => packageOf(specifier!))
      .filter((other) => other !== name && known.has(other));
    return [name, { files: own, needs: [...new Set(needs)].toSorted() }] as const;
  });
  return {
    language,
    packages: Object.fromEntries(packages.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
