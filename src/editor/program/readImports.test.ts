import { analyseScript } from './analyseScript';

const read = (code: string) => analyseScript('A.tsx', code).imports;

it('finds what is imported, with its names and lines', () => {
  const code = `import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Chip, Slider as S } from '@mui/material';
import type { Row } from './types';
import './a.css';
export { rows } from './rows';
export type { A } from './a';
export * from './b';
`;
  expect(read(code)).toEqual([
    { request: 'react', names: [], line: 1 },
    { request: '@mui/material/Button', names: ['default'], line: 2 },
    { request: '@mui/material', names: ['Chip', 'Slider'], line: 3 },
    { request: './a.css', names: [], line: 5 },
    { request: './rows', names: ['rows'], line: 6 },
    { request: './b', names: ['*'], line: 8 },
  ]);
});

it.each([
  ['{ Delete /* bin */, Save }', ['Delete', 'Save']],
  ['{\n  Delete, // bin, not * basket\n  Save,\n}', ['Delete', 'Save']],
  ['{ /* all */ }', []],
  ['D, { Save }', ['default', 'Save']],
  ['{ default as D, type T, type as U }', ['default', 'type']],
  ['D, * as All', ['*']],
])('reads the names in %j', (names, expected) => {
  expect(read(`import ${names} from 'a';`)).toMatchObject([{ request: 'a', names: expected }]);
});

it.each([
  [
    '<I.Delete /> || <I.Save></I.Save> || I.Home?.name || I\n.Star',
    ['Delete', 'Save', 'Home', 'Star'],
  ],
  ['I.Delete || I[name]', ['Delete', '*']],
  ['I[name] || useIcons(I)', ['*']],
  ['((a: I.Type) => a.I)(<b I="" />)', []],
])('takes of a namespace what is used in %s', (used, expected) => {
  expect(read(`import * as I from 'icons';\nexport default () => ${used};`)[0]!.names).toEqual(
    expected,
  );
});

it('finds what is asked for while a program runs', () => {
  const code = `const Chip = lazy(() => import('@mui/material/Chip'));
const { Delete } = require("@mui/icons-material");
const other = (name: string) => import(name);
const typed: import('types').Row = a.require('no');
`;
  expect(read(code)).toEqual([
    { request: '@mui/material/Chip', names: ['*'], line: 1 },
    { request: '@mui/icons-material', names: ['*'], line: 2 },
  ]);
});
