import { analyseDemo } from './analyseDemo';
import { formatProblems } from './demoProblem';

const packages = new Set(['react', '@mui/material', '@mui/x-data-grid', 'dayjs']);
const demo = (head: string) => `${head}\nexport default function Demo() {\n  return null;\n}\n`;
const reasons = (source: string, isDemo = true) =>
  analyseDemo(source, 'docs/a/Demo.tsx', packages, isDemo)
    .problems.map(({ reason }) => reason)
    .join('\n');

it('accepts public packages, their paths and files of the own folder', () => {
  const { problems, imports } = analyseDemo(
    demo(
      "import * as React from 'react';\nimport Button from '@mui/material/Button';\nimport { rows } from './rows';",
    ),
    'Demo.tsx',
    packages,
  );
  expect(problems).toEqual([]);
  expect(imports).toEqual(['react', '@mui/material/Button', './rows']);
});

it.each([
  ["import a from '@site/src/demos';", /imports the site's own "@site\/src\/demos"/],
  ["import a from '@theme/Layout';", /imports the site's own/],
  ["import Link from '@docusaurus/Link';", /imports the site's own/],
  ["import a from '/etc/passwd';", /imports the site's own/],
  ["import a from '../rows';", /from outside its own folder/],
  ["import a from './../../x';", /from outside its own folder/],
  ["import _ from 'lodash';", /package\.json does not list lodash/],
  ["import a from '@mui/x-charts/BarChart';", /does not list @mui\/x-charts/],
  ["export { a } from '../rows';", /from outside its own folder/],
  ["const a = import('lodash');", /does not list lodash/],
])('refuses %s', (head, message) => {
  expect(reasons(demo(head))).toMatch(message);
});

it.each([
  'export default function Demo() { return null; }',
  'const Demo = () => null;\nexport default Demo;',
  'function Demo() { return null; }\nexport { Demo as default };',
  'export default class Demo {}',
])('finds the default export of %j', (source) => {
  expect(reasons(source)).toBe('');
});

it('misses a default export, except in a module beside a demo', () => {
  expect(reasons('export const rows = [];')).toMatch(/has no default export/);
  expect(reasons('export const rows = [];', false)).toBe('');
});

it('says where a file does not compile', () => {
  const { problems } = analyseDemo(
    'export default function Demo() {\n  return <div>;\n}',
    'docs/a/Demo.tsx',
    packages,
  );
  expect(formatProblems('docs/a/Demo.tsx', problems)).toMatch(
    /^docs\/a\/Demo\.tsx:2:\d+ does not compile: /,
  );
});

it.each([
  ["type X = import('./types').X;", './types'],
  ["type Rows = typeof import('./rows');", './rows'],
  ["export type X = { of: import('./parts/types').X<string> };", './parts/types'],
  ["const part = () => import('./part');", './part'],
  ['const part = () => import(`./part`);', './part'],
])('follows %s', (head, specifier) => {
  const { problems, imports, relative } = analyseDemo(demo(head), 'Demo.tsx', packages);
  expect(problems).toEqual([]);
  expect(imports).toEqual([specifier]);
  expect(relative).toEqual([{ specifier, line: 1, column: head.search(/['`]/) + 1 }]);
});

it('looks at the packages and folders of import types too', () => {
  expect(reasons(demo("type X = import('../types').X;"))).toMatch(/outside its own folder/);
  expect(reasons(demo("type X = typeof import('lodash');"))).toMatch(/does not list lodash/);
  expect(reasons(demo("type X = import('dayjs').Dayjs;"))).toBe('');
});

const photo = "const photo = new URL('./photo.png', import.meta.url);";
const worker = "const worker = new Worker(new URL('./w.ts', import.meta.url));";

it.each([
  [photo, 38, 'finds "./photo.png" with new URL and import.meta.url'],
  [worker, 16, 'starts a worker from "./w.ts"'],
  ["const worker = new SharedWorker('./w.js');", 16, 'starts a worker from "./w.js"'],
  ['const part = (n: string) => import(`./parts/${n}`);', 29, 'imports `./parts/${n}`'],
  ['const part = (n: string) => import(n);', 29, 'imports n, which is no plain string'],
  ["const all = import.meta.glob('./*.ts');", 13, 'with import.meta.glob'],
  ['const mode = import.meta.env.MODE;', 14, 'uses import.meta.env'],
  ["const rows = require('./rows');", 14, 'calls require'],
  ["const rows = require.context('./rows');", 14, 'uses require.context'],
  ["import rows = require('./rows');", 1, 'has an "import … ="'],
  ["import type rows = require('./rows');", 1, 'has an "import type … ="'],
  ['/// <reference path="./types.ts" />', 22, 'refers to "./types.ts"'],
  ['/// <reference types="./types" />', 23, 'refers to "./types"'],
  ['module.exports = {};', 1, 'uses module.exports'],
  ['exports.rows = [];', 1, 'uses exports.rows'],
  ['const key = process.env.FOO;', 13, 'uses process.env.FOO'],
  ["const key = process['env'];", 13, "uses process['env']"],
])('refuses %s by name, once, and says how to mend it', (head, column, words) => {
  const { problems } = analyseDemo(demo(head), 'Demo.tsx', packages);
  expect(problems).toEqual([{ line: 1, column, reason: expect.stringContaining(words) }]);
  expect(problems[0]!.reason).toMatch(/; \w/);
});

it.each([
  "const url = new URL('/a', 'https://example.com');",
  'const work = (text: Blob) => new Worker(URL.createObjectURL(text));',
  "const work = () => new Worker('data:text/javascript,0');",
  'const process = { env: 1 };\nprocess.env;',
  'const exportOf = (module: { exports: string }) => module.exports;',
  'const job = { process: { env: 1 } };\njob.process.env;',
  '/// <reference types="react" />',
])('does not mind %s', (head) => {
  expect(reasons(demo(head))).toBe('');
});
