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

/** The type that has to be known, so that what it lacks says something; none of an export. */
function ownerOf({ owner, kind }: Question): string | undefined {
  const props = `React.ComponentProps<typeof L.${owner}>`;
  switch (kind) {
    case undefined:
      return undefined;
    case 'slot':
      return `NonNullable<${props}['slots']>`;
    case 'class':
      return `L.${owner}Classes`;
    case 'parameter':
      return `NonNullable<Parameters<typeof L.${owner}>[0]>`;
    case 'returned':
      return `ReturnType<typeof L.${owner}>`;
    case 'member':
      return `L.${owner}`;
    default:
      return props;
  }
}

/** What TypeScript says; nothing where it does not know the type that has the row, so that it cannot be asked. */
export type Answer = boolean | undefined;

/**
 * Asks TypeScript which things the packages of a version have, by a line of code for each that compiles only if it is there.
 * @param folder - absolute; the packages are installed into it
 * @param packages - the highest plan last: its package exports what the others have
 * @returns for each question whether it is there, in their order
 */
export function compileProbe(
  folder: string,
  packages: readonly string[],
  version: string,
  installed: (name: string) => string,
  questions: readonly Question[],
): Answer[] {
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
  // What is asked about comes last: of the core packages it is one of those around the others.
  const dependencies = Object.fromEntries([
    ...around.map((name) => [name, installed(name)]),
    ...there.map((name) => [name, version]),
  ]);
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies }),
  );
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  execFileSync('npm', ['install', '--prefer-offline', ...quiet], { cwd: folder, stdio: 'ignore' });
  const file = path.join(folder, 'probe.tsx');
  const head = `import type * as React from 'react';\nimport type * as L from '${there.at(-1)!}';\n`;
  const lines = questions.flatMap((one, at) => {
    const named = (type: string) =>
      type.replaceAll(`React.ComponentProps<typeof L.${one.owner}>`, `L.${one.owner}Props`);
    const owner = ownerOf(one) ?? 'string';
    return [
      `export type A${at} = ${probe(one)};`,
      `export type B${at} = L.${one.owner}Props;`,
      `export type C${at} = ${named(probe(one))};`,
      `export type D${at} = ${owner};`,
      `export type E${at} = ${named(owner)};`,
      `export type F${at} = typeof L.${one.owner};`,
    ];
  });
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
  const checker = program.getTypeChecker();
  /** Whether everything is a member of a type: of any, and of one with an index signature. */
  const takesAll = (line: number) => {
    const statement = source.statements[line + 2];
    if (statement === undefined) return true;
    const type = checker.getTypeAtLocation(statement);
    return (
      (type.flags & ts.TypeFlags.Any) !== 0 ||
      checker.getIndexTypeOfType(type, ts.IndexKind.String) !== undefined
    );
  };
  const isGeneric = (line: number) => {
    const statement = source.statements[line + 2];
    const signatures = statement ? checker.getTypeAtLocation(statement).getCallSignatures() : [];
    return signatures.length !== 1 || signatures[0]!.typeParameters !== undefined;
  };
  return questions.map((_, at) => {
    const first = at * 6;
    // Of a generic component TypeScript gives the props of no certain one: there the name that they have is asked.
    const isNamed = !faulty.has(first + 1) && isGeneric(first + 5);
    const owner = first + (isNamed ? 4 : 3);
    if (faulty.has(owner) || takesAll(owner)) return undefined;
    return !faulty.has(first + (isNamed ? 2 : 0));
  });
}
