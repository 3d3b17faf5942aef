import type { EditorData } from '../rules/neededModules';
import { buildProgram, type SourceText } from './buildProgram';
import { transpileScript } from './transpileScript';
import type { ScriptText } from './transpiler';

const data: EditorData = {
  base: '/assets/demos/',
  page: 'frame/',
  files: ['react.js', 'library.js'],
  start: [],
  modules: { react: [1, 0], 'react/jsx-runtime': [2, 0], '@mui/material/Button': [3, 0, 1] },
  icons: { first: [], digest: '' },
  texts: [],
  versions: {},
};
const transpile = async (scripts: ScriptText[]) =>
  scripts.map(({ path, code }) => transpileScript(path, code));
const build = (...sources: SourceText[]) => buildProgram(sources, data, { transpile });
const file = (name: string, text: string) => ({ name, text });

it('makes a program of all files, and says which packages it needs', async () => {
  const built = await build(
    file(
      'A.tsx',
      "import Button, { type ButtonProps } from '@mui/material/Button';\nimport type { T } from 'nowhere';\nimport { rows } from './rows';\nimport './A.css';\nexport default (p: ButtonProps) => <Button>{rows}</Button>;\n",
    ),
    file('rows.ts', 'export const rows: number = 3;\n'),
    file('A.css', '.a {}'),
    file('data.json', '{}'),
    file('mark.svg', '<svg/>'),
  );
  if ('fault' in built) throw new Error(built.fault.message);
  expect(built.files).toEqual(['react.js', 'library.js']);
  expect(built.program.entry).toBe('A.tsx');
  expect(built.program.modules).toEqual({
    react: '1',
    'react/jsx-runtime': '2',
    '@mui/material/Button': '3',
  });
  expect(built.program.files.map(({ path, kind }) => [path, kind])).toEqual([
    ['A.tsx', 'script'],
    ['rows.ts', 'script'],
    ['A.css', 'style'],
    ['data.json', 'data'],
    ['mark.svg', 'picture'],
  ]);
  expect(built.program.files[0]!.names).toEqual({
    '@mui/material/Button': ['default'],
    './rows': ['rows'],
  });
  expect(built.program.files.at(-1)!.code).toBe('data:image/svg+xml,%3Csvg%2F%3E');
});

it.each([
  ['what cannot be read', [file('A.tsx', 'const a = 1;\nconst b = ;')], 'syntax', 'A.tsx', 2],
  [
    'a namespace, of which nothing would be left',
    [file('A.tsx', 'namespace N { export const a = 1; }\nexport default () => N.a;')],
    'syntax',
    'A.tsx',
    1,
  ],
  [
    'a package that is not there',
    [
      file(
        'A.tsx',
        "import { useState } from 'react';\nimport pad from 'left-pad';\nexport default () => pad(useState);",
      ),
    ],
    'missing',
    'A.tsx',
    2,
  ],
  [
    'a component that is not there',
    [file('A.tsx', "import X from '@mui/material/X';\nexport default X;")],
    'missing',
    'A.tsx',
    1,
  ],
  [
    'a file that is not there',
    [file('A.tsx', 'export default 1;'), file('b.ts', "\nexport * from './c';")],
    'missing',
    'b.ts',
    2,
  ],
  [
    'data that cannot be read',
    [file('A.tsx', 'export default 1;'), file('d.json', '{')],
    'data',
    'd.json',
    1,
  ],
] as const)('names %s', async (_name, sources, kind, name, line) => {
  const built = await build(...sources);
  expect(built).toEqual({ fault: { kind, name, line, message: expect.any(String) as string } });
});

it('brings what elements are made with, also where a key stands behind other properties', async () => {
  const built = await build(
    file('A.tsx', 'const p = { title: \'a\' };\nexport default () => <li {...p} key="b" />;\n'),
  );
  if ('fault' in built) throw new Error(built.fault.message);
  const code = String(built.program.files[0]!.code);
  for (const [, , request] of code.matchAll(/\brequire\((['"])(.*?)\1/g)) {
    expect(built.program.modules).toHaveProperty([request!]);
  }
  expect(code).toContain('createElement');
});

it('brings what a program asks for while it runs', async () => {
  const built = await build(
    file(
      'A.tsx',
      `import { lazy } from 'react';\nimport { type Row } from './rows';\nlet typed: typeof import('nowhere');\nexport default lazy(() => import(/* later */ "@mui/material/Button"));\n`,
    ),
  );
  expect(built).toMatchObject({
    program: { modules: { '@mui/material/Button': '3' } },
    files: ['react.js', 'library.js'],
  });
});

it('brings the icons that are used of all, and says where all are wanted', async () => {
  const withIcons = { ...data, icons: { first: ['Abc', 'Delete'], digest: '0123' } };
  const all = (used: string) =>
    buildProgram(
      [
        file('A.tsx', "import { Abc } from '@mui/icons-material';\nexport default Abc;"),
        file('b.tsx', `\nimport * as I from '@mui/icons-material';\nexport const b = ${used};`),
      ],
      withIcons,
      { transpile },
    );
  expect(await all('<I.DeleteForever />')).toMatchObject({
    files: ['icons/0.0123.js', 'icons/1.0123.js', 'react.js'],
  });
  const message = '@mui/icons-material/*';
  expect(await all('I[name]')).toEqual({
    fault: { kind: 'missing', name: 'b.tsx', line: 2, message },
  });
});
