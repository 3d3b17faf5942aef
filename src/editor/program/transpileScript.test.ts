import { transpileScript } from './transpileScript';

it('makes a CommonJS module in which every line is where it was', () => {
  const made = transpileScript(
    'A.tsx',
    `import { useState } from 'react';\n\ninterface Props {\n  a: number;\n}\n\nexport default function A({ a }: Props) {\n  return <b>{useState(a)[0]}</b>;\n}\n`,
  );
  const code = 'code' in made ? made.code : '';
  expect(code.split('\n')[6]).toContain('function A({ a })');
  expect(code.split('\n')[7]).toContain("'b'");
  expect(code).toContain("require('react')");
});

it.each([
  ['A.tsx', 'const a = ;', 1],
  ['A.tsx', 'export default function A() {\n  return <b>;\n}', 2],
  ['A.js', 'const x = 1;\nlet y: = 2;', 2],
  ['a.ts', 'const x = 1;\n\nfoo(', 3],
])('says in which line of %s %j cannot be read', (path, code, line) => {
  expect(transpileScript(path, code)).toEqual({ problem: expect.any(String) as string, line });
});

it('reads JSX in .js, as the page shows it', () => {
  expect(transpileScript('A.js', 'export default () => <b />;')).toHaveProperty('code');
});
