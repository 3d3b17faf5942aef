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

/** Global class names by key, from the package's own objects beside the interface that declares the classes. */
function runtimeNames(
  context: Context,
  declarations: readonly ts.Declaration[],
  keys: readonly string[],
): Record<string, string> {
  const names: Record<string, string> = {};
  const files = new Set(declarations.map((one) => one.getSourceFile()));
  for (const file of files) {
    const library = libraryOf(context.libraries, file);
    const script = library && scriptOf(library, file.fileName);
    if (!script) continue;
    const found = classObject(createRequire(script)(script) as Record<string, unknown>, keys);
    if (found) Object.assign(names, found);
  }
  return names;
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

/**
 * Reads the classes of a component.
 * @param type - of the prop `classes`, or of the interface of its classes
 * @param themeName - the name in front of its classes, where the package has no object of them
 */
export function readClasses(
  context: Context,
  library: Library,
  type: ts.Type,
  themeName: string,
): ApiClass[] {
  const fields = fieldsOf(context.checker, type);
  const declarations = fields.flatMap(declarationsOf);
  const names = runtimeNames(
    context,
    declarations,
    fields.map(({ name }) => name),
  );
  return fields
    .map((field) => {
      const comment = declarationsOf(field).map(readComment).find(Boolean);
      return {
        name: field.name,
        className: names[field.name] ?? ruleName(library, themeName, field.name),
        description: html(context, comment?.text),
        ...(comment?.deprecated !== undefined && {
          deprecated: html(context, comment.deprecated),
        }),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
