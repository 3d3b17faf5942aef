import ts from 'typescript';
import type { ApiModel, TypePart } from '../../../src/api/rules/types';
import { compileEvents, compileSelectors } from './compileCatalogue';
import { compileComponent } from './compileComponent';
import { compileHook } from './compileHook';
import { compileInterface } from './compileInterface';
import { createContext, pageProduct, type Context } from './context';
import { createProgram } from './createProgram';
import { exportedAs } from './exportedAs';
import { isComponent, isHook } from './isComponent';
import { publicExports, type PublicExport } from './missingPages';
import { readLibraries } from './readLibraries';
import { readThemeNames } from './readThemeNames';
import type { ReferencePage } from './referencePages';
import type { ResolveLink } from './renderMarkdown';

export interface ReferenceOptions {
  /** Folder of the project whose `node_modules` hold the libraries. */
  siteDir: string;
  /** By npm name: the name under which it is installed there, or an absolute folder. */
  libraries: Readonly<Record<string, string>>;
  /** What pages there are; see `referencePages`. */
  pages: readonly ReferencePage[];
  /** Our page for an address in a comment; without, addresses stay as they are. */
  resolveLink?: ResolveLink;
  /** Whether to leave out a page of something that the packages do not export: for an older version of them. */
  partial?: boolean;
  /** Is told how far the work is. */
  log?: (message: string) => void;
}

/** What a compilation gives. */
export interface Reference {
  models: ApiModel[];
  /** Components and hooks that the packages export, with the addresses of their pages or the reason for none. */
  exports: PublicExport[];
}

/** What the page of a name shows. */
function compilePage(
  context: Context,
  page: ReferencePage,
  themeNames: ReturnType<typeof readThemeNames>,
  partial: boolean,
): ApiModel | undefined {
  const product = pageProduct(page);
  if (product.id === 'data-grid' && page.name === 'Events') return compileEvents(context, page);
  if (product.id === 'data-grid' && page.name === 'Selectors')
    return compileSelectors(context, page);
  const exported = exportedAs(context, product.id, page.name);
  const first = exported?.symbols[0];
  if (!exported || !first) {
    if (partial) return undefined;
    const packages = product.libraries.map(({ name }) => name).join(', ');
    context.problems.push(
      `${page.pathname}: none of ${packages} exports ${page.name}: correct the title in the page tree, take the page out, or install the package that has it.`,
    );
    return undefined;
  }
  const { checker } = context;
  if (isComponent(checker, page.name, first.symbol)) {
    return compileComponent(context, page, exported, themeNames);
  }
  if (isHook(checker, page.name, first.symbol)) return compileHook(context, page, exported);
  if (first.symbol.flags & ts.SymbolFlags.Type) return compileInterface(context, page, exported);
  // A stand-in for what another package has, which is not among the given ones.
  if (partial) return undefined;
  context.problems.push(
    `${first.library.name}, ${page.name}: it is no component, hook or interface, or its type does not resolve: take ${page.pathname} out of the page tree, or install what the library asks for.`,
  );
  return undefined;
}

/** Pages that the types of a model name. */
function relatedOf(model: ApiModel, byPath: Map<string, ApiModel>): ApiModel['related'] {
  const found = new Map<string, string>();
  const visit = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      const part = value as Partial<Exclude<TypePart, string>>;
      if (part.name && part.pathname && Object.keys(part).length === 2) {
        const other = byPath.get(part.pathname);
        if (other?.kind === 'interface' && other !== model) found.set(other.pathname, other.name);
      } else Object.values(value).forEach(visit);
    }
  };
  visit(model);
  return [...found]
    .map(([pathname, name]) => ({ name, pathname }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Compiles the API reference from the declarations of the installed packages.
 * @returns a model for every page, in the order of the pages, and what the packages export
 * @throws one error with everything that is wrong: a missing package, a name that no package exports, a type
 * that does not resolve; each with package, symbol and the way to mend it
 */
export function compileReferenceWithExports(options: ReferenceOptions): Reference {
  const { siteDir, log = () => {}, resolveLink = () => undefined, partial = false } = options;
  const { libraries, problems } = readLibraries(siteDir, options.libraries);
  if (problems.length > 0) throw referenceError(problems);
  if (libraries.length === 0) {
    throw referenceError(['No library is given: name at least one in `libraries`.']);
  }
  log(`reading the declarations of ${libraries.length} packages`);
  const program = createProgram(siteDir, libraries);
  const pages = options.pages.filter((page) =>
    pageProduct(page).libraries.some(({ name }) => name in options.libraries),
  );
  const context = createContext(program, libraries, pages, resolveLink);
  const themeNames = readThemeNames(context);
  const models: ApiModel[] = [];
  for (const [at, page] of pages.entries()) {
    const model = compilePage(context, page, themeNames, partial);
    if (model) models.push(model);
    if ((at + 1) % 100 === 0) log(`${at + 1} of ${pages.length} pages`);
  }
  if (context.problems.length > 0) throw referenceError(context.problems);
  const byPath = new Map(models.map((model) => [model.pathname, model]));
  for (const model of models) model.related = relatedOf(model, byPath);
  return { models, exports: publicExports(context) };
}

/** Compiles the API reference; see {@link compileReferenceWithExports}. */
export function compileReference(options: ReferenceOptions): ApiModel[] {
  return compileReferenceWithExports(options).models;
}

/** One error for all problems. */
function referenceError(problems: readonly string[]): Error {
  const unique = [...new Set(problems)];
  return new Error(
    `The API reference cannot be compiled (${unique.length} problem${unique.length === 1 ? '' : 's'}):\n${unique
      .map((problem) => `  - ${problem}`)
      .join('\n')}`,
  );
}
