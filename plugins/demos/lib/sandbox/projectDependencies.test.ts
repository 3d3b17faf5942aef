import fc from 'fast-check';
import type { PackageVersions } from '../../../../src/sandbox/rules/types';
import { projectDependencies, type PackageFact } from './projectDependencies';

const typed = (version: string, ...peers: string[]): PackageFact => ({
  version,
  peers,
  typed: true,
});
const untyped = (version: string, types?: [string, string], ...peers: string[]): PackageFact => ({
  version,
  peers,
  typed: false,
  ...(types && { types: { name: types[0], version: types[1] } }),
});

const table: ReadonlyMap<string, PackageFact> = new Map(
  Object.entries({
    react: untyped('19.2.9', ['@types/react', '19.3.0']),
    'react-dom': untyped('19.2.9', ['@types/react-dom', '19.3.1'], 'react'),
    '@emotion/react': typed('11.14.0', 'react'),
    '@emotion/styled': typed('11.14.1', '@emotion/react', 'react'),
    '@emotion/cache': typed('11.14.2'),
    '@mui/material': typed('7.2.0', 'react', 'react-dom'),
    '@mui/icons-material': typed('7.2.1', '@mui/material', 'react'),
    '@mui/lab': typed('7.0.0-beta.14', '@mui/material', 'react', 'react-dom'),
    '@mui/system': typed('7.2.2', 'react'),
    '@mui/utils': typed('7.2.3', 'react'),
    '@mui/x-data-grid': typed('8.9.2', '@mui/material', '@mui/system', 'react', 'react-dom'),
    '@mui/x-data-grid-pro': typed('8.9.3', '@mui/material', '@mui/system', 'react'),
    '@mui/x-charts': typed('8.9.4', '@mui/material', '@mui/system', 'react'),
    '@mui/x-date-pickers': typed('8.9.5', '@mui/material', '@mui/system', 'react'),
    '@mui/x-date-pickers-pro': typed('8.9.6', '@mui/material', '@mui/system', 'react'),
    clsx: typed('2.1.1'),
    // Others than the pins, which have to win.
    'date-fns': typed('4.0.0'),
    'date-fns-jalali': typed('4.0.0-0'),
    dayjs: typed('1.0.0'),
    luxon: untyped('3.0.0', ['@types/luxon', '3.7.6']),
    moment: typed('2.0.0'),
    'moment-hijri': untyped('2.0.0', ['@types/moment-hijri', '2.1.4']),
    'moment-jalaali': untyped('0.9.0', ['@types/moment-jalaali', '0.7.9']),
    'moment-timezone': typed('0.5.48'),
    stylis: untyped('4.2.0', ['@types/stylis', '4.2.7']),
    'stylis-plugin-rtl': typed('2.1.1', 'stylis'),
    '@scope/untyped': untyped('1.2.3', ['@types/scope__untyped', '1.2.4'], 'plain'),
    plain: untyped('0.1.0'),
    '@mdx-js/react': typed('3.1.1', '@types/react', 'react'),
    '@types/react': typed('19.3.0'),
    map: typed('1.4.0', '@types/geojson'),
    'peer-a': typed('1.0.1', 'peer-b'),
    'peer-b': typed('1.0.2', 'peer-c', 'peer-a'),
    'peer-c': typed('1.0.3', 'nobody-knows'),
  }),
);
const facts = (name: string) => table.get(name);

const always = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mui/material': '7.2.0',
  react: '19.2.9',
  'react-dom': '19.2.9',
};
const alwaysTypes = { '@types/react': '19.3.0', '@types/react-dom': '19.3.1' };

type Source = string | Record<string, string>;

function dependenciesOf(source: Source, language: 'ts' | 'js') {
  const files = Object.entries(typeof source === 'string' ? { 'Demo.tsx': source } : source);
  return projectDependencies(
    files.map(([path, text]) => ({ path, source: text })),
    facts,
    language,
  );
}

