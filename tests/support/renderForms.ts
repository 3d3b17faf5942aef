import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { transformSync } from '@swc/core';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { candidatesOf } from '../../plugins/demos/lib/sideFiles';
import { toJavaScript } from '../../plugins/demos/lib/toJavaScript';

/*
 * Runs demos as they are written and as the JavaScript that readers copy, each form with the JavaScript or TypeScript of the files
 * beside it. Arguments: paths of demos. Prints one line of JSON for each.
 */

type Form = 'ts' | 'js';
type Exports = Record<string, unknown>;

const root = path.resolve(__dirname, '../..');
const nodeRequire = createRequire(`${root}/`);
// The Data Grid's packages import a stylesheet.
nodeRequire.extensions['.css'] = () => {};

const { createTheme, ThemeProvider } = nodeRequire(
  '@mui/material/styles',
) as typeof import('@mui/material/styles');
/** Some demos take a part of the theme that they stand in. */
const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });

const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
const isScript = (file: string) => /\.[jt]sx?$/.test(file);

/** All files that a demo is made of, with the JavaScript of each script. */
async function readAll(
  file: string,
  texts = new Map<string, string>(),
): Promise<Map<string, string>> {
  if (texts.has(file)) return texts;
  const source = fs.readFileSync(file, 'utf8');
  texts.set(file, isScript(file) ? await toJavaScript(source, path.basename(file)) : source);
  for (const { fileName } of ts.preProcessFile(source).importedFiles) {
    const target = candidatesOf(path.join(path.dirname(file), fileName)).find(isFile);
    if (fileName.startsWith('.') && target) await readAll(target, texts);
  }
  return texts;
}

function compile(code: string, form: Form, file: string): string {
  return transformSync(code, {
    filename: file,
    configFile: false,
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser:
        form === 'ts'
          ? { syntax: 'typescript', tsx: file.endsWith('x') }
          : { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  }).code;
}

/** Names that JavaScript imports and that are not there: a browser would not run it. */
function missingNames(code: string, ask: (specifier: string) => Exports): string[] {
  const parsed = ts.createSourceFile(
    'a.jsx',
    code,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.JSX,
  );
  return parsed.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return [];
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const exports = ask(from);
    return bindings.elements
      .map(({ name, propertyName }) => (propertyName ?? name).text)
      .filter((name) => !(name in exports))
      .map((name) => `${name} of ${from}`);
  });
}

function run(demo: string, form: Form, texts: ReadonlyMap<string, string>) {
  const loaded = new Map<string, Exports>();
  const missing: string[] = [];
  const load = (file: string): Exports => {
    const known = loaded.get(file);
    if (known) return known;
    const module = { exports: {} as Exports };
    loaded.set(file, module.exports);
    if (!isScript(file)) return module.exports;
    const code = form === 'js' ? texts.get(file)! : fs.readFileSync(file, 'utf8');
    const ask = (specifier: string): Exports => {
      if (!specifier.startsWith('.')) return nodeRequire(specifier) as Exports;
      const base = path.join(path.dirname(file), specifier);
      return load(candidatesOf(base).find(isFile)!);
    };
    if (form === 'js') missing.push(...missingNames(code, ask));
    new Function('module', 'exports', 'require', compile(code, form, file))(
      module,
      module.exports,
      ask,
    );
    return module.exports;
  };
  const Component = load(demo).default as ComponentType;
  const cache = createCache({ key: 'css' });
  let html: string;
  try {
    const themed = createElement(ThemeProvider, { theme }, createElement(Component));
    html = renderToString(createElement(CacheProvider, { value: cache }, themed));
  } catch (error) {
    html = `throws ${(error as Error).message}`;
  }
  return { html, missing };
}

async function main(files: readonly string[]): Promise<void> {
  console.info = () => {};
  console.error = () => {};
  console.warn = () => {};
  for (const file of files) {
    const demo = path.join(root, file);
    const texts = await readAll(demo);
    const written = run(demo, 'ts', texts);
    const copied = run(demo, 'js', texts);
    const answer = {
      file,
      same: written.html === copied.html,
      missing: copied.missing,
      length: written.html.length,
      throws: written.html.startsWith('throws ') ? written.html : undefined,
    };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

void main(process.argv.slice(2));
