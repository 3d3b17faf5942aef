import ts from 'typescript';
import type { ApiPlan } from '../../../src/api/rules/types';
import type { LibraryProgram } from './createProgram';
import { apiProducts, productOf, type ApiProduct } from './products';
import type { Library } from './readLibraries';
import type { ReferencePage } from './referencePages';
import type { ResolveLink } from './renderMarkdown';

/** One way to reach an exported thing. */
export interface ExportPath {
  library: Library;
  /** '' or the folder behind the package's name. */
  sub: string;
  /** Exported name, `default` too. */
  name: string;
}

/** Something that the packages of a product export under one name. */
export interface Exported {
  name: string;
  product: ApiProduct['id'];
  /** By library, lowest plan first: the symbol behind the alias. */
  symbols: { library: Library; symbol: ts.Symbol }[];
  paths: ExportPath[];
}

/** What all parts of the compiler know. */
export interface Context extends LibraryProgram {
  libraries: Library[];
  pages: ReferencePage[];
  /** Exports by product and name. */
  exported: Map<string, Map<string, Exported>>;
  resolveLink: ResolveLink;
  problems: string[];
  /** Pages by the names that types use for them: `ButtonProps`, `GridColDef`. */
  pagesByTypeName: Map<string, ReferencePage[]>;
  /** Pages of components, hooks and interfaces by their own name. */
  pagesByName: Map<string, ReferencePage[]>;
}

/**
 * The symbol behind import and export aliases. Of an interface, the one that has what other modules add to it
 * (`declare module '…'`): an alias through `export *` leads to what its own file declares.
 */
export function target(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declared = real.declarations?.find(ts.isInterfaceDeclaration);
  return (declared && checker.getSymbolAtLocation(declared.name)) ?? real;
}

/** Whether a type is one that TypeScript could not find out: a missing file or name, or a cycle. */
export function isErrorType(type: ts.Type): boolean {
  const { intrinsicName } = type as { intrinsicName?: string };
  return (type.flags & ts.TypeFlags.Any) !== 0 && intrinsicName !== 'any';
}

/** Whether a symbol stands for a name that does not exist. */
export function isUnknown(symbol: ts.Symbol | undefined): boolean {
  return symbol === undefined || (symbol.name === 'unknown' && !symbol.declarations);
}

const libraryCache = new WeakMap<ts.SourceFile, { of: Library[]; library?: Library }>();

/** The library that a file belongs to. */
export function libraryOf(libraries: Library[], file: ts.SourceFile): Library | undefined {
  const cached = libraryCache.get(file);
  if (cached?.of === libraries) return cached.library;
  const library = libraries.find(
    ({ folder }) =>
      file.fileName.startsWith(`${folder}/`) &&
      !file.fileName.slice(folder.length).includes('/node_modules/'),
  );
  libraryCache.set(file, { of: libraries, ...(library && { library }) });
  return library;
}

/** Collects what the packages export, by product and name. */
export function collectExports(
  { program, checker, entries }: LibraryProgram,
  libraries: Library[],
) {
  const exported: Context['exported'] = new Map();
  const problems: string[] = [];
  for (const library of libraries) {
    const names = exported.get(library.product) ?? new Map<string, Exported>();
    exported.set(library.product, names);
    const list = entries.get(library.name) ?? [];
    if (list.length === 0) {
      problems.push(
        `${library.name} ${library.version} has no declaration file in ${library.folder}: install it anew.`,
      );
    }
    for (const { sub, file } of list) {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) continue;
      for (const symbol of checker.getExportsOfModule(module)) {
        const name = symbol.name === 'default' ? sub.split('/').at(-1)! : symbol.name;
        if (name === '') continue;
        const entry: Exported = names.get(name) ?? {
          name,
          product: library.product,
          symbols: [],
          paths: [],
        };
        const real = target(checker, symbol);
        if (isUnknown(real)) {
          problems.push(
            `${library.name} exports ${name} from ${sub || 'its root'}, but the file behind it does not: install ${library.name} anew or report it.`,
          );
          continue;
        }
        names.set(name, entry);
        if (!entry.symbols.some((one) => one.library === library)) {
          entry.symbols.push({ library, symbol: real });
        }
        if (
          !entry.paths.some(
            (one) => one.library === library && one.sub === sub && one.name === symbol.name,
          )
        ) {
          entry.paths.push({ library, sub, name: symbol.name });
        }
      }
    }
  }
  return { exported, problems };
}

/** Makes the context of a compilation. */
export function createContext(
  program: LibraryProgram,
  libraries: Library[],
  pages: ReferencePage[],
  resolveLink: ResolveLink,
): Context {
  const { exported, problems } = collectExports(program, libraries);
  const pagesByTypeName: Context['pagesByTypeName'] = new Map();
  const pagesByName: Context['pagesByName'] = new Map();
  const add = (map: Map<string, ReferencePage[]>, name: string, page: ReferencePage) =>
    map.set(name, [...(map.get(name) ?? []), page]);
  for (const page of pages) {
    add(pagesByName, page.name, page);
    add(pagesByTypeName, page.name, page);
    add(pagesByTypeName, `${page.name}Props`, page);
  }
  return {
    ...program,
    libraries,
    pages,
    exported,
    resolveLink,
    problems,
    pagesByName,
    pagesByTypeName,
  };
}

/** Position of a plan, for comparing. */
export function planRank(plan: ApiPlan | undefined): number {
  return plan === 'premium' ? 2 : plan === 'pro' ? 1 : 0;
}

/** The product that a page belongs to. */
export function pageProduct(page: ReferencePage): ApiProduct {
  return productOf(page.pathname, apiProducts)!;
}