const system = { '@mui/system': '7.2.2' };
const grid = { '@mui/x-data-grid': '8.9.2', ...system };
const pickers = { '@mui/x-date-pickers': '8.9.5', ...system };
const pickersPro = { '@mui/x-date-pickers-pro': '8.9.6', ...system };
const cache = { '@emotion/cache': '11.14.2' };
const clsx = { clsx: '2.1.1' };
const luxonTypes = { '@types/luxon': '3.7.6' };
const picker = (adapter: string, from = 'x-date-pickers') =>
  `import { ${adapter} } from '@mui/${from}/${adapter}';`;

/** What a source needs to run, beyond what every project has, and in TypeScript what its types need. */
type Row = [name: string, source: Source, dependencies: PackageVersions, types?: PackageVersions];

const rows: Row[] = [
  // What every project has.
  ['nothing', '', {}],
  ['no file', {}, {}],
  ['React', "import * as React from 'react';", {}],
  ['a part of React', "import { createRoot } from 'react-dom/client';", {}],
  ['Material UI', "import Button from '@mui/material/Button';", {}],
  ['a part of Material UI', "import { createTheme } from '@mui/material/styles';", {}],
  ['Emotion', "import { css } from '@emotion/react';\nimport styled from '@emotion/styled';", {}],

  // Forms of imports.
  ['a default import', "import clsx from 'clsx';", clsx],
  ['names', "import { clsx } from 'clsx';", clsx],
  ['a namespace', "import * as clsx from 'clsx';", clsx],
  ['a default import and names', "import a, { b } from 'clsx';", clsx],
  ['double quotes', 'import clsx from "clsx";', clsx],
  [
    'double quotes before single ones, whose text is not swallowed',
    'import a from "clsx";\nconst text = 1;\nimport b from \'stylis-plugin-rtl\';',
    { ...clsx, stylis: '4.2.0', 'stylis-plugin-rtl': '2.1.1' },
    { '@types/stylis': '4.2.7' },
  ],
  [
    'an import for its effect before another, whose name is not taken for its own',
    'import "clsx"\nimport cache from \'@emotion/cache\'',
    { ...clsx, ...cache },
  ],
  [
    'a mix of quotes',
    'import a from \'clsx\';\nimport b from "@emotion/cache";',
    { ...clsx, ...cache },
  ],
  ['several lines', "import {\n  clsx,\n} from 'clsx';", clsx],
  ['a line end before the name', "import clsx from\n  'clsx';", clsx],
  ['no spaces', "import{clsx}from'clsx'", clsx],
  ['no semicolons', "import a from 'clsx'\nimport b from '@emotion/cache'", { ...clsx, ...cache }],
  [
    'two on one line',
    "import a from 'clsx'; import b from '@emotion/cache';",
    { ...clsx, ...cache },
  ],
  [
    'carriage returns',
    "import a from 'clsx';\r\nimport b from '@emotion/cache';\r\n",
    { ...clsx, ...cache },
  ],
  ['an import for its effect', "import 'clsx';", clsx],
  ['an indented import for its effect', "  import 'clsx';", clsx],
  ['an import for its effect, indented by a tab', "\timport 'clsx';", clsx],
  ['an import for its effect behind a statement', "const a = 1; import 'clsx';", clsx],
  ['an import for its effect with double quotes', 'import "clsx";', clsx],
  ['an import of no names', "import {} from 'clsx';", clsx],
  ['an import with attributes', "import a from 'clsx/a.json' with { type: 'json' };", clsx],
  ['export of names', "export { clsx } from 'clsx';", clsx],
  ['export of a default', "export { default } from 'clsx';", clsx],
  ['export of all', "export * from 'clsx';", clsx],
  ['export of all as one', "export * as all from 'clsx';", clsx],
  ['export with double quotes', 'export { clsx } from "clsx";', clsx],
  ['import()', "const load = () => import('clsx');", clsx],
  ['import() with double quotes', 'const load = () => import("clsx");', clsx],
  ['import() with a template', 'const load = () => import(`clsx`);', clsx],
  [
    'import() in React.lazy',
    "const A = React.lazy(() => import('@mui/x-charts/BarChart'));",
    { '@mui/x-charts': '8.9.4', ...system },
  ],
  ['import() that is awaited', "const { clsx } = await import('clsx');", clsx],
  ['require', "const clsx = require('clsx');", clsx],
  ['require inside a function', 'function f() { return require("clsx").default; }', clsx],
  ['import equals', "import clsx = require('clsx');", clsx],
  ['comments within', "import /* a */ clsx /* from 'b' */ from /* c */ 'clsx'; // d", clsx],

  // What is no import.
  ['an import in a line comment', "// import clsx from 'clsx';", {}],
  ['an import in a block comment', "/*\nimport clsx from 'clsx';\nimport 'stylis';\n*/", {}],
  [
    'an import in a documentation comment',
    "/**\n * import clsx from 'clsx';\n */\nconst a = 1;",
    {},
  ],
  ['an import in a string', 'const code = "import clsx from \'clsx\'";', {}],
  ['an import in a template', "const code = `\nimport clsx from 'clsx';\nimport 'stylis';\n`;", {}],
  ['an import in text', "const a = <pre>\nimport clsx from 'clsx'\n</pre>;", {}],
  ['a comment before an import', "// import a from 'stylis';\nimport clsx from 'clsx';", clsx],
  ['import() of a computed name', 'const load = (name: string) => import(name);', {}],
  ['a template with a hole', 'const load = (name: string) => import(`clsx/${name}`);', {}],
  ['require of something else', "loader.require('clsx');", {}],

  // Names.
  ['a relative module', "import { rows } from './rows';", {}],
  ['a module of a folder above', "import { rows } from '../rows';", {}],
  ['an absolute path', "import rows from '/rows.js';", {}],
  ['an internal of a package', "import a from '#internal';", {}],
  ['a module of Node', "import fs from 'node:fs';\nimport path from 'path';", {}],
  ['an address', "import a from 'https://esm.sh/clsx';", {}],
  ['a data address', "import a from 'data:text/javascript,0';", {}],
  ['a virtual module', "import a from 'virtual:a';", {}],
  ['a path alias', "import a from '@/clsx';", {}],
  ['a package by several paths', "import a from 'clsx';\nimport b from 'clsx/lite';", clsx],
  ['a scoped package by a path', "import a from '@emotion/cache/dist/a.js';", cache],
  ['a package of which nothing is known', "import a from 'left-pad';", { 'left-pad': 'latest' }],
  ['an unknown package with a scope', "import a from '@left/pad/a';", { '@left/pad': 'latest' }],
  [
    'a package named like a property of objects',
    "import a from 'constructor';\nimport b from 'hasown';",
    { constructor: 'latest', hasown: 'latest' },
  ],

  // What packages need beside them.
  ['icons', "import Add from '@mui/icons-material/Add';", { '@mui/icons-material': '7.2.1' }],
  ['lab', "import TabContext from '@mui/lab/TabContext';", { '@mui/lab': '7.0.0-beta.14' }],
  ['system', "import { styled } from '@mui/system';", system],
  ['utils', "import { visuallyHidden } from '@mui/utils';", { '@mui/utils': '7.2.3' }],
  ['the grid', "import { DataGrid } from '@mui/x-data-grid';", grid],
  [
    'two grids',
    "import { DataGrid } from '@mui/x-data-grid';\nimport { a } from '@mui/x-data-grid-pro';",
    { ...grid, '@mui/x-data-grid-pro': '8.9.3' },
  ],
  [
    'charts',
    "import { BarChart } from '@mui/x-charts/BarChart';",
    { '@mui/x-charts': '8.9.4', ...system },
  ],
  [
    'an X package of which nothing is known',
    "import { a } from '@mui/x-charts-premium';",
    { '@mui/x-charts-premium': 'latest' },
  ],
  [
    'a plugin',
    "import rtlPlugin from 'stylis-plugin-rtl';",
    { stylis: '4.2.0', 'stylis-plugin-rtl': '2.1.1' },
    { '@types/stylis': '4.2.7' },
  ],
  [
    'peers of peers, in a circle',
    "import 'peer-a';",
    { 'nobody-knows': 'latest', 'peer-a': '1.0.1', 'peer-b': '1.0.2', 'peer-c': '1.0.3' },
  ],
  [
    'a peer that is types only',
    "import { useMDXComponents } from '@mdx-js/react';",
    { '@mdx-js/react': '3.1.1' },
  ],
  [
    'a peer of types of which nothing is known',
    "import map from 'map';",
    { map: '1.4.0' },
    { '@types/geojson': 'latest' },
  ],
  [
    'a package of types at run time',
    "import '@types/geojson';",
    {},
    { '@types/geojson': 'latest' },
  ],

  // Date adapters.
  ['AdapterDateFns', picker('AdapterDateFns'), { ...pickers, 'date-fns': '4.1.0' }],
  ['AdapterDateFnsV2', picker('AdapterDateFnsV2'), { ...pickers, 'date-fns': '2.30.0' }],
  [
    'AdapterDateFnsJalali',
    picker('AdapterDateFnsJalali'),
    { ...pickers, 'date-fns-jalali': '4.1.0-0' },
  ],
  [
    'AdapterDateFnsJalaliV2',
    picker('AdapterDateFnsJalaliV2'),
    { ...pickers, 'date-fns-jalali': '2.30.0-0' },
  ],
  ['AdapterDayjs', picker('AdapterDayjs'), { ...pickers, dayjs: '1.11.13' }],
  ['AdapterLuxon', picker('AdapterLuxon'), { ...pickers, luxon: '3.7.1' }, luxonTypes],
  ['AdapterMoment', picker('AdapterMoment'), { ...pickers, moment: '2.30.1' }],
  [
    'AdapterMomentHijri',
    picker('AdapterMomentHijri'),
    { ...pickers, moment: '2.30.1', 'moment-hijri': '3.0.0' },
    { '@types/moment-hijri': '2.1.4' },
  ],
  [
    'AdapterMomentJalaali',
    picker('AdapterMomentJalaali'),
    { ...pickers, moment: '2.30.1', 'moment-jalaali': '0.10.4' },
    { '@types/moment-jalaali': '0.7.9' },
  ],
  [
    'an adapter of the pro pickers',
    picker('AdapterDayjs', 'x-date-pickers-pro'),
    { ...pickersPro, dayjs: '1.11.13' },
  ],
  [
    'an adapter of lab',
    picker('AdapterDayjs', 'lab'),
    { '@mui/lab': '7.0.0-beta.14', dayjs: '1.11.13' },
  ],
  [
    'a deeper path of an adapter',
    "import { a } from '@mui/x-date-pickers/AdapterDayjs/index';",
    { ...pickers, dayjs: '1.11.13' },
  ],
  [
    'an adapter with double quotes',
    'import { a } from "@mui/x-date-pickers/AdapterDayjs";',
    { ...pickers, dayjs: '1.11.13' },
  ],
  [
    'an adapter by import()',
    "import('@mui/x-date-pickers/AdapterDayjs');",
    { ...pickers, dayjs: '1.11.13' },
  ],
  [
    'an adapter by export from',
    "export * from '@mui/x-date-pickers/AdapterDayjs';",
    { ...pickers, dayjs: '1.11.13' },
  ],
  ['an adapter in a comment', "// import { a } from '@mui/x-date-pickers/AdapterFoo';", {}],
  ['an adapter with a small letter', "import a from '@mui/x-date-pickers/adapterDayjs';", pickers],
  [
    'an adapter of a package that has none',
    "import a from '@mui/x-date-pickers-premium/AdapterFoo';",
    { '@mui/x-date-pickers-premium': 'latest' },
  ],
  ['an internal adapter', "import a from '@mui/x-date-pickers/internals/AdapterFoo';", pickers],
  [
    'the same adapter from two packages',
    `${picker('AdapterDayjs')}\n${picker('AdapterDayjs', 'x-date-pickers-pro')}`,
    { ...pickers, ...pickersPro, dayjs: '1.11.13' },
  ],
  [
    'two adapters',
    `${picker('AdapterDayjs')}\n${picker('AdapterLuxon')}`,
    { ...pickers, dayjs: '1.11.13', luxon: '3.7.1' },
    luxonTypes,
  ],
  [
    'two calendars on Moment',
    `${picker('AdapterMoment')}\n${picker('AdapterMomentHijri')}`,
    { ...pickers, moment: '2.30.1', 'moment-hijri': '3.0.0' },
    { '@types/moment-hijri': '2.1.4' },
  ],
  ['a date library on its own', "import dayjs from 'dayjs';", { dayjs: '1.11.13' }],
  [
    'a part of a date library',
    "import { addDays } from 'date-fns/addDays';",
    { 'date-fns': '4.1.0' },
  ],
  [
    'a date library without types',
    "import { DateTime } from 'luxon';",
    { luxon: '3.7.1' },
    luxonTypes,
  ],
  [
    'an adapter for an older major before its library',
    `${picker('AdapterDateFnsV2')}\nimport { addDays } from 'date-fns';`,
    { ...pickers, 'date-fns': '2.30.0' },
  ],
  [
    'an adapter for an older major behind its library',
    `import { addDays } from 'date-fns';\n${picker('AdapterDateFnsV2')}`,
    { ...pickers, 'date-fns': '2.30.0' },
  ],
  ['a plugin of a date library', "import 'moment-timezone';", { 'moment-timezone': '0.5.48' }],

  // Types of packages at run time.
  [
    'a package without types',
    "import { compile } from 'stylis';",
    { stylis: '4.2.0' },
    { '@types/stylis': '4.2.7' },
  ],
  [
    'a scoped package without types',
    "import a from '@scope/untyped';",
    { '@scope/untyped': '1.2.3', plain: '0.1.0' },
    { '@types/scope__untyped': '1.2.4' },
  ],
  ['a package for which there are no types', "import a from 'plain';", { plain: '0.1.0' }],

  // Several files.
  [
    'a package in a module beside the demo',
    { 'Demo.tsx': "import { a } from './a';", 'a.ts': "import clsx from 'clsx';" },
    clsx,
  ],
  [
    'a package in a folder below',
    { 'Demo.tsx': "import { a } from './data/a';", 'data/a.ts': "export * from 'clsx';" },
    clsx,
  ],
  [
    'an adapter in a module, its library in the demo',
    { 'Demo.tsx': "import 'date-fns';\nimport './a';", 'a.ts': picker('AdapterDateFnsV2') },
    { ...pickers, 'date-fns': '2.30.0' },
  ],
  [
    'a package for types in one file and at run time in another',
    { 'Demo.tsx': "import type { A } from 'clsx';", 'a.ts': "import clsx from 'clsx';" },
    clsx,
  ],
  [
    'JavaScript with JSX',
    {
      'Demo.jsx': "const a = <p>it's</p>;\nimport 'clsx';",
      'a.js': "const a = <p>don't</p>;\nimport '@emotion/cache';",
    },
    { ...clsx, ...cache },
  ],
  [
    'data',
    { 'Demo.tsx': "import rows from './rows.json';", 'rows.json': '{ "a": "import \'clsx\'" }' },
    {},
  ],
  [
    'a stylesheet that imports nothing',
    { 'Demo.tsx': "import './Demo.css';", 'Demo.css': '.demo { content: \'import "clsx"\' }' },
    {},
  ],
  [
    'a stylesheet of a package',
    "import 'animate.css/animate.min.css';",
    { 'animate.css': 'latest' },
  ],
  [
    'a stylesheet that imports one of a package',
    { 'Demo.css': "@import 'clsx/a.css';\n@import url('@emotion/cache/a.css');" },
    { ...clsx, ...cache },
  ],
  [
    'a stylesheet that imports one from a server',
    { 'Demo.css': "@import url('https://example.com/a.css');" },
    {},
  ],
  [
    'a stylesheet that imports one beside it',
    { 'Demo.css': "@import './a.css';\n@import 'b.css';", 'a.css': '', 'b.css': '' },
    {},
  ],
  [
    'a stylesheet that imports one beside it in a folder',
    { 'data/Demo.css': "@import 'b.css';", 'data/b.css': '' },
    {},
  ],
  [
    'a stylesheet whose package has the name of a file elsewhere',
    { 'Demo.css': "@import 'animate.css';", 'data/animate.css': '' },
    { 'animate.css': 'latest' },
  ],
];

