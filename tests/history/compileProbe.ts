import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { RowKind } from '../../src/history/rules/types';

/** What is asked of a version: an export, or a row of it. */
export interface Question {
  /** Name of the component, hook or interface. */
  owner: string;
  kind?: RowKind;
  name: string;
}

const around = [
  '@mui/material',
  '@mui/system',
  '@emotion/react',
  '@emotion/styled',
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
];

/** The type that exists only where the row does. */
function probe({ owner, kind, name }: Question): string {
  const key = JSON.stringify(name);
  const props = `React.ComponentProps<typeof L.${owner}>`;
  switch (kind) {
    case undefined:
      return `typeof L.${name}`;
    case 'slot':
      return `NonNullable<${props}['slots']>[${key}]`;
    case 'class':
      return `L.${owner}Classes[${key}]`;
    case 'parameter':
      return `NonNullable<Parameters<typeof L.${owner}>[0]>[${key}]`;
    case 'returned':
      return `ReturnType<typeof L.${owner}>[${key}]`;
    case 'member':
      return `L.${owner}[${key}]`;
    default:
      return `${props}[${key}]`;
  }
}

/**
 * Asks TypeScript which things the packages of a version have, by a line of code for each that compiles only if it is there.
 * @param folder - absolute; the packages are installed into it
 * @param packages - the highest plan last: its package exports what the others have
 * @returns for each question whether it is there
 */
export function compileProbe(
  folder: string,
  packages: readonly string[],
  version: string,
  installed: (name: string) => string,
  questions: readonly Question[],
): boolean[] {
  fs.mkdirSync(folder, { recursive: true });
  // The registry has not every version of every package of a product.
  const there = packages.filter((name) => {
    try {
      execFileSync('npm', ['view', `${name}@${version}`, 'version', '--prefer-offline'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return true;
    } catch {
      return false;
    }
  });
  const dependencies = Object.fromEntries([
    ...there.map((name) => [name, version]),
    ...around.map((name) => [name, installed(name)]),
  ]);
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies }),
  );
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  execFileSync('npm', ['install', '--prefer-offline', ...quiet], { cwd: folder, stdio: 'ignore' });
  const file = path.join(folder, 'probe.tsx');
  const head = `import type * as React from 'react';\nimport type * as L from '${there.at(-1)!}';\n`;
  // Where the props have a name, that is asked: of a generic component TypeScript gives the props of no certain one.
  const lines = questions.flatMap((one, at) => [
    `export type A${at} = ${probe(one)};`,
    `export type B${at} = L.${one.owner}Props;`,
    `export type C${at} = ${probe(one).replaceAll(`React.ComponentProps<typeof L.${one.owner}>`, `L.${one.owner}Props`)};`,
  ]);
  fs.writeFileSync(file, head + lines.join('\n'));
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  const source = program.getSourceFile(file)!;
  const faulty = new Set(
    program
      .getSemanticDiagnostics(source)
      .map(({ start = 0 }) => source.getLineAndCharacterOfPosition(start).line - 2),
  );
  return questions.map((_, at) => !faulty.has(at * 3 + (faulty.has(at * 3 + 1) ? 0 : 2)));
}
