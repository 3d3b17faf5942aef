import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { ApiClass } from '../../../src/api/rules/types';
import { libraryOf, type Context } from './context';
import type { Library } from './readLibraries';
import { declarationsOf, fieldsOf, html } from './readMember';
import { readComment } from './readComment';

/** The script that Node can require beside a declaration file; undefined if there is none. */
function scriptOf(library: Library, declarationFile: string): string | undefined {
  const inside = path.relative(library.folder, declarationFile).replace(/^esm\//, '');
  const script = inside.replace(/\.d\.[mc]?ts$/, '.js');
  // Packages without `exports` keep what Node can require in a folder that `main` names.
  const main = library.manifest.exports ? '' : path.dirname(library.manifest.main ?? '');
  const file = path.join(library.folder, main, script);
  return fs.existsSync(file) ? file : undefined;
}

/** The object of global class names that a module exports; undefined if it has none. */
function classObject(module: Record<string, unknown>, keys: readonly string[]) {
  return Object.values(module).find(
    (value): value is Record<string, string> =>
      typeof value === 'object' &&
      value !== null &&
      keys.some((key) => typeof (value as Record<string, unknown>)[key] === 'string'),
  );
}

/** The package's own object of class names in the script beside a declaration file; undefined if it has none. */
function namesBeside(
  context: Context,
  file: ts.SourceFile,
  keys: readonly string[],
): Record<string, string> | undefined {
  const library = libraryOf(context.libraries, file);
  const script = library && scriptOf(library, file.fileName);
  return script
    ? classObject(createRequire(script)(script) as Record<string, unknown>, keys)
    : undefined;
}

/** What the names of an object begin with: states have no name of a component in theirs. */
function prefixOf(names: Readonly<Record<string, string>>): string | undefined {
  return Object.values(names)
    .map((name) => /^(\w+)-/.exec(name)?.[1])
    .find((prefix) => prefix !== undefined && prefix !== 'Mui');
}

/** The class name by the rule of the package: `Mui-` for states, the component's name for the rest. */
function ruleName(library: Library, themeName: string, key: string): string {
  const require = createRequire(path.join(library.folder, 'package.json'));
  // Of the library's own installation, so no import of the site.
  const rule = '@mui/utils/generateUtilityClass';
  const { default: generate } = require(rule) as {
    default: (component: string, slot: string) => string;
  };
  return generate(themeName, key);
}

/** What is read for the classes of a component. */
export interface ClassesSource {
  /** Of the prop `classes`, or of the interface or alias of its classes. */
  type: ts.Type;
  /** That interface or alias, where the component has one. */
  symbol?: ts.Symbol;
}

/** The files of the interface of classes itself: of `ButtonClasses`, also where the type is `Partial<ButtonClasses>`. */
function ownFiles({ checker }: Context, { type, symbol }: ClassesSource): ts.SourceFile[] {
  const whole = checker.getNonNullableType(type);
  const own = symbol ?? (whole.aliasTypeArguments?.[0] ?? whole).symbol;
  return (own?.declarations ?? []).map((one) => one.getSourceFile());
}

/**
 * Reads the classes of a component.
 * @param themeName - the name in front of its classes, where the package has no object of them
 */
export function readClasses(
  context: Context,
  library: Library,
  source: ClassesSource,
  themeName: string,
): ApiClass[] {
  const fields = fieldsOf(context.checker, source.type);
  const keys = fields.map(({ name }) => name);
  const own = ownFiles(context, source);
  const declaring = fields.flatMap(declarationsOf).map((one) => one.getSourceFile());
  // A key of two objects is named by the interface's own, not by that of what it extends.
  const objects = new Map(
    [...declaring.filter((file) => !own.includes(file)), ...own].map((file) => [
      file,
      namesBeside(context, file, keys),
    ]),
  );
  const names: Record<string, string> = Object.assign({}, ...objects.values());
  return fields
    .map((field) => {
      const declarations = declarationsOf(field);
      const comment = declarations.map(readComment).find(Boolean);
      // What no object has is named as what the declaring interface's object has.
      const beside = declarations[0] && objects.get(declarations[0].getSourceFile());
      const prefix = (beside && prefixOf(beside)) ?? themeName;
      return {
        name: field.name,
        className: names[field.name] ?? ruleName(library, prefix, field.name),
        description: html(context, comment?.text),
        ...(comment?.deprecated !== undefined && {
          deprecated: html(context, comment.deprecated),
        }),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