it('has a row for every way in which the scan may go wrong, each with its own name', () => {
  expect(rows.length).toBeGreaterThanOrEqual(100);
  expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
});

describe('in TypeScript', () => {
  it.each(rows)('installs what is needed for %s', (_, source, dependencies, types = {}) => {
    expect(dependenciesOf(source, 'ts')).toEqual({
      dependencies: { ...always, ...dependencies },
      devDependencies: { ...alwaysTypes, ...types },
    });
  });
});

describe('in JavaScript', () => {
  it.each(rows)('installs what is needed for %s', (_, source, dependencies) => {
    expect(dependenciesOf(source, 'js')).toEqual({
      dependencies: { ...always, ...dependencies },
      devDependencies: {},
    });
  });
});

const typeRows: [name: string, source: Source, types: PackageVersions][] = [
  ['import type', "import type { A } from 'clsx';", clsx],
  ['import type with double quotes', 'import type { A } from "clsx";', clsx],
  ['names that are all types', "import { type A, type B } from 'clsx';", clsx],
  ['export type', "export type { A } from 'clsx';", clsx],
  ['export type of all', "export type * from 'clsx';", clsx],
  ['import() in a type', "let a: import('clsx').A;", clsx],
  ['import type equals', "import type clsx = require('clsx');", clsx],
  ['a reference to types', '/// <reference types="clsx" />', clsx],
  ['the types of Node', '/// <reference types="node" />', {}],
  ['a module that is added to', "export {};\ndeclare module 'clsx' { interface A { b: 1 } }", clsx],
  ['a declared module', "declare module 'a' { export * from 'clsx'; }", clsx],
  ['a declaration file', { 'a.d.ts': "import clsx from 'clsx';" }, clsx],
  ['a package that is there anyway', "import type { Theme } from '@mui/material/styles';", {}],
  ['React', "import type { ReactNode } from 'react';", {}],
  ['a package with peers', "import type { GridColDef } from '@mui/x-data-grid';", grid],
  [
    'a package with types elsewhere',
    "import type { Element } from 'stylis';",
    { '@types/stylis': '4.2.7' },
  ],
  [
    'a package with types elsewhere and peers',
    "import type { A } from '@scope/untyped';",
    { '@types/scope__untyped': '1.2.4' },
  ],
  ['a package for which there are no types', "import type { A } from 'plain';", { plain: '0.1.0' }],
  [
    'a package of which nothing is known',
    "import type { A } from 'left-pad';",
    { 'left-pad': 'latest' },
  ],
  [
    'a package of types',
    "import type { A } from '@types/geojson';",
    { '@types/geojson': 'latest' },
  ],
  ['a date library', "import type { Dayjs } from 'dayjs';", { dayjs: '1.11.13' }],
  ['a date library with types elsewhere', "import type { DateTime } from 'luxon';", luxonTypes],
  [
    'an adapter',
    "import type { A } from '@mui/x-date-pickers/AdapterDayjs';",
    { ...pickers, dayjs: '1.11.13' },
  ],
  [
    'a package in a module beside the demo',
    { 'Demo.tsx': "import type { A } from './a';", 'a.ts': "import type { B } from 'clsx';" },
    clsx,
  ],
];

describe('for types only', () => {
  it.each(typeRows)('installs it for development: %s', (_, source, types) => {
    expect(dependenciesOf(source, 'ts')).toEqual({
      dependencies: always,
      devDependencies: { ...alwaysTypes, ...types },
    });
  });

  it.each(typeRows)('installs nothing in JavaScript: %s', (_, source) => {
    expect(dependenciesOf(source, 'js')).toEqual({ dependencies: always, devDependencies: {} });
  });

  it('keeps out what is needed at run time', () => {
    const source =
      "import type { GridColDef } from '@mui/x-data-grid';\nimport { styled } from '@mui/system';";
    expect(dependenciesOf(source, 'ts')).toEqual({
      dependencies: { ...always, ...system },
      devDependencies: { ...alwaysTypes, '@mui/x-data-grid': '8.9.2' },
    });
  });

  it('takes the version of an adapter that only the types need', () => {
    const source =
      "import type { A } from '@mui/x-date-pickers/AdapterDateFnsV2';\nimport { addDays } from 'date-fns';";
    expect(dependenciesOf(source, 'ts').dependencies).toHaveProperty('date-fns', '2.30.0');
  });
});

describe('date adapters that are of no use', () => {
  it.each(['lab', 'x-date-pickers', 'x-date-pickers-pro'])(
    'names the unknown adapter, its package %s and the known ones',
    (from) => {
      const source = `import { AdapterFoo } from "@mui/${from}/AdapterFoo";`;
      for (const language of ['ts', 'js'] as const) {
        expect(() => dependenciesOf(source, language)).toThrow(
          new RegExp(
            `date adapter "AdapterFoo", imported from "@mui/${from}", cannot be determined\\. Known adapters: .*AdapterDayjs`,
          ),
        );
      }
    },
  );

  it('names two that need different versions, across files', () => {
    expect(() =>
      dependenciesOf(
        { 'Demo.tsx': picker('AdapterDateFns'), 'a.ts': picker('AdapterDateFnsV2') },
        'ts',
      ),
    ).toThrow(/"AdapterDateFns" and "AdapterDateFnsV2" cannot be used together/);
  });
});

const anyPackage = fc.constantFrom(...table.keys(), 'left-pad', '@left/pad', 'constructor');
const anyImport = fc
  .tuple(anyPackage, fc.boolean())
  .map(([name, typeOnly]) => ({ name, typeOnly }));

it('sorts both lists, puts no package in both, and forgets none, in whatever order it is imported', () => {
  fc.assert(
    fc.property(fc.array(anyImport), (imports) => {
      const lines = imports.map(
        ({ name, typeOnly }) => `import ${typeOnly ? 'type ' : ''}{ A } from '${name}';`,
      );
      const { dependencies, devDependencies } = dependenciesOf(lines.join('\n'), 'ts');
      const both = [Object.keys(dependencies), Object.keys(devDependencies)] as const;
      for (const names of both) expect(names).toEqual(names.toSorted());
      expect(new Set(both.flat()).size).toBe(both.flat().length);
      for (const { name, typeOnly } of imports) {
        const types = table.get(name)?.types?.name;
        if (typeOnly) expect(both.flat()).toContain(name in dependencies ? name : (types ?? name));
        else expect(name.startsWith('@types/') ? both[1] : both[0]).toContain(name);
      }
      const reversed = { 'a.ts': lines.toReversed().join('\n'), 'Demo.tsx': '' };
      expect(dependenciesOf(reversed, 'ts')).toEqual({ dependencies, devDependencies });
    }),
  );
});

it('has every required peer of what is installed to run', () => {
  fc.assert(
    fc.property(fc.array(anyPackage), fc.constantFrom('ts', 'js'), (names, language) => {
      const { dependencies } = dependenciesOf(
        names.map((name) => `import '${name}';`).join('\n'),
        language as 'ts' | 'js',
      );
      const installed = Object.keys(dependencies);
      const peers = installed.flatMap((name) => table.get(name)?.peers ?? []);
      expect(installed).toEqual(
        expect.arrayContaining(peers.filter((name) => !name.startsWith('@types/'))),
      );
    }),
  );
});
